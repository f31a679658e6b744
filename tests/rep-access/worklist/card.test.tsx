import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AuditRow, NumberRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aRep } from '#tests/builders/rep.ts';
import { fill } from '#tests/form.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import {
  asked,
  button,
  callLink,
  card,
  GRACE,
  giveToSam,
  HENRY,
  leased,
  notesField,
  openWithLead,
  openWithTimers,
  openWorklist,
  putLead,
  save,
  saves,
  status,
  storedLead,
  watchDialing,
} from './worklist-page.ts';

const main = () => screen.getByRole('main');
const BOOKED = aLead({ source: 'booking', phone: '(619) 555-0167', createdAt: '2026-11-20T14:00:00.000Z' });
/** With a number of Mobile, which is Central too. */
const PENSACOLA = aLead({ createdAt: GRACE.createdAt, zip: '32501', phone: '(251) 555-0167' });

const putNumber = (over: Partial<NumberRow>) =>
  testBackend.write({
    kind: 'putNumber',
    row: {
      phoneKey: GRACE.phoneKey,
      suppressedAt: '',
      suppressedBy: '',
      fileId: '',
      restUntil: '',
      calls: [],
      ...over,
    },
  });

describe('on the card,', () => {
  test('a booking is marked as requested and may be called at night', async () => {
    testBackend.setClock(new Date('2026-11-21T03:30:00.000Z'));
    await openWithLead([BOOKED, HENRY]);
    expect(screen.getByText('Requested this call')).toBeVisible();
    expect(screen.queryByText(/^Hours /)).toBeNull();
    expect(callLink()).toBeVisible();
  });

  test('a booking with a number on the do-not-call list says so, and when the homeowner requested it', async () => {
    putNumber({ phoneKey: BOOKED.phoneKey, suppressedAt: '2026-10-01T12:00:00.000Z' });
    await openWithLead([BOOKED]);
    const words =
      /on the do-not-call list, but the homeowner asked for this visit on Fri, Nov 20, 9:00 AM\.$/;
    expect(screen.getByText(words)).toBeVisible();
  });

  test('a homeowner who has booked in Spanish is marked beside the name, which a screen reader says with it', async () => {
    await openWithLead([{ ...BOOKED, language: 'es' }]);
    expect(screen.getByText('Speaks Spanish')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleDescription(/Speaks Spanish/);
  });

  test('a homeowner who reads English, or of whom nobody knows, is not marked', async () => {
    await openWithLead([{ ...BOOKED, language: 'en' }, HENRY]);
    expect(screen.queryByText(/^Speaks/)).toBeNull();
  });

  test('the call button and the C key say when calling hours open, once the hours have ended', async () => {
    const { user, advance } = await openWithTimers([PENSACOLA], new Date('2026-11-21T01:58:00.000Z'));
    expect(callLink()).toBeVisible();
    await advance(3 * 60_000);
    expect(main().querySelector('a[href^="tel:"]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Call after Sat 8:00 AM Central' })).toBeDisabled();
    expect(screen.getByText(/^Outside calling hours: 8:0\d PM Central their time$/)).toBeVisible();
    await user.keyboard('c');
    expect(screen.getByText('Outside calling hours. Call after Sat 8:00 AM Central.')).toBeVisible();
  });

  test('a lead in another time zone shows its local time, also for its callback', async () => {
    await openWithLead([{ ...PENSACOLA, callbackAt: '2026-11-20T14:35:00.000Z' }, HENRY]);
    expect(screen.getByText('9:00 AM Central their time')).toBeVisible();
    expect(screen.getByText(/9:35 AM Eastern \(8:35 AM Central\)/)).toBeVisible();
  });

  test('each of two numbers is shown with what may be called, and C calls the first that may be', async () => {
    putNumber({ phoneKey: '13215550611', suppressedAt: '2026-10-01T12:00:00.000Z' });
    putNumber({ phoneKey: '13215550612', calls: ['2026-11-20T14:10:00.000Z'] });
    const calls = ['2026-11-20T13:10:00.000Z', '2026-11-20T14:10:00.000Z', '2026-11-20T14:20:00.000Z'];
    putNumber({ phoneKey: '13215550613', calls });
    const phone = '321-555-0611 / 321-555-0612 (wife) / 321-555-0613';
    const { user } = await openWithLead([aLead({ phone })]);
    const [one, two, three] = within(screen.getByRole('list', { name: 'Phone numbers' })).getAllByRole(
      'listitem',
    );
    expect(one).toHaveTextContent(/^\(321\) 555-0611Do not call this number$/);
    expect(within(one ?? main()).queryByRole('link')).toBeNull();
    const link = within(two ?? main()).getByRole('link', { name: 'Call (321) 555-0612 (wife)' });
    expect(link).toHaveAttribute('href', 'tel:+13215550612');
    expect(callLink()).toHaveAttribute('href', 'tel:+13215550612');
    expect(three).toHaveTextContent(/Call after Sat 8:10 AM/);
    expect(screen.getByText('1 of 3 calls in 24 hours')).toBeVisible();
    await user.keyboard('5');
    expect(main().querySelector('a[href^="tel:"]')).toBeNull();
  });

  test('the places that made the calling hours are named when they are not plain Eastern hours', async () => {
    await openWithLead([{ ...GRACE, phone: '(251) 555-0167', phoneKey: '12515550167' }]);
    expect(screen.getByText('Hours by ZIP code 32905 and area code 251')).toBeVisible();
  });

  test('choosing DO NOT CALL removes every tel link and strikes the number through', async () => {
    const { user } = await openWithLead();
    await user.keyboard('5');
    expect(main().querySelector('a[href^="tel:"]')).toBeNull();
    expect(screen.getByText('(321) 555-0167').closest('s')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy number' })).toBeNull();
    await user.keyboard('1');
    expect(main().querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(screen.queryByText(/^Hours /)).toBeNull();
  });
});

describe('the card shows', () => {
  test('the lead’s history: what happened, when in Eastern time, who did it, and the number of attempts', async () => {
    const add = (line: Pick<AuditRow, 'at' | 'rep' | 'action'> & Partial<AuditRow>) =>
      testBackend.write({
        kind: 'insertAudit',
        row: {
          auditId: line.at,
          leadId: 'lead-1',
          fromStatus: 'New Lead',
          toStatus: 'New Lead',
          note: '',
          ...line,
        },
      });
    const again = { fromStatus: 'Attempted', toStatus: 'Attempted', note: 'Voicemail' } as const;
    testBackend.write({ kind: 'putRep', row: aRep({ email: 'sam@reps.example', name: 'Sam Ortiz' }) });
    add({ at: '2026-11-17T14:00:00.000Z', rep: '', action: 'created' });
    add({ at: '2026-11-18T13:00:00.000Z', rep: 'robin@reps.example', action: 'skipped' });
    add({ at: '2026-11-18T14:00:00.000Z', rep: 'sam@reps.example', action: 'skipped' });
    add({ at: '2026-11-18T15:00:00.000Z', rep: 'sam@reps.example', action: 'skipped' });
    add({ at: '2026-11-18T21:30:00.000Z', rep: 'robin@reps.example', action: 'saved', ...again });
    await openWithLead();
    const items = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Attempted.*Nov 18, 4:30.PM · you.*Voicemail/);
    expect(items[1]).toHaveTextContent(/^Skipped, 2 times.*10:00.AM · Sam Ortiz$/);
    expect(items[2]).toHaveTextContent(/^Skipped.*8:00.AM · you$/);
    expect(screen.getByText(/1 attempt/)).toBeVisible();
  });

  test('other leads with the same number: name, batch and status', async () => {
    testBackend.write({ kind: 'putBatch', row: aBatch({ batchId: 'hail', name: 'North hail' }) });
    const elsewhere = { leadId: 'twin', batchId: 'hail', firstName: 'Greta' };
    putLead(aLead({ ...elsewhere, status: 'Not Qualified', open: false }));
    await openWithLead();
    expect(main()).toHaveTextContent('Same number on other leadsGreta HollisNorth hail · Not Qualified');
  });

  test('the progress of the batch and how many leads this rep has saved today', async () => {
    const { user } = await openWithLead();
    expect(screen.getByText('2 open of 2')).toBeVisible();
    await user.click(status('Not Qualified'));
    await save(user);
    await user.keyboard('n');
    await card('Henry Okafor');
    expect(await screen.findByText('1 open of 2 · 1 saved today')).toBeVisible();
  });
});

describe('a callback', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>(/Date and time \(Eastern\)/);

  async function openForCallback(pick?: string) {
    const view = await openWithLead();
    await view.user.click(screen.getByText('Call back later'));
    if (pick) await view.user.click(screen.getByRole('button', { name: pick }));
    return view;
  }

  test('is saved for this rep at the Eastern time chosen', async () => {
    const { user } = await openForCallback('4:30 PM today');
    await user.click(screen.getByRole('checkbox', { name: /Assign it to me/ }));
    expect(field()).toHaveValue('2026-11-20T16:30');
    await save(user);
    expect(saves()).toMatchObject([{ callbackAt: '2026-11-20T21:30:00.000Z', callbackMine: true }]);
    expect(storedLead()).toMatchObject({ callbackRep: 'robin@reps.example' });
  });

  test('outside calling hours is refused at once, with the nearest times', async () => {
    const { user } = await openForCallback();
    fill({ notes: 'Call again' });
    fireEvent.change(field(), { target: { value: '2026-11-20T20:30' } });
    const words =
      '8:30 PM Eastern is outside calling hours there. Nearest times: today 7:45 PM, or tomorrow 8:00 AM.';
    expect(field()).toHaveAccessibleDescription(words);
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('2026-11-20T20:30');
    expect(notesField()).toHaveValue('Call again');
    expect(saves()).toEqual([]);
    fireEvent.change(field(), { target: { value: '2026-11-20T19:45' } });
    await save(user);
    expect(storedLead()).toMatchObject({ callbackAt: '2026-11-21T00:45:00.000Z' });
  });

  test('is restored after a reload, and possible only with a status that leaves the lead open', async () => {
    const { user, unmount } = await openForCallback('Tomorrow 9 AM');
    unmount();
    await openWorklist();
    await card('Grace Hollis');
    expect(field()).toHaveValue('2026-11-21T09:00');
    await user.click(status('Not Qualified'));
    expect(screen.queryByText('Call back later')).toBeNull();
    await save(user);
    expect(saves()[0]).not.toHaveProperty('callbackAt');
  });
});

