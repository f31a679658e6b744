import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { makeDayLinkAction } from '#contract/actions/manager/day-links.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { PHOTOS } from '#src/content/rep/worklist.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { htmlPage, json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { suppress } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { signedInManager } from './manage/manage-page.ts';
import { buttonIn, changeVisit, findRow, shownVisits, storeVisit } from './manage/visits-page.ts';

const TODAY = '2026-11-20';
const HOTLINE = 'Call the office';

/** Makes the crew's link as a manager does, on another device. @returns its key */
async function makeLink(): Promise<string> {
  const { auth } = signedInManager();
  localStorage.clear();
  const made = await call(makeDayLinkAction, { auth, link: 'crew' });
  if (!made.ok) throw new Error(`There is no link: ${made.message}`);
  return made.answer.crew;
}

const endLink = () => testBackend.write({ kind: 'putOwnerSetting', row: { name: 'crewLink', value: '' } });

/** Opens the crew's link on a phone. */
async function openCrew({ day = '', key }: { day?: string; key?: string } = {}) {
  const link = key ?? (await makeLink());
  return { ...(await open(`/crew${day && `?day=${day}`}#${link}`)), key: link };
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const chip = (name: string) => screen.getByRole('link', { name });

/** Today with all kinds of stops, and tomorrow with one. */
function storeDays(): void {
  storeVisit(
    'RT-GRACE2',
    {
      ...{ apptDate: TODAY, state: 'confirmed', agreedTime: '09:30', words: 'Water in the kitchen.' },
    },
    {
      ...{ city: 'Cape Canaveral', zip: '32920', service: 'emergency-tarping', email: 'grace@home.example' },
      ...{ notes: 'Water in the kitchen.\nThe dog is in the yard', language: 'es' },
    },
  );
  testBackend.write(aPhoto('front', 'RT-GRACE2', '2026-11-19T14:12:00.000Z'));
  testBackend.write(aPhoto('back', 'RT-GRACE2', '2026-11-19T14:13:00.000Z'));
  storeVisit(
    'RT-HENRY2',
    { apptDate: TODAY },
    { firstName: 'Henry', lastName: 'Byrd', phone: '(321) 555-0188' },
  );
  storeVisit(
    'RT-IDA222',
    { apptDate: TODAY, apptTime: 'afternoon', state: 'done' },
    { firstName: 'Ida', phone: '(321) 555-0191 / (321) 555-0192' },
  );
  suppress('13215550191');
  storeVisit(
    'RT-CAROL2',
    { apptDate: TODAY, state: 'canceled' },
    { firstName: 'Carol', phone: '(321) 555-0190' },
  );
  storeVisit('RT-OLGA22', { apptDate: '2026-11-21' }, { firstName: 'Olga', phone: '(321) 555-0193' });
}

describe('the crew’s link', () => {
  test('opens today, by half-day, as the crew drives, without what is canceled, and without signing in', async () => {
    storeDays();
    await openCrew();
    expect(await title('Friday, November 20, 2026')).toBeVisible();
    await findRow('RT-GRACE2');
    expect(shownVisits()).toEqual(['RT-GRACE2', 'RT-HENRY2', 'RT-IDA222']);
    expect(screen.getByText('Today · 3 visits')).toBeVisible();
    expect(screen.getByText('Updated 10:00 AM')).toBeVisible();
    const morning = screen.getByRole('region', { name: 'Morning (8 AM to 12 PM)' });
    const names = within(morning)
      .getAllByRole('article')
      .map((stop) => stop.getAttribute('aria-label'));
    expect(names).toEqual(['1. 9:30 AM Grace Hollis', '2. Henry Byrd']);
    expect((await findRow('RT-GRACE2')).dataset).toMatchObject({
      slot: `${TODAY}_morning`,
      visitState: 'confirmed',
    });
  });

  test('shows of a stop what there is to do, whom to call, where it is and what happened, and no email', async () => {
    storeDays();
    await openCrew();
    const stop = await findRow('RT-GRACE2');
    for (const words of ['9:30 AM', 'Confirmed', 'No Cost Emergency Tarping', 'Speaks Spanish', 'RT-GRACE2'])
      expect(stop).toHaveTextContent(words);
    expect(stop).toHaveTextContent('They wrote: Water in the kitchen.');
    expect(stop).toHaveTextContent('Notes: The dog is in the yard');
    expect(within(stop).getByRole('link', { name: 'Call Grace Hollis, (321) 555-0167' })).toHaveAttribute(
      'href',
      'tel:+13215550167',
    );
    const place = '48 Pelican Way, Cape Canaveral, FL 32920';
    expect(within(stop).getByRole('link', { name: `Map of ${place}` })).toHaveTextContent(place);
    expect(document.body).not.toHaveTextContent('grace@home.example');
    const asked = await findRow('RT-HENRY2');
    expect(asked).toHaveTextContent('8 AM to 12 PM');
    expect(asked).toHaveTextContent('Not confirmed yet');
    expect(asked).not.toHaveTextContent('Speaks');
  });

  test('has no number of the do-not-call list', async () => {
    storeDays();
    await openCrew();
    const stop = await findRow('RT-IDA222');
    expect(within(stop).getAllByRole('link', { name: /^Call/ })).toHaveLength(1);
    expect(stop).not.toHaveTextContent('555-0191');
    storeVisit('RT-NOCALL', { apptDate: TODAY }, { phone: '(321) 555-0191' });
    await comeBack();
    const silent = await findRow('RT-NOCALL');
    expect(within(silent).getByText('Do not call')).toBeVisible();
    expect(within(silent).queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(silent).not.toHaveTextContent('555-0191');
  });

  test('sends the crew to the office for the address of another home', async () => {
    storeVisit('RT-GRACE2', { apptDate: TODAY, createdAt: '2026-11-10T12:00:00.000Z' });
    await openCrew();
    const stop = await findRow('RT-GRACE2');
    expect(stop).toHaveTextContent('Another home');
    expect(stop).toHaveTextContent('Ask the office for the address and the number.');
    expect(within(stop).getByRole('link', { name: HOTLINE })).toBeVisible();
    expect(within(stop).queryByRole('link', { name: /^Map/ })).toBeNull();
  });

  test('has no link of a rep, and one that calls the office', async () => {
    await openCrew();
    const bar = screen.getByRole('banner');
    expect(within(bar).getAllByRole('link')).toEqual([within(bar).getByRole('link', { name: HOTLINE })]);
    expect(screen.queryByRole('link', { name: /Login|Create User|New Lead|Hub/ })).toBeNull();
  });

  test('says that a day has no visits', async () => {
    await openCrew();
    expect(await screen.findByText('No visits on this day')).toBeVisible();
  });
});

describe('the days', () => {
  test('are led to by a tap, and Back; the link stays in the address, and today has no day in it', async () => {
    storeDays();
    const { user, key } = await openCrew();
    await findRow('RT-GRACE2');
    await user.click(chip('Sat 21'));
    expect(await title('Saturday, November 21, 2026')).toBeVisible();
    await findRow('RT-OLGA22');
    expect(address()).toBe(`/crew?day=2026-11-21#${key}`);
    expect(chip('Sat 21')).toHaveAttribute('aria-current', 'date');
    expect(screen.getByText('Tomorrow · 1 visit')).toBeVisible();
    window.history.back();
    await findRow('RT-GRACE2');
    expect(address()).toBe(`/crew#${key}`);
    await user.click(chip('Day after'));
    await findRow('RT-OLGA22');
    await user.click(chip('Today'));
    await findRow('RT-GRACE2');
    expect(address()).toBe(`/crew#${key}`);
  });

  test('end where the link ends, and one that is over says so and leads to today', async () => {
    storeDays();
    const { user } = await openCrew({ day: '2026-11-13' });
    expect(await title('Friday, November 13, 2026')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Day before' })).toBeNull();
    expect(screen.getByText('This day is over.')).toBeVisible();
    await user.click(chip('Show today'));
    await findRow('RT-GRACE2');
  });

  test.each(['2026-11-12', '2027-01-30', '2026-02-30', 'x'])(
    'that the link does not show (%s) mean today: a bookmark may be old',
    async (day) => {
      storeDays();
      await openCrew({ day });
      expect(await title('Friday, November 20, 2026')).toBeVisible();
      await findRow('RT-GRACE2');
    },
  );
});

describe('the photos of a stop', () => {
  test('are asked for by a tap, small, and open large', async () => {
    storeDays();
    const { user } = await openCrew();
    const stop = await findRow('RT-GRACE2');
    expect(repEndpoint.sentAs('crew_photos')).toEqual([]);
    await user.click(buttonIn(stop, '2 photos'));
    await user.click(await screen.findByRole('button', { name: 'Photo 1 of 2' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(repEndpoint.sentAs('crew_photo')).toHaveLength(1));
    expect(await within(dialog).findByRole('img', { name: 'Photo 1 of 2' })).toBeVisible();
    expect(within(await findRow('RT-HENRY2')).queryByRole('button')).toBeNull();
  });

  test('that fail to load say so, and load again', async () => {
    storeDays();
    const { user } = await openCrew();
    repEndpoint.misbehave(networkDrop, { action: 'crew_photos' });
    await user.click(buttonIn(await findRow('RT-GRACE2'), '2 photos'));
    expect(await screen.findByText(PHOTOS.failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: PHOTOS.retry }));
    expect(await screen.findByRole('button', { name: 'Photo 2 of 2' })).toBeVisible();
  });

  test('of a link that has ended meanwhile take the list away', async () => {
    storeDays();
    const { user } = await openCrew();
    const stop = await findRow('RT-GRACE2');
    endLink();
    await user.click(buttonIn(stop, '2 photos'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has ended');
    expect(shownVisits()).toEqual([]);
  });
});

describe('without an answer', () => {
  test('what was loaded stays, with the time, until it loads again', async () => {
    storeDays();
    const { user } = await openCrew();
    await findRow('RT-GRACE2');
    changeVisit('RT-HENRY2', { state: 'canceled' });
    vi.setSystemTime(new Date('2026-11-20T16:30:00Z'));
    repEndpoint.misbehave(networkDrop, { action: 'crew_day' });
    await comeBack();
    expect(await screen.findByText('No connection. This is the list from 10:00 AM.')).toBeVisible();
    expect(shownVisits()).toEqual(['RT-GRACE2', 'RT-HENRY2', 'RT-IDA222']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Updated 11:30 AM')).toBeVisible();
    expect(screen.queryByText(/No connection/)).toBeNull();
    expect(shownVisits()).toEqual(['RT-GRACE2', 'RT-IDA222']);
  });

  test('the list loads again when the crew comes back to the page, and when the connection is back', async () => {
    storeDays();
    await openCrew();
    await findRow('RT-GRACE2');
    changeVisit('RT-HENRY2', { state: 'canceled' });
    await comeBack();
    await waitFor(() => expect(shownVisits()).toEqual(['RT-GRACE2', 'RT-IDA222']));
    repEndpoint.misbehave(networkDrop, { action: 'crew_day' });
    await comeBack();
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    changeVisit('RT-IDA222', { state: 'canceled' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shownVisits()).toEqual(['RT-GRACE2']));
  });

  test('a reload, a new tab, or a day that was shown before, shows what this device has loaded', async () => {
    storeDays();
    const { user } = await openCrew();
    await findRow('RT-GRACE2');
    await user.click(chip('Sat 21'));
    await findRow('RT-OLGA22');
    repEndpoint.misbehave(networkDrop, { action: 'crew_day', times: 9 });
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    sessionStorage.clear();
    await open();
    expect(await screen.findByText('No connection. This is the list from Fri 10:00 AM.')).toBeVisible();
    expect(shownVisits()).toEqual(['RT-OLGA22']);
    // The day before is over.
    expect(localStorage.getItem('crewDays')).not.toContain('RT-GRACE2');
  });

  test('an old list says on which day it was loaded', async () => {
    storeVisit('RT-LATER2', { apptDate: '2026-12-05' });
    const { key } = await openCrew({ day: '2026-12-05' });
    await findRow('RT-LATER2');
    repEndpoint.misbehave(networkDrop, { action: 'crew_day', times: 9 });
    vi.setSystemTime(new Date('2026-12-05T12:00:00Z'));
    await openCrew({ day: '2026-12-05', key });
    expect(await screen.findByText('No connection. This is the list from Nov 20, 10:00 AM.')).toBeVisible();
  });

  test('the list loads again by itself: each minute until it has, then every five, and by hand', async () => {
    const { user, advance } = stopClock();
    storeDays();
    repEndpoint.misbehave(networkDrop, { action: 'crew_day', times: 2 });
    await openCrew();
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    await advance(MINUTE_MS);
    expect(shownVisits()).toEqual([]);
    await advance(MINUTE_MS);
    await findRow('RT-GRACE2');
    changeVisit('RT-HENRY2', { state: 'canceled' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(shownVisits()).toEqual(['RT-GRACE2', 'RT-IDA222']));
    const asked = repEndpoint.sentAs('crew_day').length;
    changeVisit('RT-IDA222', { state: 'canceled' });
    await advance(4 * MINUTE_MS);
    expect(repEndpoint.sentAs('crew_day')).toHaveLength(asked);
    await advance(2 * MINUTE_MS);
    await waitFor(() => expect(shownVisits()).toEqual(['RT-GRACE2']));
  });

  test('coming back, which is several events, asks once', async () => {
    storeDays();
    await openCrew();
    await findRow('RT-GRACE2');
    const paused = pausedAnswer();
    repEndpoint.misbehave(paused.fault, { action: 'crew_day' });
    const asked = repEndpoint.sentAs('crew_day').length;
    await comeBack();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    await waitFor(() => expect(repEndpoint.sentAs('crew_day')).toHaveLength(asked + 1));
    paused.release();
    expect(await screen.findByText(/^Updated/)).toBeVisible();
  });

  test.each([
    ['there is no connection', networkDrop, 'No connection'],
    ['the host fails', htmlPage, 'Couldn’t load the visits'],
    ['the answer is no list', json({ ok: false, error: 'busy', message: 'Too many.' }), 'Too many.'],
  ])('because %s, it says so, and loads again', async (_what, fault, words) => {
    storeDays();
    repEndpoint.misbehave(fault, { action: 'crew_day' });
    const { user } = await openCrew();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(screen.getAllByRole('link', { name: HOTLINE })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findRow('RT-GRACE2');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a link that opens nothing', () => {
  test('because a manager has ended it, says so and takes away what was loaded, for good', async () => {
    storeDays();
    await openCrew();
    await findRow('RT-GRACE2');
    endLink();
    await comeBack();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has endedAsk the office for the new one.',
    );
    expect(shownVisits()).toEqual([]);
    expect(screen.queryByRole('navigation')).toBeNull();
    repEndpoint.misbehave(networkDrop, { action: 'crew_day', times: 9 });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(JSON.stringify(localStorage)).not.toContain('Grace');
  });

  test('is not asked for again each minute', async () => {
    const { advance } = stopClock();
    storeDays();
    const key = await makeLink();
    endLink();
    await openCrew({ key });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has ended');
    const asked = repEndpoint.sentAs('crew_day').length;
    await advance(10 * MINUTE_MS);
    expect(repEndpoint.sentAs('crew_day')).toHaveLength(asked);
  });

  test.each([
    ['is cut off', (key: string) => key.slice(0, -3)],
    ['is too long', (key: string) => key + 'a'.repeat(300)],
    ['is not ours', () => 'a.b'],
  ])('because it %s, says so', async (_what, change) => {
    storeDays();
    await openCrew({ key: change(await makeLink()) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('because there is none, says what the page is, and asks nothing', async () => {
    await open('/crew');
    expect(await screen.findByRole('alert')).toHaveTextContent('Open the link from the office');
    expect(screen.getAllByRole('link', { name: HOTLINE })).toHaveLength(2);
    expect(repEndpoint.sent).toEqual([]);
  });

  test('is not one that has lost its key to “Skip to content” in this tab', async () => {
    storeDays();
    const { user, key } = await openCrew();
    await findRow('RT-GRACE2');
    await open('/crew#main');
    await findRow('RT-GRACE2');
    await user.click(chip('Sat 21'));
    await findRow('RT-OLGA22');
    expect(address()).toBe(`/crew?day=2026-11-21#${key}`);
  });
});
