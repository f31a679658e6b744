import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { aLead } from '#tests/builders/lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { storeLeads, storeRep } from '#tests/msw/stored-rows.ts';
import { lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { ALMA, findItem, LOU, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);

const LOCKED = 'Locked until 10:15 AM after too many wrong PINs';
const NO_PIN = "No PIN yet, so they can't sign in";
/** Without the one that opens the activity. */
const buttonsIn = (item: HTMLElement) =>
  within(item)
    .queryAllByRole('button', { name: (name) => !name.startsWith('Activity') })
    .map((button) => button.textContent);

test('an account shows until when it is locked, and stays in the list without that after Unlock', async () => {
  signedInManager();
  for (const row of [LOU, PAT]) storeRep(row);
  const { user } = await openManage('reps');
  const item = await findItem('Lou Katz');
  expect(item).toHaveTextContent(LOCKED);
  expect(buttonsIn(item)).toEqual(['Unlock', 'Block']);
  expect(buttonsIn(await findItem('Pat Moss'))).toEqual(['Block']);
  await press(user, 'Unlock Lou Katz');
  await press(user, 'Yes, unlock');
  await screen.findByText(/^Lou Katz can sign in again/);
  expect(screen.getByRole('article', { name: 'Lou Katz' })).not.toHaveTextContent('Locked');
  expect(buttonsIn(screen.getByRole('article', { name: 'Lou Katz' }))).toEqual(['Block']);
  expect(scriptBackend.mail()).toMatchObject([
    { to: LOU.email, text: expect.stringMatching(/Your code: \w{8}\./) },
  ]);
});

test('an approved account without a PIN says so, also after a new code is sent, and even if it is locked', async () => {
  signedInManager();
  storeRep({ ...LOU, ...ALMA, lockedUntil: LOU.lockedUntil });
  const { user } = await openManage('reps');
  const item = await findItem('Alma Fox');
  expect(item).toHaveTextContent(NO_PIN);
  expect(item).not.toHaveTextContent('Locked');
  expect(buttonsIn(item)).toEqual(['Send a new code', 'Block']);
  await press(user, 'Send a new code to Alma Fox');
  await press(user, 'Yes, send it');
  await screen.findByText(/^An email with a new code is on its way to Alma Fox/);
  expect(screen.getByRole('article', { name: 'Alma Fox' })).toHaveTextContent(NO_PIN);
});

test('a manager can unlock the own account, but not block it; a lock beyond today shows its date', async () => {
  signedInManager({ lockedUntil: LOU.lockedUntil });
  storeRep({ ...LOU, lockedUntil: new Date(FRIDAY_TEN + 23 * HOUR_MS).toISOString() });
  await openManage('reps');
  expect(await findItem('Lou Katz')).toHaveTextContent(
    'Locked until Nov 21, 9:00 AM after too many wrong PINs',
  );
  const me = await findItem('Bea Boss');
  expect(within(me).getByText('You')).toBeVisible();
  expect(me).toHaveTextContent(LOCKED);
  expect(buttonsIn(me)).toEqual(['Unlock']);
});

describe('a rep who is blocked and has promised callbacks', () => {
  const blockPat = async (count: number) => {
    signedInManager();
    storeRep(PAT);
    const callbackAt = new Date(FRIDAY_TEN + HOUR_MS).toISOString();
    storeLeads(
      ...Array.from({ length: count }, (_, index) =>
        aLead({ leadId: `lead-${index}`, callbackAt, callbackRep: PAT.email }),
      ),
    );
    const { user } = await openManage('reps');
    await press(user, 'Block Pat Moss');
    await press(user, 'Yes, block');
    return screen.findByText(/^Pat Moss is blocked and signed out everywhere\./);
  };

  test.each([
    [1, ' 1 callback kept for them went back to the queue: any rep can make it now.'],
    [2, ' 2 callbacks kept for them went back to the queue: any rep can make them now.'],
    [0, ''],
  ])('the manager reads how many of them any rep can make now: %i', async (count, words) => {
    expect(await blockPat(count)).toHaveTextContent(
      `Pat Moss is blocked and signed out everywhere.${words}`,
      { normalizeWhitespace: false },
    );
  });

  test('all of them go back, also more than one request frees', async () => {
    const count = PAGE_SIZES.keptCallbacks + 2;
    expect(await blockPat(count)).toHaveTextContent(`${count} callbacks kept for them`);
    expect(repScript.sentAs('block_rep')).toHaveLength(2);
    expect(scriptBackend.read('keptCallbacks', { rep: PAT.email, limit: 1 })).toEqual([]);
  });

  test('a failure after the first request still says that the rep is blocked, how many are free, and that others are not', async () => {
    const answer = { ok: true, callbacks: 100, moreCallbacks: true };
    repScript.misbehave(json(answer), { action: 'block_rep' });
    repScript.misbehave(networkDrop, { action: 'block_rep' });
    expect(await blockPat(0)).toHaveTextContent(
      "100 callbacks kept for them went back to the queue: any rep can make them now. Their other callbacks stay kept for them until they're a day late.",
    );
  });
});

test('the accounts of a script without locks have no lock, and can only be blocked', async () => {
  signedInManager();
  for (const row of [LOU, ALMA]) storeRep(row);
  lackFeatures(['security']);
  await openManage('reps');
  for (const name of ['Lou Katz', 'Alma Fox']) {
    const item = await findItem(name);
    await waitFor(() => expect(buttonsIn(item)).toEqual(['Block']));
    expect(item).not.toHaveTextContent(/Locked|PIN/);
  }
});
