import { describe, expect, test } from 'vitest';
import { getFirstCallDue } from '#backend/core/alerts/find-alerts.ts';
import { noteBackup } from '#backend/core/alerts/last-backup.ts';
import { raiseAlerts } from '#backend/core/alerts/raise-alerts.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { HostAlertName, Settings } from '#backend/core/settings.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aFailedMessage, aMessage } from '#tests/builders/message.ts';
import { aBackend, aLead, at, DAY, HOUR, MINUTE, SETTINGS } from '#tests/core/backend.ts';

function aWatchedCompany(over: Partial<Settings> = {}) {
  const settings = { ...SETTINGS, ...over };
  const backend = aBackend(undefined, settings);
  const signIn = () => backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  return {
    backend,
    /** The host's clock runs: the subjects of the emails that the owner gets. */
    tick(afterMs = 0): string[] {
      backend.wait(afterMs);
      const before = backend.messages.length;
      backend.run(raiseAlerts(settings, backend.context()));
      return backend.messages.slice(before).map(({ subject }) => subject);
    },
    onToday: () => showTodayAction.answer.parse(signIn().call('show_today')).alerts,
  };
}

const WAITS = 'Please check: A homeowner has waited an hour for a call';
const aBookedLead = (leadId: string, ms: number, over: Partial<LeadRow> = {}) =>
  aLead(leadId, { source: 'booking', apptDate: '2026-11-23', ...over }, Date.parse(at(ms)));

describe('a homeowner who waits for the first call', () => {
  test('is told of after an hour, with what to do, and once a day while it lasts; Today says the same', () => {
    const { backend, tick, onToday } = aWatchedCompany();
    backend.book(aBookingPost());
    expect([tick(HOUR - 1), onToday()]).toEqual([[], []]);
    expect(tick(1)).toEqual([WAITS]);
    expect(backend.mail.at(-1)).toMatchObject({
      to: SETTINGS.company.email,
      text: expect.stringContaining(
        'A homeowner has waited an hour for a call. Since Nov 20, 10:00 AM Eastern.\n\nCall now, or have a rep',
      ),
    });
    expect(onToday()).toEqual([{ name: 'bookingWaits', since: at(0) }]);
    expect(tick(MINUTE)).toEqual([]);
    expect(tick(DAY - MINUTE)).toEqual([WAITS]);
  });

  test('is found in the record of the lead', () => {
    const { backend, tick } = aWatchedCompany();
    backend.leads(aBookedLead('younger', -HOUR), aBookedLead('older', -2 * HOUR));
    tick();
    expect(backend.messages).toMatchObject([{ kind: 'company', leadId: 'older' }]);
  });

  test('is one with a contact request, too, but no lead of a list, and none that a rep has saved', () => {
    const { backend, tick } = aWatchedCompany();
    backend.leads(aLead('listed'), aLead('worked', { source: 'booking', workedAt: at(-HOUR) }));
    expect(tick(2 * HOUR)).toEqual([]);
    backend.leads(aLead('asked', { source: 'request' }));
    expect(tick()).toEqual([WAITS]);
  });

  test('is not one who has canceled the visit, nor one whose lead a rep has now', () => {
    const { backend, tick } = aWatchedCompany();
    const held = { leaseRep: 'robin@reps.example', leaseUntil: at(MINUTE) };
    backend.leads(aBookedLead('canceled', -HOUR, { apptDate: '' }), aBookedLead('held', -HOUR, held));
    expect(tick()).toEqual([]);
    expect(tick(MINUTE)).toEqual([WAITS]);
    expect(backend.messages).toMatchObject([{ leadId: 'held' }]);
  });

  test('is not told of a second time within the hour when one is called and another waits', () => {
    const { backend, tick } = aWatchedCompany();
    backend.leads(aBookedLead('one', -HOUR), aBookedLead('two', -50 * MINUTE));
    expect(tick()).toEqual([WAITS]);
    backend.leads(aLead('one', { source: 'booking', workedAt: at(0) }));
    expect(tick(5 * MINUTE)).toEqual([]);
    expect(tick(10 * MINUTE)).toEqual([]);
    expect(tick(45 * MINUTE)).toEqual([WAITS]);
  });

  test.each(['', 'yesterday'])('is told of, too, when a hand has written "%s" for the time', (createdAt) => {
    const { backend, tick, onToday } = aWatchedCompany();
    backend.leads({ ...aBookedLead('edited', 0), createdAt });
    expect([tick(), onToday()]).toEqual([[WAITS], [{ name: 'bookingWaits', since: '' }]]);
  });

  test.each([
    ['2026-11-20T09:00', '2026-11-20T10:00', 'in the morning'],
    ['2026-11-20T18:59', '2026-11-20T19:59', 'in the evening'],
    ['2026-11-20T19:30', '2026-11-21T08:30', 'half an hour before the night'],
    ['2026-11-20T23:00', '2026-11-21T09:00', 'at night'],
    ['2026-11-20T03:00', '2026-11-20T09:00', 'before the morning'],
  ])('who asked at %s should have had the call by %s (%s)', (asked, due) => {
    const eastern = (wall: string) => new Date(`${wall}:00-05:00`).toISOString();
    expect(getFirstCallDue(eastern(asked))).toBe(eastern(due));
  });
});

