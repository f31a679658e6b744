import { describe, expect, test } from 'vitest';
import { forgotPinAction, resetPinAction } from '#contract/actions/pin-reset.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { addLead } from '#src/services/rep-script/add-lead.ts';
import { call, type RepResult } from '#src/services/rep-script/transport.ts';
import { authLogin, listBatches, nextLead, updateLead } from '#src/services/rep-script.ts';
import { inWords, SCRIPT_ANSWERS } from '#tests/builders/script-answers.ts';
import { httpStatus } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';

const auth = 'secret';
const email = 'robin@reps.example';
const lead = newLeadSchema.parse({
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: 'unknown',
  address: '120 Ocean Avenue',
  city: 'Melbourne Beach',
  zip: '32951',
});

const CALLS: Record<keyof typeof SCRIPT_ANSWERS, () => Promise<RepResult<unknown>>> = {
  auth_login: () => authLogin({ email, password: '2468' }),
  list_batches: () => listBatches(auth),
  next_lead: () => nextLead({ auth, batch: 'b1', rep: 'Robin' }),
  update_lead: () => updateLead({ auth, leadId: 'L1', status: 'New Lead' }),
  add_lead: () => addLead({ ...lead, auth, submissionId: 'id-1' }),
  request_user_approval: () =>
    call(requestUserApprovalAction, { email, name: 'Robin', phone: 'unknown', pin: '2468' }),
  forgot_pin: () => call(forgotPinAction, { email }),
  reset_pin: () => call(resetPinAction, { email, code: 'AB', pin: '2468' }),
};

describe.each(Object.entries(SCRIPT_ANSWERS))('what %s answers', (action, answers) => {
  const made = Object.entries(CALLS).find(([name]) => name === action)?.[1];

  test.each(answers.map((answer) => ({ ...answer, words: inWords(answer) })))(
    '$words: $comesTo',
    async ({ body, status = 200, comesTo }) => {
      repScript.misbehave(httpStatus(status, body));
      const result = await made?.();
      expect(result?.ok ? 'yes' : result?.reason).toBe(comesTo);
    },
  );
});
