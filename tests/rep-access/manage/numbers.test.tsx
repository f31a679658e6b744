import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALWAYS_SUPPRESSED } from '#backend/core/suppression/numbers.ts';
import { listNumbers, readNumberSource } from '#src/features/manage/numbers/file/number-file.ts';
import { fill } from '#tests/form.ts';
import { json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { isSuppressed, suppress } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { ENDED, EXPIRED, lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { put } from '#tests/stores/rows.ts';
import { catchDownloads } from './downloads.ts';
import { groupsIn } from './import-page.ts';
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
    const more = pausedAnswer();
    await screen.findByRole('button', { name: 'Show more' });
    repEndpoint.misbehave(more.fault, { action: 'list_suppressed' });
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
    repEndpoint.misbehave(networkDrop, { action: 'suppress_number' });
    const { user, add } = await openList('13205550100');
    await add('321.555.0142', 'By letter');
    expect(await screen.findByText('Failed to add the number to the list')).toBeVisible();
    expect(await phoneField()).toHaveValue('321.555.0142');
    await press(user, 'Add to the list');
    expect(
      await screen.findByText('(321) 555-0142 is on the list. No open leads had this number.'),
    ).toBeVisible();
    expect(await findItem('(321) 555-0142')).toHaveTextContent('by bea@reps.example');
    expect(testBackend.read('history', { leadId: '', limit: 1, siteLimit: 0 })).toMatchObject([
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
    expect(repEndpoint.sentAs('suppress_number')).toHaveLength(0);
  });

  test('is still in the form after the session has ended and the manager signs in again', async () => {
    const { add, unmount } = await openList();
    repEndpoint.misbehave(ENDED, { action: 'suppress_number' });
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

/** Two chunks. */
const REGISTRY = Array.from({ length: 300 }, (_, index) => `321,${5_550_000 + index}`);
const LIST = `Name,Phone
Ada,(321) 555-0142
Bo,none
Cy,407-555-0199
Di,555-0123
Ed,321.555.0142
`;

const options = { signal: new AbortController().signal, onShare: () => {} };
const file = (text: string, name = 'registry.csv') => new File([text], name, { type: 'text/csv' });

async function choose(user: UserEvent, text: string) {
  await press(user, 'Add a file');
  await user.upload(await screen.findByLabelText('Choose a CSV or text file'), file(text));
}

/** Puts a file on the list, up to its result. */
async function list(user: UserEvent, text: string) {
  await choose(user, text);
  await press(user, /^Put [\d,]+ numbers? on the list$/);
}

const expectDone = async () =>
  expect(await screen.findByRole('heading', { name: 'registry.csv is on the list' })).toBeVisible();

describe('a file of numbers', () => {
  test('is shown before anything is sent: its numbers, its lines, and those without a number', async () => {
    const { user } = await openManage('numbers');
    await choose(user, LIST);
    expect(await screen.findByRole('heading', { name: 'registry.csv: 3 numbers' })).toBeVisible();
    expect(screen.getByText('For example (321) 555-0142, (407) 555-0199, 5550123')).toBeVisible();
    expect(screen.getByText(/^1 of them can’t be dialed as written/)).toBeVisible();
    expect(groupsIn(screen.getByRole('main'))).toEqual([
      ['With a number', 3],
      ['With numbers that are in a line above', 1],
      ['Without a phone number', 1],
      ['With the headings', 1],
      ['Lines in this file', 6],
    ]);
    expect(screen.getByText('Line 3').parentElement).toHaveTextContent('Line 3Bo, none');
    expect(screen.getByRole('checkbox', { name: /^Phone/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Name/ })).not.toBeChecked();
    expect(repEndpoint.sentAs('suppress_file')).toHaveLength(0);
  });

  test('is read from the columns that the manager chooses', async () => {
    const { user } = await openManage('numbers');
    await choose(user, 'Phone,Old policy id\n321-555-0142,407-555-0199\n');
    expect(await screen.findByRole('heading', { name: 'registry.csv: 1 number' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Old policy id/ }));
    expect(await screen.findByRole('heading', { name: 'registry.csv: 2 numbers' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Old policy id/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Phone/ }));
    expect(await screen.findByRole('heading', { name: 'registry.csv: 0 numbers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
  });

  test('is put on the list in chunks, with counts, and taken off again after a question', async () => {
    suppress('13215550007');
    testBackend.write(put.lead({ leadId: 'ours', phone: '(321) 555-0255' }));
    const { user } = await openManage('numbers');
    await list(user, REGISTRY.join('\n'));
    await expectDone();
    expect(repEndpoint.sentAs('suppress_file')).toHaveLength(2);
    expect(groupsIn(screen.getByRole('region', { name: 'Result' }))).toEqual([
      ['Newly on the list', 299],
      ['On the list already', 1],
      ['Numbers in this file', 300],
    ]);
    expect(screen.getByText('1 open lead was closed.')).toBeVisible();
    expect(await findItem('(321) 555-0000')).toHaveTextContent('by bea@reps.example, with a file');

    await press(user, 'Undo');
    expect(
      await screen.findByText(/^Take all 299 numbers that came with registry.csv off the list\?/),
    ).toBeVisible();
    expect(repEndpoint.sentAs('lift_file')).toHaveLength(0);
    await press(user, 'Yes, take them off');
    expect(await screen.findByText('299 numbers are off the list. 1 lead was reopened.')).toBeVisible();
    expect(isSuppressed('13215550007')).toBe(true);
    expect(isSuppressed('13215550255')).toBe(false);
    await press(user, 'Close');
    expect(await findItem('(321) 555-0007')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('that is stopped by the manager, a failure or an ended session is continued, and nothing is sent twice', async () => {
    const { user } = await openManage('numbers');
    const first = pausedAnswer();
    repEndpoint.misbehave(first.fault, { action: 'suppress_file' });
    await list(user, REGISTRY.join('\n'));
    await press(user, 'Stop');
    first.release();
    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    expect(groupsIn(screen.getByRole('region', { name: 'Result' }))).toContainEqual(['Not sent yet', 50]);
    repEndpoint.misbehave(json({ ok: false, error: 'internal', message: 'No luck' }), {
      action: 'suppress_file',
    });
    await press(user, 'Continue');
    expect(await screen.findByText('The work stopped')).toBeVisible();
    expect(screen.getByText('No luck You can continue. Nothing is done twice.')).toBeVisible();
    repEndpoint.misbehave(ENDED, { action: 'suppress_file' });
    await press(user, 'Continue');
    expect(await screen.findByText(/^Your session has expired\./)).toBeVisible();
    signedInManager();
    await press(user, 'Continue');
    await expectDone();
    expect(repEndpoint.sentAs('suppress_file')).toHaveLength(4);
  });

  test('is taken off later from any of its numbers', async () => {
    const first = await openManage('numbers');
    await list(first.user, LIST);
    await expectDone();
    first.unmount();
    suppress('14075550111');
    const { user } = await openManage('numbers');
    const item = await findItem('(407) 555-0199');
    expect(within(await findItem('(407) 555-0111')).queryByRole('button', { name: /file/ })).toBeNull();
    await user.click(
      within(item).getByRole('button', { name: 'Take the whole file of (407) 555-0199 off the list' }),
    );
    expect(await screen.findByText(/^Take all 3 numbers that came with registry.csv/)).toBeVisible();
    await press(user, 'Cancel');
    expect(isSuppressed('14075550199')).toBe(true);
    await press(user, 'Take the whole file of (407) 555-0199 off the list');
    await press(user, 'Yes, take them off');
    expect(await screen.findByText('3 numbers are off the list. No leads were reopened.')).toBeVisible();
    expect(isSuppressed('14075550111')).toBe(true);
  });

  test('is not offered by a script of an older version', async () => {
    lackFeatures(['number_files']);
    await openManage('numbers');
    expect(await screen.findByRole('button', { name: 'Add a number' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  });
});

describe('the do-not-call list as a file', () => {
  test('has every number, since when and by whom, also after a failure, and reads back as the same numbers', async () => {
    const downloads = catchDownloads();
    const keys = Array.from({ length: 201 }, (_, index) => `1321555${String(index).padStart(4, '0')}`);
    for (const key of [...keys, '+442079460000', '5550123']) suppress(key);
    suppress('14075550199', { suppressedAt: ALWAYS_SUPPRESSED, suppressedBy: '=1+1' });
    const { user, unmount } = await openManage('numbers');
    await findItem('(321) 555-0000');
    repEndpoint.misbehave(json({ ok: false, error: 'internal', message: 'No luck' }), {
      action: 'list_suppressed',
    });
    await press(user, 'Export as CSV');
    expect(await screen.findByText('Failed to export the list')).toBeVisible();
    expect(screen.getByText('No luck')).toBeVisible();
    await press(user, 'Export as CSV');
    expect(
      await screen.findByText('do-not-call-list-2026-11-20.csv is in your downloads: 204 numbers.'),
    ).toBeVisible();
    const [exported] = await downloads.files();
    const rows = exported?.text.trim().split('\r\n') ?? [];
    expect(rows.slice(0, 3)).toEqual([
      'Phone number,Since,By',
      '(+442079460000),2026-11-18 10:00,robin@reps.example',
      '(321) 555-0000,2026-11-18 10:00,robin@reps.example',
    ]);
    expect(rows).toContain("(407) 555-0199,,'=1+1");
    unmount();

    const read = await readNumberSource(file(exported?.text ?? ''), options);
    if (!read?.ok) throw new Error(read?.problem);
    const { numbers, lines } =
      (await listNumbers(read.source, new Set(read.source.columns), options.signal)) ?? {};
    expect([...(numbers ?? [])].sort()).toEqual([...keys, '+442079460000', '5550123', '14075550199'].sort());
    expect(lines).toMatchObject({ heading: 1, numbers: 204, without: 0 });
  });
});