describe('a message that is not accepted', () => {
  const REFUSED = 'Please check: Messages were not accepted';
  const aFailed = () => ({
    kind: 'insertMessage' as const,
    row: aFailedMessage({ messageId: 'm', at: at(0) }),
  });

  test('is told of after half an hour, and no longer after two days', () => {
    const { backend, tick, onToday } = aWatchedCompany();
    backend.store.write([aFailed()]);
    expect(tick(30 * MINUTE - 1)).toEqual([]);
    expect(tick(1)).toEqual([REFUSED]);
    expect(onToday()).toEqual([{ name: 'messagesRefused', since: at(0) }]);
    expect(tick(DAY)).toEqual([REFUSED]);
    expect([tick(DAY + 1), onToday()]).toEqual([[], []]);
  });

  test('keeps one alert waiting for a mail server, the newest, and none once it is over', () => {
    const { backend, tick } = aWatchedCompany();
    const { email: recipient } = SETTINGS.company;
    const waiting = () =>
      backend.store
        .read('messages', { isFailed: false, recipient, until: '', limit: 9 })
        .map(({ state }) => state);
    backend.store.write([aFailed()]);
    tick(HOUR);
    tick(DAY);
    expect(waiting()).toEqual(['waiting', 'expired']);
    backend.store.write([{ kind: 'putMessage', row: aMessage({ messageId: 'm', state: 'sent' }) }]);
    tick(MINUTE);
    expect(waiting()).toEqual(['expired', 'expired']);
  });

  test('does not last because the alert itself is refused', () => {
    const { backend, tick } = aWatchedCompany({ hasWebhook: true });
    backend.store.write([aFailed()]);
    tick(HOUR);
    for (const row of backend.messages)
      backend.store.write([
        { kind: 'putMessage', row: { ...row, fault: '422 no such event', isRefused: true } },
      ]);
    expect(tick(2 * DAY)).toEqual([]);
  });
});

describe('a backup', () => {
  const NONE = 'Please check: There is no recent backup';

  test('that is older than the owner allows is told of; before the first one, from when it was expected', () => {
    const { backend, tick, onToday } = aWatchedCompany({ backupDays: 2 });
    expect(tick()).toEqual([]);
    expect(tick(2 * DAY - 1)).toEqual([]);
    expect([tick(1), onToday()]).toEqual([[NONE], [{ name: 'backupOld', since: '' }]]);
    expect(backend.mail.at(-1)?.text).toContain('There is no recent backup. None has been made yet.');
    backend.store.write([noteBackup(at(2 * DAY))]);
    expect([tick(DAY), onToday()]).toEqual([[], []]);
    expect([tick(DAY), onToday()]).toEqual([[NONE], [{ name: 'backupOld', since: at(2 * DAY) }]]);
    expect(backend.mail.at(-1)?.text).toContain('The last one is of Nov 22, 10:00 AM Eastern.');
  });

  test('is not expected where the owner makes them in another way', () => {
    const { tick } = aWatchedCompany({ backupDays: 0 });
    expect([tick(), tick(400 * DAY)]).toEqual([[], []]);
  });
});

describe('what the host sees', () => {
  test('is told, each in an email of its own, and to the webhook', () => {
    const hostAlerts = (): HostAlertName[] => ['sheetOutgrown', 'photosRefused', 'diskShort'];
    const { backend, tick, onToday } = aWatchedCompany({ hostAlerts, hasWebhook: true });
    expect(tick()).toEqual([
      'Please check: The disk is almost full',
      'alert',
      'Please check: Photos of homeowners are refused',
      'alert',
      'Please check: The company has outgrown its Google Sheet',
      'alert',
    ]);
    expect(onToday().map(({ name }) => name)).toEqual(['diskShort', 'photosRefused', 'sheetOutgrown']);
    const [, event] = backend.messages;
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      event: 'alert',
      data: { leadId: '', name: 'diskShort', since: '', title: 'The disk is almost full' },
    });
  });
});
