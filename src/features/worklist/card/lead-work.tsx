import type { ReactNode } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { DISPOSITIONS, isLeadStatus } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { CallbackChoice } from '#src/features/worklist/calling/callback-choice.tsx';
import type { Worklist } from '#src/features/worklist/queue/use-worklist.ts';
import { canEdit, isBeingReplaced } from '#src/features/worklist/state/worklist-rules.ts';
import { isVisitCanceled } from '#src/features/worklist/visit/visit-edit.ts';
import { type LeadCard, lacksNotes, requiresNotes, takesCallback } from './card.ts';
import { dropBareLine } from './dated-notes.ts';
import { LeadDetails } from './lead-details.tsx';
import { LeadIdentity } from './lead-identity.tsx';
import { LeaseTimer } from './lease-timer.tsx';
import { OutcomePills } from './outcome-pills.tsx';
import { StatusChoice } from './status-choice.tsx';

/** The columns of a laptop, at least down to the end of the screen. */
export const DESK_COLUMNS =
  'grid grid-cols-1 gap-5 lg:grow lg:grid-cols-[1.5fr_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]';
/** The bar is at its end, or at the end of the screen if that is higher. */
const DESK_CARD = 'grid grid-cols-1 content-start gap-4 lg:grid-rows-[1fr_auto] lg:content-stretch lg:gap-3';

interface LeadWorkProps {
  card: LeadCard;
  worklist: Worklist;
  batches: Batch[] | null;
  repEmail: string;
  now: number;
  /** Whether the backend supports callbacks. */
  takesCallbacks: boolean;
  /** What becomes of the visit. */
  visitChoice: ReactNode;
  /** Ctrl+Enter in the notes. */
  onSaveKey: () => void;
  /** The photos that came with the lead. */
  photos: ReactNode;
  /** What to say: beside the card, or in its first lines. */
  callScript: ReactNode;
  isCallScriptBeside: boolean;
  /** The saves that wait on this device. */
  saves: ReactNode;
  /** The bar with Call, Save and Skip, or the buttons for a lost lead. */
  children: ReactNode;
}

export function LeadWork({
  card,
  worklist,
  batches,
  repEmail,
  now,
  takesCallbacks,
  visitChoice,
  onSaveKey,
  photos,
  callScript,
  isCallScriptBeside,
  saves,
  children,
}: LeadWorkProps) {
  const { state, chooseStatus, typeNotes, chooseCallback, renewLease, showMessage } = worklist;
  const { lead } = card;
  const isReplaced = isBeingReplaced(state);
  const isLeft = worklist.isOfOtherBatch;
  const dim = isReplaced || isLeft ? 'opacity-60' : '';
  return (
    <div className={DESK_COLUMNS} aria-busy={isReplaced}>
      <section
        className={`${DESK_CARD} rounded-2xl border border-line bg-white p-4 raised sm:p-6 lg:rounded-b-none lg:border-b-0 lg:p-4 lg:pb-0`}
      >
        <div className={`grid grid-cols-1 content-start gap-4 lg:gap-3 ${dim}`} inert={isLeft}>
          <LeadIdentity
            key={lead.leadId}
            card={card}
            now={now}
            onCopied={showMessage}
            onChooseVisit={visitChoice ? worklist.chooseVisit : null}
          >
            <div className="mt-4 flex flex-wrap items-center gap-x-4 empty:hidden lg:contents">
              <LeaseTimer card={card} onKeep={renewLease} />
              {!isCallScriptBeside && callScript}
            </div>
          </LeadIdentity>
          <StatusChoice
            status={card.status}
            customStatus={isLeadStatus(lead.status) ? '' : lead.status}
            isLocked={card.isQueued}
            onChoose={chooseStatus}
          />
          <TextAreaField
            className="relative lg:[&_textarea]:min-h-30 lg:[&>p]:absolute lg:[&>p]:top-0 lg:[&>p]:right-0 lg:[&>p]:mt-0"
            label={WORKLIST.notes}
            name="notes"
            rows={3}
            required={requiresNotes(card)}
            maxLength={LIMITS.notes}
            value={card.notes}
            readOnly={!canEdit(state)}
            onChange={(event) => typeNotes(event.target.value)}
            onBlur={() => {
              const written = dropBareLine(card.notes);
              if (written !== card.notes && card.notes !== lead.notes && canEdit(state)) typeNotes(written);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.currentTarget.blur();
              onSaveKey();
            }}
            error={lacksNotes(card) ? WORKLIST.notesNeeded : undefined}
          />
          <OutcomePills isLocked={!canEdit(state)} onChoose={worklist.chooseOutcome} />
          {/* Below the notes, which a rep writes all through a call: no status moves them. */}
          {!card.isQueued && visitChoice}
          {takesCallbacks && takesCallback(card) && !card.isQueued && (
            <CallbackChoice
              key={`${lead.leadId} callback`}
              callback={card.callback}
              calling={card.answer.calling}
              isCalled={card.status !== '' && DISPOSITIONS[card.status].isCall}
              now={now}
              onChoose={chooseCallback}
            />
          )}
        </div>
        {children}
      </section>
      <LeadDetails
        lead={lead}
        history={card.answer.history}
        sameNumber={card.answer.sameNumber}
        batches={batches}
        me={repEmail}
        isVisitCanceled={isVisitCanceled(card)}
        callScript={isCallScriptBeside && callScript}
        photos={photos}
        saves={saves}
      />
    </div>
  );
}
