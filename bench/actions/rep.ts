import { addLeadAction } from '#contract/actions/add-lead.ts';
import { callScriptsAction } from '#contract/actions/call-scripts.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { leadPhotosAction, showPhotoAction } from '#contract/actions/photos.ts';
import { undoLeadAction, updateLeadAction } from '#contract/actions/update-lead.ts';
import { getFilledId, getPhone, NIGHT_MS } from '../postgres/fill.ts';
import { askAsRep, getNewPhone, type NamedCall, nextLead, pickLead, type Turn, takeLead } from './call.ts';

const attempted = (leadId: string) => ({ leadId, status: 'Attempted', note: 'No answer' });

/** Number of a filled lead that has a photo: one in a hundred has, of batches that no rep works. */
const pickWithPhoto = (turn: Turn): number => 9 + 100 * (pickLead(turn) % (turn.size / 100));

export const REP_CALLS: readonly NamedCall[] = [
  [nextLeadAction.name, async (turn) => () => nextLead(turn)],
  [`${nextLeadAction.name}, peek`, async (turn) => () => nextLead(turn, { peek: '1' })],
  [
    `${nextLeadAction.name}, skip`,
    async (turn) => {
      const skip = await takeLead(turn);
      return () => nextLead(turn, { skip });
    },
  ],
  [
    `${nextLeadAction.name}, resume`,
    async (turn) => {
      await takeLead(turn);
      return () => nextLead(turn, { resume: '1' });
    },
  ],
  [
    `${nextLeadAction.name}, nobody may be called`,
    async (turn) => () => nextLead(turn, {}, NIGHT_MS + turn.turn),
  ],
  [
    updateLeadAction.name,
    async (turn) => {
      const fields = attempted(await takeLead(turn));
      return () => askAsRep(turn, updateLeadAction, fields);
    },
  ],
  [
    undoLeadAction.name,
    async (turn) => {
      const leadId = await takeLead(turn);
      await askAsRep(turn, updateLeadAction, attempted(leadId));
      return () => askAsRep(turn, undoLeadAction, { leadId });
    },
  ],
  [
    addLeadAction.name,
    async (turn) => {
      const fields = {
        firstName: 'Ada',
        lastName: 'Marlowe',
        phone: getNewPhone(turn),
        address: '120 Ocean Avenue',
        city: 'Melbourne Beach',
        state: 'FL',
        zip: '32951',
        submissionId: `new-lead-${turn.turn}`,
      };
      return () => askAsRep(turn, addLeadAction, fields);
    },
  ],
  [listBatchesAction.name, async (turn) => () => askAsRep(turn, listBatchesAction)],
  [
    lookupNumberAction.name,
    async (turn) => () => askAsRep(turn, lookupNumberAction, { phone: getPhone(pickLead(turn)) }),
  ],
  [
    leadPhotosAction.name,
    async (turn) => () => askAsRep(turn, leadPhotosAction, { leadId: getFilledId(pickWithPhoto(turn)) }),
  ],
  [
    showPhotoAction.name,
    async (turn) => {
      const lead = pickWithPhoto(turn);
      const fields = { leadId: getFilledId(lead), photoId: `photo-${lead}` };
      return () => askAsRep(turn, showPhotoAction, fields);
    },
  ],
  [callScriptsAction.name, async (turn) => () => askAsRep(turn, callScriptsAction)],
];
