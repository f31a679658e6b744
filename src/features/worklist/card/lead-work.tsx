import type { ReactNode } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import { isLeadStatus } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { CallbackChoice } from '#src/features/worklist/calling/callback-choice.tsx';
import type { Worklist } from '#src/features/worklist/queue/use-worklist.ts';
import { canEdit } from '#src/features/worklist/queue/worklist-state.ts';
import { type LeadCard, lacksNotes, requiresNotes, takesCallback } from './card.ts';
import { LeaseTimer } from './held-for.tsx';
import { LeadDetails } from './lead-details.tsx';
import { LeadIdentity } from './lead-identity.tsx';
import { StatusChoice } from './status-choice.tsx';

interface LeadWorkProps {
  card: LeadCard;
  worklist: Worklist;
  batches: Batch[] | null;
  repEmail: string;
  now: number;
  /** Whether the script supports callbacks. */
  takesCallbacks: boolean;
  /** The photos that came with the lead. */
  photos: ReactNode;
  /** Call, Save and Skip, or the buttons for a lost lead. */
  children: ReactNode;
}

export function LeadWork({
  card,
  worklist,
  batches,
  repEmail,
  now,
  takesCallbacks,
  photos,
  children,
}: LeadWorkProps) {
  const { state, chooseStatus, typeNotes, chooseCallback, renewLease, showMessage } = worklist;
  const { lead } = card;
  const isWaiting = state.phase === 'loading' && card.hold !== 'preview';
  return (
    <div className="grid gap-5 lg:grid-cols-[1.5fr_1fr]" aria-busy={isWaiting}>
      <section className="grid content-start gap-4 rounded-2xl border border-line bg-white p-4 raised sm:p-6">
        <LeadIdentity key={lead.leadId} card={card} now={now} onCopied={showMessage} />
        <LeaseTimer card={card} onKeep={renewLease} />
        <StatusChoice
          status={card.status}
          customStatus={isLeadStatus(lead.status) ? '' : lead.status}
          isLocked={card.isQueued}
          onChoose={chooseStatus}
        />
        <TextAreaField
          label={WORKLIST.notes}
          name="notes"
          rows={3}
          required={requiresNotes(card)}
          maxLength={LIMITS.notes}
          value={card.notes}
          readOnly={!canEdit(state)}
          onChange={(event) => typeNotes(event.target.value)}
          error={lacksNotes(card) ? WORKLIST.notesNeeded : undefined}
        />
        {takesCallbacks && takesCallback(card) && !card.isQueued && (
          <CallbackChoice
            key={`${lead.leadId} callback`}
            callback={card.callback}
            zone={card.answer.calling?.zone ?? ''}
            now={now}
            onChoose={chooseCallback}
          />
        )}
        {children}
      </section>
      <LeadDetails card={card} batches={batches} me={repEmail} photos={photos} />
    </div>
  );
}
