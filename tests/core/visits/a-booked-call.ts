import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { MINUTE } from '#tests/core/backend.ts';
import { aVisit, BATCH } from './a-visit.ts';

export const OWN = '2026-11-21_morning';
export const OTHER = '2026-11-23_afternoon';
export const SET = 'Qualified – Appointment Set';
/** After this, a save can no longer be undone. */
export const SOON = MINUTE;

/** Robin holds the lead of Ada's booking. */
export function aBookedCall() {
  const booked = aVisit();
  const robin = booked.backend.signedIn();
  robin.next({ batch: BATCH });
  const messages = () =>
    booked.backend.store.read('messages', {
      ...{ isFailed: false, recipient: 'ada.marlowe@home.example', until: '', limit: 99 },
    });
  return {
    ...booked,
    robin,
    save: (visitSlot: string, status: Parameters<typeof robin.save>[1] = SET, more = {}) =>
      robin.save(booked.leadId, status, { visitSlot, ...more }),
    undo: () => robin.call('undo_lead', { leadId: booked.leadId }),
    card: () => nextLeadAnswer.parse(robin.call('next_lead', { batch: BATCH, resume: '1' })),
    news: () => booked.toHomeowner().slice(1),
    /** What waits to be sent to the homeowner about what the company did, newest first. */
    waiting: () =>
      messages().filter(({ messageId, state }) => messageId.startsWith('visit ') && state === 'waiting'),
    messages,
  };
}
