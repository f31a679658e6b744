import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeFeatures } from '#src/stored/backend-features.ts';
import { ENDPOINT_ANSWERS, faultOf } from '#tests/builders/endpoint-answers.ts';
import { fill, getValues } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { NEEDED } from './new-lead-page.ts';
import { loadRepPages } from './rep-pages.ts';
import {
  button,
  GRACE,
  leased,
  listLikePlainBackend,
  openWorklist,
  status,
  withLeads,
} from './worklist/worklist-page.ts';

beforeAll(loadRepPages);

/** Fills in a form of the rep area and sends it. The result returns what was typed. */
const submits = (path: string, typed: Record<string, string>, name: string) => async () => {
  const { user } = await open(path);
  fill(typed);
  await user.click(screen.getByRole('button', { name }));
  return typed;
};
const login = submits('/rep-access', { email: 'robin@reps.example', password: '2468' }, 'Sign In');
const newLead = submits('/rep-access/new-lead', NEEDED, 'Submit Lead');

/** Makes the worklist one of a backend that supports only the specification, and asks for its first lead. */
async function askForLead() {
  withLeads([GRACE]);
  listLikePlainBackend();
  const { user } = await openWorklist();
  await user.click(button('Next Lead'));
  return user;
}

/** What the rep does to trigger each action; returns what the rep has typed. */
const ACTS: Record<keyof typeof ENDPOINT_ANSWERS, () => Promise<Record<string, string>>> = {
  auth_login() {
    repEndpoint.misbehave(json({ batches: [] }), { action: 'list_batches' });
    return login();
  },
  add_lead() {
    signedInRep();
    return newLead();
  },
  request_user_approval: submits(
    '/rep-access/create-user',
    { name: 'Ada', email: 'ada@home', phone: '555-0100', pin: '1234' },
    'Request Account',
  ),
  forgot_pin: submits('/rep-access/forgot-pin', { email: 'robin@reps.example' }, 'Send Reset Code'),
  reset_pin: submits(
    '/rep-access/set-pin?email=robin@reps.example',
    { code: 'ABC', pin: '1234', confirmPin: '1234' },
    'Update PIN',
  ),
  async list_batches() {
    signedInRep();
    storeFeatures([]);
    await open('/rep-access/hub');
    return {};
  },
  async next_lead() {
    await askForLead();
    return {};
  },
  async update_lead() {
    const user = await askForLead();
    await leased('Grace Hollis');
    await user.click(status('Not Qualified'));
    await user.click(button('Save'));
    return {};
  },
};

describe.each(Object.entries(ENDPOINT_ANSWERS))('when a script answers %s with', (action, answers) => {
  const act = Object.entries(ACTS).find(([name]) => name === action)?.[1];

  const shown = answers.filter(({ shows }) => shows.length > 0);

  test.each(shown)('$words, the rep reads: $shows', async (answer) => {
    repEndpoint.misbehave(faultOf(answer), { action });
    const typed = await act?.();
    for (const text of answer.shows) expect((await screen.findAllByText(text))[0]).toBeVisible();
    // A failure loses nothing of it.
    if (answer.comesTo !== 'yes')
      expect(getValues(document.querySelector('form'))).toMatchObject({ ...typed });
  });
});
