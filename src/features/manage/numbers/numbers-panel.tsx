import { PhoneOff } from 'lucide-react';
import { useState } from 'react';
import {
  liftSuppressionAction,
  listSuppressedAction,
  type SuppressedNumber,
  type SuppressNumberAnswer,
} from '#contract/actions/suppressions.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Session } from '#contract/session.ts';
import { ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { MANAGE, NUMBERS } from '#src/content/rep/manage.ts';
import { LIST_EXPORT, NUMBER_FILE } from '#src/content/rep/number-file.ts';
import { easternDate } from '#src/features/manage/eastern-date.ts';
import { type ColumnHeads, ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { SearchForm } from '#src/features/manage/search-form.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { numberDraft } from '#src/stored/rep-draft.ts';
import { AddNumberForm } from './add-number-form.tsx';
import { AddFileCard } from './file/add-file-card.tsx';
import { TakeFileOff } from './file/take-file-off.tsx';
import { getAfterCursor, numberInWords, searchPrefix } from './number-search.ts';
import { useListExport } from './use-list-export.ts';

const HEADS: ColumnHeads = {
  columns: 'lg:grid-cols-[3fr_5fr_4fr]',
  names: NUMBERS.heads,
};

/** The three of them stand beside each other on a phone. */
const ACTION = 'max-sm:min-h-11 max-sm:px-2 max-sm:text-sm';

interface NumbersPanelProps {
  session: Session;
  onExpired: () => void;
}

export function NumbersPanel({ session, onExpired }: NumbersPanelProps) {
  const { auth, email } = session;
  const hasFiles = useBackendFeatures().can('number_files');
  const [isAdding, setIsAdding] = useState(() => numberDraft.read(email) !== null);
  /** A file that is put on the list, or the id of one that is taken off. */
  const [fileTask, setFileTask] = useState<'add' | { fileId: string } | null>(null);
  /** The digits that matching numbers start with; empty matches all. */
  const [search, setSearch] = useState({ prefix: '' });
  const { prefix } = search;
  const list = useManagedList({
    fetchPage: (signal, after = getAfterCursor(prefix)) =>
      call(listSuppressedAction, { auth, after }, { signal }),
    toPage({ numbers, next }) {
      // The list is sorted by digits, so there are no matches after a number past the prefix.
      const last = numbers.at(-1)?.phone ?? '';
      const isAll = !last.startsWith(prefix) && last > prefix;
      return { rows: numbers.filter(({ phone }) => phone.startsWith(prefix)), next: isAll ? '' : next };
    },
    getKey: ({ phone }) => phone,
    search,
    onExpired,
  });

  const listExport = useListExport({
    auth,
    onMessage(message) {
      list.setMessage(message);
      if (message) list.outcome.current?.focus();
    },
    onExpired,
  });

  function startAdding() {
    list.setMessage(null);
    setIsAdding(true);
  }

  function openFile(task: 'add' | { fileId: string }) {
    list.setMessage(null);
    setIsAdding(false);
    setFileTask(task);
  }

  const fileHandlers = {
    onChanged: () => setSearch({ prefix }),
    onClose() {
      setFileTask(null);
      list.outcome.current?.focus();
    },
  };

  function cancelAdding() {
    setIsAdding(false);
    list.outcome.current?.focus();
  }

  function showListed({ phone, already, closed }: SuppressNumberAnswer) {
    const number = numberInWords(phone);
    setIsAdding(false);
    // Several numbers do not stand next to each other in the list.
    setSearch({ prefix: phone.includes(' ') ? '' : phone });
    const text = already ? NUMBERS.already(number) : NUMBERS.added(number, closed);
    list.setMessage({ isSuccess: true, text });
    list.outcome.current?.focus();
  }

  const lift = (row: SuppressedNumber) =>
    list.decide(row, call(liftSuppressionAction, { auth, phone: row.phone }), {
      done: ({ reopened }) => NUMBERS.lifted(numberInWords(row.phone), reopened),
      failed: NUMBERS.notLifted,
    });

  return (
    <section aria-labelledby="numbers" aria-busy={list.isLoading}>
      <h2 id="numbers">{NUMBERS.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{NUMBERS.lead}</p>
      <div className="mb-5 items-start justify-between gap-x-6 lg:flex">
        <SearchForm
          name="number"
          label={NUMBERS.search}
          inputMode="tel"
          maxLength={LIMITS.phone}
          hint={NUMBERS.searchHint}
          submit={NUMBERS.find}
          onSearch={(typed) => setSearch({ prefix: searchPrefix(typed) })}
        />
        {!isAdding && fileTask === null && (
          <div className="flex flex-wrap gap-3 max-sm:gap-2 lg:mt-8">
            <Button className={ACTION} onClick={startAdding}>
              {NUMBERS.add}
            </Button>
            {hasFiles && (
              <>
                <Button look="outline" className={ACTION} onClick={() => openFile('add')}>
                  {NUMBER_FILE.add}
                </Button>
                <Button
                  look="outline"
                  className={ACTION}
                  disabled={list.rows?.length === 0 && prefix === ''}
                  onClick={listExport.start}
                >
                  {LIST_EXPORT.start}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <div role="status">
        {listExport.count !== null && (
          <p className="mb-4 flex items-center gap-4">
            {LIST_EXPORT.progress(listExport.count)}
            <TextButton onClick={listExport.cancel}>{MANAGE.cancel}</TextButton>
          </p>
        )}
      </div>
      {fileTask === 'add' ? (
        <AddFileCard {...fileHandlers} onUndo={(fileId) => openFile({ fileId })} />
      ) : (
        fileTask && (
          <Card key={fileTask.fileId} className="mb-6 max-w-xl">
            <TakeFileOff fileId={fileTask.fileId} {...fileHandlers} />
          </Card>
        )
      )}
      {isAdding && (
        <AddNumberForm
          session={session}
          onListed={showListed}
          onCancel={cancelAdding}
          onExpired={onExpired}
        />
      )}

      <ManagedListView
        list={list}
        failed={NUMBERS.failed}
        look="table"
        heads={HEADS}
        empty={
          prefix === '' ? (
            <EmptyNote Icon={PhoneOff} text={NUMBERS.none} hint={NUMBERS.noneHint} />
          ) : (
            <EmptyNote Icon={PhoneOff} text={NUMBERS.noneFound} />
          )
        }
      >
        {(row) => (
          <NumberItem
            number={row}
            onLift={() => lift(row)}
            onLiftFile={
              hasFiles && fileTask === null && row.fileId !== ''
                ? () => openFile({ fileId: row.fileId })
                : null
            }
          />
        )}
      </ManagedListView>
      <div className="mt-3 flex gap-6">
        {list.hasMore && <TextButton onClick={list.load}>{NUMBERS.more}</TextButton>}
        {prefix !== '' && <TextButton onClick={() => setSearch({ prefix: '' })}>{NUMBERS.all}</TextButton>}
      </div>
    </section>
  );
}

interface NumberItemProps {
  number: SuppressedNumber;
  onLift: () => Promise<void>;
  /** Null while it is not offered, and for a number that no file has listed. */
  onLiftFile: (() => void) | null;
}

function NumberItem({ number, onLift, onLiftFile }: NumberItemProps) {
  const { suppressedAt, suppressedBy } = number;
  const name = numberInWords(number.phone);
  const lift = {
    label: NUMBERS.lift,
    name: NUMBERS.liftNumber(name),
    question: NUMBERS.ask(name),
    yes: NUMBERS.yesLift,
    onYes: onLift,
  };
  const listed = [
    suppressedAt && NUMBERS.since(easternDate(suppressedAt)),
    suppressedBy && NUMBERS.by(suppressedBy),
    number.fileId !== '' && NUMBER_FILE.fromFile,
  ];
  return (
    <ConfirmableItem
      cancel={MANAGE.cancel}
      name={name}
      choices={[lift]}
      columns={HEADS.columns}
      plainButton={
        onLiftFile && (
          <TextButton aria-label={NUMBER_FILE.takeOffName(name)} onClick={onLiftFile}>
            {NUMBER_FILE.takeOff}
          </TextButton>
        )
      }
    >
      <p className="text-sm text-slate-700">{listed.filter(Boolean).join(', ')}</p>
    </ConfirmableItem>
  );
}
