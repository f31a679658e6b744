import { CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { SAVES } from '#src/content/rep/saves.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { copyText } from '#src/lib/clipboard.ts';
import { type SaveOutbox, takeBackSave } from '#src/services/save-outbox.ts';
import { QUEUED_DAYS, type QueuedSave } from '#src/stored/outbox/queued-saves.ts';
import { easternDateTime } from './calling/eastern-words.ts';
import { choiceWords } from './visit/visit-edit.ts';

interface QueuedSavesProps {
  outbox: SaveOutbox | null;
  /** Id of the save that the card shows: Undo is there. */
  onCard: string;
  onTold: (kind: StripMessage['kind'], text: string) => void;
}

export const SAVES_ID = 'queued-saves';

export const countNotTaken = (saves: readonly QueuedSave[]) =>
  saves.filter(({ state }) => state !== 'waiting').length;

/** The saves that the backend does not have yet, or has not taken. */
export function QueuedSaves({ outbox, onCard, onTold }: QueuedSavesProps) {
  const saves = outbox?.saves ?? [];
  const notTaken = countNotTaken(saves);
  return (
    <section id={SAVES_ID} tabIndex={-1} aria-label={SAVES.title} hidden={saves.length === 0}>
      <div className="flex flex-wrap gap-x-2 font-semibold text-navy-900 tabular-nums">
        <h2 className="font-sans text-base">{SAVES.count(saves.length)}</h2>
        <span role="status">
          {notTaken > 0 && <span className="text-coral-700">{SAVES.notTaken(notTaken)}</span>}
        </span>
      </div>
      <p className="text-sm text-slate-600">{SAVES.until(QUEUED_DAYS)}</p>
      <ul className="mt-2 grid gap-2">
        {saves.map((save) => (
          <QueuedSaveItem
            key={save.saveId}
            save={save}
            state={save.saveId === outbox?.sending ? 'sending' : save.state}
            isOnCard={save.saveId === onCard}
            onTold={onTold}
          />
        ))}
      </ul>
    </section>
  );
}

interface QueuedSaveItemProps {
  save: QueuedSave;
  state: QueuedSave['state'] | 'sending';
  isOnCard: boolean;
  onTold: QueuedSavesProps['onTold'];
}

function QueuedSaveItem({ save, state, isOnCard, onTold }: QueuedSaveItemProps) {
  const { name, status, savedAt, note, visitSlot, visitTime } = save;
  const visit = choiceWords({ slot: visitSlot, time: visitTime });
  async function copy() {
    if (await copyText(note)) onTold('success', WORKLIST.noteCopied);
    else onTold('error', WORKLIST.noteNotCopied);
  }
  const discard = {
    label: SAVES.discard,
    name: SAVES.discardOf(name),
    question: SAVES.question(name),
    yes: SAVES.yes,
    async onYes() {
      const { ok } = await takeBackSave(save);
      onTold(ok ? 'success' : 'info', ok ? SAVES.discarded : SAVES.tooLate);
    },
  };
  const mayChange = state !== 'sending' && !isOnCard;
  return (
    <li data-save-state={state === 'unknown' ? 'refused' : state}>
      <ConfirmableItem name={name} choices={mayChange ? [discard] : []} cancel={SAVES.no}>
        <p className="text-sm text-slate-700">
          {status} · {easternDateTime(savedAt)}
          {visit && ` · ${LEAD_VISIT.chosen(visit)}`}
        </p>
        <StateLine save={save} state={state} />
        {note !== '' && !isOnCard && <TextButton onClick={copy}>{WORKLIST.copyNote}</TextButton>}
      </ConfirmableItem>
    </li>
  );
}

const LOOKS = {
  waiting: { Icon: CloudOff, className: 'text-slate-700' },
  sending: { Icon: LoaderCircle, className: 'text-slate-700 [&_svg]:animate-spin' },
  refused: { Icon: CircleAlert, className: 'text-coral-700' },
  unknown: { Icon: CircleAlert, className: 'text-coral-700' },
};

function StateLine({ save: { refusal }, state }: Pick<QueuedSaveItemProps, 'save' | 'state'>) {
  const { Icon, className } = LOOKS[state];
  return (
    <p className={`mt-1 flex items-start gap-2 text-sm font-semibold ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{state === 'refused' ? SAVES.refused(refusal) : SAVES.states[state]}</span>
    </p>
  );
}
