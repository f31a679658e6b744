import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALWAYS_SUPPRESSED } from '#backend/core/suppression/numbers.ts';
import { fill } from '#tests/form.ts';
import { held, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { suppress } from '#tests/msw/stored-rows.ts';
import { ENDED, EXPIRED, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { findItem, openManage, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

/** One more than a page of the list. */
const MANY = Array.from({ length: 201 }, (_, index) => `1321555${String(index).padStart(4, '0')}`);

const listed = () => screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'));
const phoneField = () => screen.findByLabelText(/^Phone number/);
const expectAdded = async () =>
  expect(await screen.findByText(/^\(321\) 555-0142 is on the list\./)).toBeVisible();

/** Opens the do-not-call list with these numbers on it. */
async function openList(...phoneKeys: string[]) {
  for (const phoneKey of phoneKeys) suppress(phoneKey);
  const view = await openManage('numbers');
  const pressFirst = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return {
    ...view,
    pressFirst,
    async find(number: string) {
      fill({ number });
      await press(view.user, 'Find');
    },
    async add(phone: string, reason = '') {
      await pressFirst('Add a number');
      fill({ phone, reason });
      await press(view.user, 'Add to the list');
    },
  };
}

describe('the do-not-call list', () => {
  test('shows each number with its rep and its day, if it has one', async () => {
    suppress('13205550100', { suppressedAt: ALWAYS_SUPPRESSED, suppressedBy: '' });
    await openList('13215550142', '+442079460000');
    expect(await findItem('(321) 555-0142')).toHaveTextContent('Since Nov 18, 2026, by robin@reps.example');
    expect(listed()).toEqual(['+442079460000', '(320) 555-0100', '(321) 555-0142']);
    expect(await findItem('(320) 555-0100')).not.toHaveTextContent(/Since|1969|1970/);
  });

  test('can be searched by the beginning of a number, in any format', async () => {
    const { user, find } = await openList('13205550100', '13215550142', '13215550143', '13225550100');
    await findItem('(322) 555-0100');
    await find('(321) 555');
    await findItem('(321) 555-0142');
    expect(listed()).toEqual(['(321) 555-0142', '(321) 555-0143']);
    expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
    await find('+1 321-555-0143');
    expect(await findItem('(321) 555-0143')).toBeVisible();
    expect(listed()).toEqual(['(321) 555-0143']);
    await find('999');
    expect(await screen.findByText('No match')).toBeVisible();
    await press(user, 'Show all');
    await findItem('(322) 555-0100');
    expect(listed()).toHaveLength(4);
  });

  test('is loaded page by page; a page that arrives after the next search is not shown', async () => {
    const { user, find, pressFirst } = await openList(...MANY);
    await pressFirst('Show more');
    expect(await findItem('(321) 555-0200')).toBeVisible();
    expect(listed()).toHaveLength(201);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

    await find('(321)');
    const more = held();
    await screen.findByRole('button', { name: 'Show more' });
    repScript.misbehave(more.fault, { action: 'list_suppressed' });
    await press(user, 'Show more');
    await find('(321) 555-0200');
    expect(await findItem('(321) 555-0200')).toBeVisible();
    more.release();
    await press(user, 'Remove (321) 555-0200');
    await press(user, 'Yes, take it off');
    expect(await screen.findByText(/^\(321\) 555-0200 is off the list/)).toBeVisible();
    expect(screen.getByText('No match')).toBeVisible();
  });
});

describe('a number that is added by hand', () => {
  test('is on the list at once with the manager’s email, also after a failure, and is not listed twice', async () => {
    repScript.misbehave(networkDrop, { action: 'suppress_number' });
    const { user, add } = await openList('13205550100');
    await add('321.555.0142', 'By letter');
    expect(await screen.findByText('Failed to add the number to the list')).toBeVisible();
    expect(await phoneField()).toHaveValue('321.555.0142');
    await press(user, 'Add to the list');
    expect(
      await screen.findByText('(321) 555-0142 is on the list. No open leads had this number.'),
    ).toBeVisible();
    expect(await findItem('(321) 555-0142')).toHaveTextContent('by bea@reps.example');
    expect(scriptBackend.read('history', { leadId: '', limit: 1, siteLimit: 0 })).toMatchObject([
      { action: 'suppressed', note: '13215550142: By letter' },
    ]);
    expect(screen.queryByLabelText(/^Phone number/)).toBeNull();
    await press(user, 'Show all');
    await findItem('(320) 555-0100');
    expect(listed()).toHaveLength(2);
    await add('+1 320 555 0100');
    expect(await screen.findByText('(320) 555-0100 is already on the list.')).toBeVisible();
    expect(await findItem('(320) 555-0100')).toHaveTextContent('Since Nov 18, 2026, by robin@reps.example');
  });

  test('is refused before anything is sent when it is mistyped, and stays in the field until Cancel', async () => {
    const { user, add } = await openList();
    await add('555-0142', 'By letter');
    const phone = await phoneField();
    expect(phone).toHaveAccessibleDescription('“555-0142” has too few digits: the area code is needed');
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('555-0142');
    expect(screen.getByLabelText('Reason')).toHaveValue('By letter');
    await press(user, 'Cancel');
    expect(screen.getByRole('button', { name: 'Add a number' })).toBeVisible();
    expect(repScript.sentAs('suppress_number')).toHaveLength(0);
  });

  test('is still in the form after the session has ended and the manager signs in again', async () => {
    const { add, unmount } = await openList();
    repScript.misbehave(ENDED, { action: 'suppress_number' });
    await add('321 555 0142', 'By letter');
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    unmount();

    signedInManager();
    const { user } = await openList();
    expect(await phoneField()).toHaveValue('321 555 0142');
    expect(screen.getByLabelText('Reason')).toHaveValue('By letter');
    await press(user, 'Add to the list');
    await expectAdded();
    expect(JSON.stringify(sessionStorage)).not.toContain('bea@reps.example');
  });
});
