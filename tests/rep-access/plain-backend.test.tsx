import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { env } from '#src/lib/env.ts';
import { fill } from '#tests/form.ts';

import { httpStatus, json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { address, open } from '#tests/render.tsx';
import { expectAdded, NEEDED, openAndSubmit } from './new-lead-page.ts';
import { expectLogin, loadRepPages, press, signIn } from './rep-pages.ts';
import { button, card, status } from './worklist/worklist-page.ts';

beforeAll(loadRepPages);

/** Leads as a spreadsheet stores them: numbers are numbers, empty cells are null, columns are missing. */
const LEADS = [
  { leadId: 101, firstName: 'Grace', lastName: 'Hollis', phone: 3215550167, zip: 32905, notes: null },
  { leadId: 102, firstName: 'Henry', lastName: 'Okafor', phone: '(321) 555-0168', status: '📞 attempted ' },
  { leadId: 103, firstName: 'Iris', lastName: 'Delgado', status: 'Hot prospect', source: { row: 7 } },
];
const auth = '20261120';
const next = { action: 'next_lead', auth, batch: '1', rep: 'Robin Reyes' };
const listBatches = { action: 'list_batches', auth };
const save = { action: 'update_lead', auth, rep: 'Robin Reyes' };

/** Makes the backend answer only the actions of section 7, like a spreadsheet backend. */
function answerAsPlainBackend() {
  const answers = {
    auth_login: { auth: 20261120, email: 'robin@reps.example', name: 'Robin Reyes', role: 'manager' },
    list_batches: {
      batches: [null, { id: 1, label: 'Palm Bay', count_open: '3' }, { name: 'no id' }],
      progress: 'good',
    },
    add_lead: { ok: 'true' },
  };
  for (const [action, answer] of Object.entries(answers)) {
    repEndpoint.misbehave(json(answer), { action, times: 9 });
  }
  for (const lead of LEADS) {
    const answer = { lead, history: 'see the sheet', leaseUntil: 'tonight' };
    repEndpoint.misbehave(json(answer), { action: 'next_lead' });
  }
  repEndpoint.misbehave(json({ message: 'All called. Thank you!' }), { action: 'next_lead' });
  repEndpoint.misbehave(httpStatus(200, 'OK'), { action: 'update_lead', times: 9 });
}

/** Expects these requests since the last call, and no others. */
async function expectAsked(...requests: object[]) {
  await waitFor(() => expect(repEndpoint.sent.length).toBeGreaterThanOrEqual(requests.length));
  const sent = repEndpoint.sent.splice(0).map(({ payload, fields }) => payload ?? Object.fromEntries(fields));
  expect(sent).toEqual(requests.map((request) => ({ token: env.repToken, ...request })));
}

test('a rep works from sign-in to the end of a list with a script that supports only the specification', async () => {
  answerAsPlainBackend();
  const { user, unmount } = await open('/rep-access');
  await signIn(user, ' Robin@Reps.example ', ' 1234 ');
  const batch = await screen.findByRole('link', { name: /Palm Bay/ });
  expect(address()).toBe('/rep-access/hub');
  expect(batch).toHaveTextContent('3 open');
  expect(screen.queryByRole('link', { name: /^Manage/ })).toBeNull();
  await expectAsked({ action: 'auth_login', email: 'robin@reps.example', password: '1234' }, listBatches);

  await user.click(batch);
  await user.click(await screen.findByRole('button', { name: 'Next Lead' }));
  expect(await card('Grace Hollis')).toBeVisible();
  expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+13215550167');
  expect(status('New Lead')).toBeChecked();
  expect(screen.queryByText('Call back later')).toBeNull();
  expect(screen.queryByText(/Yours for/)).toBeNull();
  await user.click(status('Attempted'));
  fill({ notes: 'Left a message' });
  await user.click(button('Save'));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

  expect(await card('Henry Okafor')).toBeVisible();
  expect(status('Attempted')).toBeChecked();
  await user.click(button('Skip'));
  expect(await card('Iris Delgado')).toBeVisible();
  const saved = { leadId: '101', status: 'Attempted', note: 'Left a message' };
  await expectAsked(listBatches, next, { ...save, ...saved }, next, next);

  expect(screen.getByText('Hot prospect')).toBeVisible();
  expect(button('Save')).toBeDisabled();
  await user.keyboard('s');
  expect(status('New Lead')).toHaveFocus();
  expect(status('New Lead')).not.toBeChecked();
  await user.click(status('Not Qualified'));
  await user.click(button('Save'));
  expect(await screen.findByText('All called. Thank you!')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Iris Delgado' })).toBeNull();
  await expectAsked({ ...save, leadId: '103', status: 'Not Qualified', note: '' }, next, listBatches);
  unmount();

  const page = await openAndSubmit({ ...NEEDED, email: 'ada@home' });
  await expectAdded();
  expect(repEndpoint.sent.splice(0)).toMatchObject([
    { payload: { action: 'add_lead', ...NEEDED, email: 'ada@home', state: 'FL' } },
  ]);
  page.unmount();

  await open('/rep-access/hub');
  await press(user, 'Logout');
  await expectLogin();
  await expectAsked(listBatches);
});
