import { describe, expect, test } from 'vitest';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import { refusal } from '#contract/errors.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, SETTINGS } from '#tests/core/backend.ts';

const NAMES = [...ACTIONS.keys()];

describe('the script', () => {
  test('answers a ping without a token', () => {
    expect(aBackend().call('ping', { token: '' }, 'GET')).toEqual({ ok: true });
  });

  // A calendar program knows only the address that it was given.
  test.each(NAMES.filter((name) => name !== 'visit_feed'))('refuses %s without the site’s token', (name) => {
    expect(aBackend().call(name, { token: 'wrong' })).toMatchObject({ ok: false, error: 'bad_token' });
    expect(aBackend().call(name, { token: undefined })).toMatchObject({ ok: false, error: 'bad_token' });
  });

  test('refuses a booking without the site’s token and does not store it', () => {
    const backend = aBackend();
    const answer = backend.book({ ...aBookingPost({ submissionId: 'the-booking' }), token: 'wrong' });
    expect(answer).toMatchObject({ ok: false, error: 'bad_token' });
    expect(backend.store.read('booking', { submissionId: 'the-booking' })).toBeNull();
  });

  test.each(['', 'AUTH_LOGIN', 'constructor', '__proto__', 'toString', 'drop_table'])(
    'refuses an unknown action: %j',
    (name) => {
      expect(aBackend().call(name)).toMatchObject({ ok: false, error: 'unknown_action' });
    },
  );

  test('accepts no action that changes a lead or an account by GET, except next_lead', () => {
    const byGet = NAMES.filter(
      (name) => aBackend().call(name, {}, 'GET').message !== 'This action must be sent by POST.',
    );
    expect(byGet.sort().join(' ')).toBe(
      'booking_receipt call_scripts check_numbers crew_day crew_photo crew_photos find_leads full_slots ' +
        'lead_photos list_audit list_batches list_counted list_imports list_messages list_reps list_requests ' +
        'list_suppressed list_visits lookup_number new_leads next_lead show_batches show_day_links show_file show_languages show_lead ' +
        'show_person show_photo show_rest_hours show_retention show_today show_visit show_visit_limits visit_feed',
    );
  });

  test('answers an unreadable request with the reason', () => {
    const backend = aBackend();
    const answer = refusal('too_large');
    expect(backend.run(dispatch({ kind: 'refused', answer }, SETTINGS, backend.context()))).toEqual(answer);
  });

  test('names the wrong fields of a request', () => {
    const backend = aBackend();
    const sent = { leadId: 7, status: 'Sold', note: 'x'.repeat(5000) };
    expect(backend.signedIn().call('update_lead', sent)).toMatchObject({
      ok: false,
      error: 'bad_request',
      fields: { leadId: expect.any(String), status: expect.any(String), note: expect.any(String) },
    });
    expect(backend.call('auth_login', {})).toMatchObject({
      error: 'bad_request',
      fields: { email: 'Enter email and PIN.', password: 'Enter email and PIN.' },
    });
  });
});

test('the script has a handler for every action of the contract', () => {
  const files = import.meta.glob<Record<string, unknown>>('../../../contract/actions/**/*.ts', {
    eager: true,
  });
  const declared = Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (name.endsWith('Action') ? [value] : [])),
  );
  expect(declared.length).toBeGreaterThan(20);
  expect(new Set([...ACTIONS.values()].map(({ action }) => action))).toEqual(new Set(declared));
});
