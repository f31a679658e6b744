import type { LeadStatus } from '#contract/lead/status.ts';
import { type Callback, callbackInstant } from '#src/features/worklist/calling/callback.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';
import { dropBareLine } from '#src/features/worklist/card/dated-notes.ts';
import { leadName } from '#src/features/worklist/card/lead-words.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import type { QueuedSave } from '#src/stored/kept/queued-saves.ts';

interface Press {
  email: string;
  rep: string;
  status: LeadStatus;
  callback: Callback;
}

/** What Save sends of a card. The same words again have the same id, so the script counts them once. */
export const toQueuedSave = (
  { saveId, lead, notes }: LeadCard,
  { callback, ...press }: Press,
): QueuedSave => ({
  ...press,
  saveId: saveId || newSubmissionId(),
  leadId: lead.leadId,
  name: leadName(lead),
  note: dropBareLine(notes),
  callbackAt: callbackInstant(callback),
  callbackMine: callback.mine,
  savedAt: new Date().toISOString(),
  state: 'waiting',
  refusal: '',
});
