import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { authField } from '#contract/session.ts';
import { nextLeadAnswer } from './next-lead.ts';

/** `undo_lead`: takes this rep's last save back, within seconds of it. The lead is on the rep's screen again, as it was. */
export const undoLeadRequest = z.object({
  auth: authField,
  leadId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
});
export type UndoLeadRequest = z.infer<typeof undoLeadRequest>;

/** The lead as `next_lead` gives it, held for this rep again. */
export const undoLeadAnswer = nextLeadAnswer;