const keepButton = () => screen.queryByRole('button', { name: 'Keep it' });

describe('the lease of the lead on the card', () => {
  test('can be renewed near its end, and nothing on the card changes', async () => {
    const { user, advance } = await openWithTimers();
    await user.type(notesField(), 'Long call');
    await advance(5 * 60_000);
    expect(screen.getByText(/^Yours for (10:00|9:\d\d)$/)).toBeVisible();
    expect(keepButton()).toBeNull();
    await advance(8.5 * 60_000);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('This lead is yours again.')).toBeVisible();
    expect(notesField()).toHaveValue('Long call');
    expect(screen.getByText(/^Yours for 1[45]:/)).toBeVisible();
    expect(asked()[1]?.url.searchParams.get('resume')).toBe('1');
  });

  test('is shown as expired, and the save still works while nobody else has the lead', async () => {
    const { user, advance } = await openWithTimers();
    await advance(15 * 60_000 + 2000);
    expect(screen.getByText(/^Time's up/)).toBeVisible();
    await save(user);
  });

  test('that has gone to a colleague blocks the save, keeps the note and offers the next lead', async () => {
    const { user } = await openWithLead();
    fill({ notes: 'Spoke to her son' });
    giveToSam(GRACE);
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to save lead')).toBeVisible();
    expect(screen.getByText(/no longer yours/)).toBeVisible();
    expect(notesField()).toHaveValue('Spoke to her son');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(callLink()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy note' }));
    expect(await screen.findByText('Note copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Spoke to her son');
    await user.click(screen.getByRole('button', { name: 'Get the next lead' }));
    await leased('Henry Okafor');
    expect(notesField()).toHaveValue('');
    expect(asked()[1]?.url.searchParams.has('skip')).toBe(false);
    putLead(GRACE);
    await user.click(button('Skip'));
    expect(await card('Grace Hollis')).toBeVisible();
    expect(notesField()).toHaveValue('Spoke to her son');
  });

  test('that is lost before its renewal loads the next lead and keeps the note', async () => {
    const { user, advance } = await openWithTimers();
    fill({ notes: 'Half a note' });
    await advance(16 * 60_000);
    giveToSam(GRACE);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await card('Henry Okafor')).toBeVisible();
    expect(screen.getByText(/are kept for when it comes back/)).toBeVisible();
    expect(notesField()).toHaveValue('');
  });
});

const openWithNumber = (phone: string) =>
  openWithLead([aLead({ source: 'booking', phone, createdAt: '2026-11-20T14:00:00.000Z' })]);

const dialog = () => screen.queryByRole('dialog', { name: 'Call this number?' });

test.each([
  ['a premium number', '(321) 976-0123', 'tel:+13219760123', /900 or 976/],
  ['a number abroad', '876-234-5678', 'tel:+18762345678', /in another country/],
])('%s is dialed only after a question, by click and by key', async (_what, phone, href, why) => {
  const dialed = watchDialing();
  const { user } = await openWithNumber(phone);
  await user.keyboard('c');
  expect(dialog()).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Don’t call' }));
  expect(dialog()).toBeNull();
  expect(dialed).toEqual([]);
  const link = callLink();
  if (!link) throw new Error('There is no link.');
  await user.click(link);
  const asked = dialog();
  if (!asked) throw new Error('Nothing is asked.');
  await user.click(within(asked).getByRole('link', { name: 'Call' }));
  expect(dialed).toEqual([href]);
  expect(dialog()).toBeNull();
});

test('of several numbers, only the one that may cost much is asked about', async () => {
  const dialed = watchDialing();
  const { user } = await openWithNumber('(321) 555-0167 / +44 20 7946 0000');
  await user.keyboard('c');
  expect(dialed).toEqual(['tel:+13215550167']);
  await user.click(screen.getByRole('link', { name: /Call \+44/ }));
  expect(dialog()).toBeVisible();
  expect(dialed).toHaveLength(1);
});
