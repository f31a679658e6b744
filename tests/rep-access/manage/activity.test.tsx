import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { storeEvent, storeRep } from '#tests/msw/stored-rows.ts';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { ago, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const BEA = 'bea@reps.example';
const findRows = async () =>
  (await screen.findAllByText(/^\d+:\d\d [AP]M$/)).map((line) => line.closest('li')?.textContent);

describe('the activity', () => {
  test('says in plain words what was done', async () => {
    const done = [
      ['approved', 'nora@reps.example (rep)', 'Account approvednora@reps.example (rep)'],
      ['denied', 'nora@reps.example', 'Account request deniednora@reps.example'],
      ['blocked', 'nora@reps.example', 'Account blockednora@reps.example'],
      ['role', 'nora@reps.example: rep to manager', 'Role changednora@reps.example: rep to manager'],
      ['locked', 'nora@reps.example', 'Account locked after too many wrong PINsnora@reps.example'],
      ['unlocked', 'nora@reps.example', 'Account unlocked, code sentnora@reps.example'],
      ['opened', 'nora@reps.example', 'Account openednora@reps.example'],
      ['pin', 'nora@reps.example', 'PIN changednora@reps.example'],
      ['imported', 'Storm of Nov 18', 'List importedStorm of Nov 18'],
      ['exported', 'Storm of Nov 18', 'Batch exportedStorm of Nov 18'],
      ['archived', 'Storm of Nov 18', 'Batch archivedStorm of Nov 18'],
      ['unarchived', 'Storm of Nov 18', 'Batch brought backStorm of Nov 18'],
      ['script', 'No service, New Lead', 'Call script changedNo service, New Lead'],
      ['suppressed', '13215550142: By letter', 'Added to the do-not-call list(321) 555-0142: By letter'],
      ['suppressed', 'File registry.csv', 'Added to the do-not-call listFile registry.csv'],
      ['lifted', '+442079460000', 'Taken off the do-not-call list+442079460000'],
    ] as const;
    for (const [index, [action, note]] of done.entries())
      storeEvent({ action, note, rep: BEA, at: ago(index) });
    await openManage('activity');
    expect((await findRows()).map((row) => row?.replace(/Bea Boss[\d:]+ AM$/, ''))).toEqual(
      done.map(([, , words]) => words),
    );
  });

  test('is sorted from the newest, and says who did it: a name, an email, the owner or nobody known', async () => {
    storeEvent({ action: 'locked', note: 'c', at: ago(3) });
    storeEvent({ action: 'approved', note: 'a', at: ago(1), rep: BEA });
    storeEvent({ action: 'denied', note: 'd', at: ago(600) });
    storeEvent({ action: 'pin', note: 'b', at: ago(2), rep: 'gone@reps.example' });
    await openManage('activity');
    expect(await findRows()).toEqual([
      'Account approvedaBea Boss9:59 AM',
      'PIN changedbgone@reps.example9:58 AM',
      'Account locked after too many wrong PINscUnknown9:57 AM',
      'Account request denieddOwner12:00 AM',
    ]);
  });

  test('names the account concerned by its name, where it has one', async () => {
    storeRep(PAT);
    storeEvent({ action: 'role', note: `${PAT.email}: rep to manager`, at: ago(1), rep: BEA });
    storeEvent({ action: 'exported', note: PAT.email, at: ago(2), rep: BEA });
    await openManage('activity');
    expect(await findRows()).toEqual([
      'Role changedPat Moss: rep to managerBea Boss9:59 AM',
      `Batch exported${PAT.email}Bea Boss9:58 AM`,
    ]);
  });

  test('is one line for what one person did several times in a row on one day', async () => {
    for (const minutes of [1, 2, 5, 24 * 60]) storeEvent({ action: 'looked_up', at: ago(minutes), rep: BEA });
    storeEvent({ action: 'looked_up', at: ago(3), rep: 'gone@reps.example' });
    await openManage('activity');
    await screen.findByText('Searched or opened leads, 2 times');
    const rows = within(screen.getByRole('region', { name: 'Activity' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Searched or opened leads, 2 timesBea Boss9:58 AM to 9:59 AM',
      'Searched or opened leadsgone@reps.example9:57 AM',
      'Searched or opened leadsBea Boss9:55 AM',
      'Searched or opened leadsBea Boss10:00 AM',
    ]);
  });

  test('stands below its day', async () => {
    const days = [
      ['Today', ago(1)],
      ['Today', ago(2)],
      ['Thursday, November 19', ago(24 * 60)],
      ['Wednesday, December 31, 2025', '2026-01-01T04:30:00.000Z'],
    ] as const;
    for (const [day, at] of days) storeEvent({ action: 'exported', note: `${day}, ${at}`, at, rep: BEA });
    await openManage('activity');
    expect(await findRows()).toHaveLength(days.length);
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([...new Set(days.map(([day]) => day))]);
  });

  test('is filtered by what it is about and by who did it', async () => {
    storeRep(PAT);
    storeEvent({ action: 'exported', note: 'Storm', at: ago(1), rep: BEA });
    storeEvent({ action: 'exported', note: 'Hail', at: ago(2), rep: PAT.email });
    storeEvent({ action: 'pin', note: PAT.email, at: ago(3), rep: PAT.email });
    const { user } = await openManage('activity');
    const actions = async () => (await findRows()).map((row) => row?.replace(/(Bea Boss|Pat Moss)\d.*$/, ''));
    expect(await actions()).toEqual(['Batch exportedStorm', 'Batch exportedHail', 'PIN changedPat Moss']);
    await user.selectOptions(screen.getByLabelText('Show'), 'Batches, imports, exports');
    expect(await actions()).toEqual(['Batch exportedStorm', 'Batch exportedHail']);
    await user.selectOptions(screen.getByLabelText('Done by'), 'Pat Moss');
    expect(await actions()).toEqual(['Batch exportedHail']);
    await user.selectOptions(screen.getByLabelText('Show'), 'Do not call');
    expect(screen.getByText('None among the newest 3.')).toBeVisible();
  });

  test('is shown page by page, and no event twice', async () => {
    const all = Array.from({ length: PAGE_SIZES.auditEvents + 2 }, (_, index) => `Batch ${index}`);
    // Pairs at the same moment, so that the first page ends between two events of one moment.
    for (const [index, note] of all.entries()) {
      storeEvent({ action: 'imported', note, at: ago(Math.floor((index + 1) / 2)), rep: BEA });
    }
    const { user } = await openManage('activity');
    expect(await findRows()).toHaveLength(PAGE_SIZES.auditEvents);
    await press(user, 'Show older');
    await waitFor(async () => expect(await findRows()).toHaveLength(all.length));
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    const notes = (await findRows()).map((text) => /Batch \d+(?=Bea)/.exec(text ?? '')?.[0]);
    expect(new Set(notes)).toEqual(new Set(all));
  });
});
