import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { comesBackMs } from '#src/features/worklist/calling/callback.ts';
import { fill } from '#tests/form.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { GRACE, leased, openWithTimers, putLead, save, status, storedLead } from './worklist-page.ts';

beforeAll(loadRepPages);

const setHours = (value: string) =>
  testBackend.write({ kind: 'putOwnerSetting', row: { name: 'hoursBetweenCalls', value } });

const LINE = 'Comes back after 2:00 PM Eastern, or choose a time';

describe('a lead that nobody has reached', () => {
  test('says when it comes back, before the save and as the previous lead', async () => {
    const { user, advance } = await openWithTimers();
    expect(screen.queryByText(/^Comes back/)).toBeNull();
    await user.click(status('Attempted'));
    expect(screen.getByText(LINE)).toBeVisible();
    fill({ notes: 'No answer' });
    await save(user);
    expect(storedLead()).toMatchObject({ waitsFor: 'rest', readyAt: expect.stringMatching('T19:00:0') });
    await advance(1100);
    await leased('Henry Okafor');
    await user.keyboard('p');
    const said = await screen.findByText('Comes back');
    expect(said.nextElementSibling).toHaveTextContent('Fri, Nov 20, 2:00 PM Eastern');
  });

  test('says nothing of it with another status, a time of the homeowner’s, or when no rest is set', async () => {
    const { user } = await openWithTimers();
    await user.click(status('Attempted'));
    await user.click(screen.getByText('Call back later'));
    await user.click(screen.getByRole('button', { name: 'Tomorrow 9 AM' }));
    expect(screen.queryByText(/^Comes back/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'No callback' }));
    expect(screen.getByText(LINE)).toBeVisible();
    await user.click(status('New Lead'));
    expect(screen.queryByText(/^Comes back/)).toBeNull();
  });

  test('says it with the save when the third call was saved, whose day the card does not know', async () => {
    const calls = ['2026-11-20T13:30:00.000Z', '2026-11-20T13:40:00.000Z'];
    const number = {
      phoneKey: GRACE.phoneKey,
      suppressedAt: '',
      suppressedBy: '',
      fileId: '',
      restUntil: '',
    };
    testBackend.write({ kind: 'putNumber', row: { ...number, calls } });
    const { user } = await openWithTimers();
    await user.click(status('Attempted'));
    expect(screen.queryByText(/^Comes back/)).toBeNull();
    fill({ notes: 'No answer' });
    await save(user);
    expect(await screen.findByText('Comes back after Sat 8:30 AM Eastern.')).toBeVisible();
  });

  test('comes back at once when the owner wants no rest', async () => {
    setHours('0');
    const { user } = await openWithTimers();
    await user.click(status('Attempted'));
    fill({ notes: 'No answer' });
    expect(screen.queryByText(/^Comes back/)).toBeNull();
    await save(user);
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(screen.queryByText(/^Comes back/)).toBeNull();
    expect(storedLead()).toMatchObject({ waitsFor: '', readyAt: '' });
  });
});

test('the last lead of a list that rests is said in words, with the time', async () => {
  const { user, advance } = await openWithTimers();
  const henry = storedLead('lead-2');
  if (henry) putLead({ ...henry, open: false });
  await user.click(status('Attempted'));
  fill({ notes: 'No answer' });
  await save(user);
  await advance(1100);
  expect(
    await screen.findByText('No leads to call right now: 1 resting after a call with no answer.'),
  ).toBeVisible();
  expect(screen.getByText('2:00 PM Eastern')).toBeVisible();
  expect(storedLead(GRACE.leadId)?.open).toBe(true);
});

describe('without a callback it comes back', () => {
  const OPEN = { zone: 'America/New_York', zones: ['America/New_York'], restHours: 4 };
  test.each<[string, object | undefined, string]>([
    ['after the hours', OPEN, '2026-11-20T19:00:00.000Z'],
    [
      'in another part of the day where the homeowner lives',
      { zone: 'America/Denver', zones: ['America/Denver'], restHours: 1 },
      '2026-11-20T19:00:00.000Z',
    ],
    [
      'when the calling hours of all places are open',
      { ...OPEN, zones: ['America/New_York', 'Pacific/Honolulu'], restHours: 2 },
      '2026-11-20T18:00:00.000Z',
    ],
    [
      'at night, too, if the homeowner has asked for the call',
      { ...OPEN, zones: ['Pacific/Guam'], requestedUntil: '2026-11-27T15:00:00.000Z' },
      '2026-11-20T19:00:00.000Z',
    ],
    ['at a time that is not known, after the third call', { ...OPEN, attemptsToday: 2 }, ''],
    ['at once without a rest', { ...OPEN, restHours: 0 }, ''],
    ['at a time that an older script does not say', { zone: OPEN.zone }, ''],
    ['at a time that another script does not say', undefined, ''],
  ])('%s', (_what, calling, wanted) => {
    const { calling: read } = nextLeadAnswer.parse({ lead: null, calling });
    const ms = comesBackMs(read, FRIDAY_TEN);
    expect(ms === null ? '' : new Date(ms).toISOString()).toBe(wanted);
  });
});
