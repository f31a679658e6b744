import { describe, expect, test } from 'vitest';
import { NO_WRONG_PINS } from '#backend/core/accounts/wrong-pins.ts';
import type { Queries, StoreQuery } from '#backend/core/queries.ts';
import { AUDIT_ACTIONS, type LeadRow, type RepRow, type SessionRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aBookingRow, aNumber, anAudit, at, aVisitRow, fresh, freshPhone, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

type Question = { [K in StoreQuery]: [K, Queries[K]] }[StoreQuery];
type RowWrite = Extract<Write, { row: object }>;

const LONG_AGO = '1990-01-01T00:00:00.000Z';
const A_MOMENT_LATER = '1990-01-01T00:00:00.001Z';

export function rowTests({ read, write, store }: Subject): void {
  const email = fresh('rep');
  const leadId = fresh('lead');
  const batchId = fresh('batch');
  const phoneKey = `1${freshPhone()}`;
  const rep = aRep({ email, failures: 3, locks: 2, lockedUntil: at(15), role: 'manager' });
  const code = { email, salt: 'first', sentAt: at(0), expiresAt: at(15), tries: 0 };
  const lead = { leadId, attempts: 2, workedAt: at(-5), callbackAt: at(30), callbackRep: 'robin' };
  const closedLead: Partial<LeadRow> = { leadId, status: 'Qualified – Appointment Set', open: false };
  const booking = aBookingRow();
  const { submissionId } = booking;
  const laterBooking = {
    ...booking,
    apptTime: 'afternoon',
    marketingConsent: '2026-11',
    digest: 'another',
    visitId: fresh('visit'),
  };
  const visit = aVisitRow();
  const { visitId } = visit;
  const laterVisit = {
    ...visit,
    state: 'confirmed',
    apptTime: 'afternoon',
    toAgree: true,
    agreedTime: '09:30',
    mailedTo: 'ada@home.example',
    changedAt: at(5),
    changedBy: 'robin@reps.example',
    changes: 2,
    remindedFor: '2026-11-21',
  } as const;
  const meterId = fresh('meter');
  const meter = { meterId, since: at(0), until: at(60), count: 1 };
  const hash = fresh('device');
  const device = { hash, email, expiresAt: at(90), ...NO_WRONG_PINS };
  const lockedDevice = { ...device, failures: 2, locks: 1, lockedUntil: at(15), failedAt: at(1) };
  const listed = { phoneKey, suppressedAt: at(0), suppressedBy: 'robin@reps.example' };
  const undo = { rep: email, leadId, at: at(0), before: '{"notes":"– 👍"}' };

  test.each<[...Question, RowWrite, RowWrite]>([
    [
      'rep',
      { email },
      put.rep(rep),
      put.rep({ ...rep, state: 'denied', failures: 0, lockedUntil: '', lastSignInAt: at(2) }),
    ],
    ['device', { hash }, { kind: 'putDevice', row: device }, { kind: 'putDevice', row: lockedDevice }],
    [
      'resetCode',
      { email },
      { kind: 'putResetCode', row: code },
      { kind: 'putResetCode', row: { ...code, salt: '', tries: 4 } },
    ],
    [
      'batch',
      { batchId },
      put.batch({ batchId }),
      put.batch({ batchId, name: 'Renamed', archivedAt: at(3) }),
    ],
    ['lead', { leadId }, put.lead(lead), put.lead(closedLead)],
    ['booking', { submissionId }, put.newBooking(booking), { kind: 'putBooking', row: laterBooking }],
    ['visit', { visitId }, put.visit(visit), put.visit(laterVisit)],
    [
      'meter',
      { meterId },
      { kind: 'putMeter', row: meter },
      { kind: 'putMeter', row: { ...meter, count: 12 } },
    ],
    [
      'number',
      { phoneKey },
      put.number({ phoneKey, calls: [at(-3), at(-2)], restUntil: at(2) }),
      put.number(listed),
    ],
    [
      'undo',
      { rep: email },
      { kind: 'putUndo', row: undo },
      { kind: 'putUndo', row: { ...undo, leadId: 'another lead' } },
    ],
  ])(
    'returns a row with every field from the query %s, and replaces all of it on a second put',
    async (...row) => {
      const [query, args, first, second] = row;
      expect(await read(query, args)).toBeNull();
      await write(first);
      expect(await read(query, args)).toEqual(first.row);
      await write(second);
      expect(await read(query, args)).toEqual(second.row);
    },
  );

  describe('for accounts and sessions', () => {
    async function addRep(over: Partial<RepRow> = {}): Promise<RepRow> {
      const row = aRep({ email: fresh('rep'), ...over });
      await write(put.rep(row));
      return row;
    }

    test('lists account requests oldest first, up to a limit', async () => {
      const young = await addRep({ state: 'pending', createdAt: A_MOMENT_LATER });
      const old = await addRep({ state: 'pending', createdAt: LONG_AGO });
      const active = await addRep({ state: 'active', createdAt: LONG_AGO });
      const pending = await read('repsInState', { state: 'pending', limit: 100 });
      const ours = [young, old, active].map((row) => row.email);
      expect(pending.filter((row) => ours.includes(row.email))).toEqual([old, young]);
      expect(await read('repsInState', { state: 'pending', limit: 1 })).toHaveLength(1);
    });

    test('reads the names of several accounts at once, without those that do not exist', async () => {
      const robin = await addRep({ name: 'Robin Åsen' });
      await addRep();
      const emails = [fresh('none'), robin.email];
      expect(await read('repNames', { emails })).toEqual([{ email: robin.email, name: 'Robin Åsen' }]);
      expect(await read('repNames', { emails: [] })).toEqual([]);
    });

    test.each<[string, (mine: SessionRow) => Write, left: string[]]>([
      ['one session', ({ hash }) => ({ kind: 'deleteSession', hash }), ['old', 'colleague’s']],
      [
        'all sessions of a rep',
        (mine) => ({ kind: 'deleteRepSessions', email: mine.email }),
        ['colleague’s'],
      ],
      [
        'all expired sessions',
        () => ({ kind: 'deleteExpiredSessions', now: LONG_AGO }),
        ['mine', 'colleague’s'],
      ],
    ])('returns a session with its rep until a deletion of %s', async (_name, end, left) => {
      const [me, colleague] = [await addRep(), await addRep()];
      const mine = { hash: fresh('hash'), email: me.email, expiresAt: at(720) };
      const sessions = {
        mine,
        old: { ...mine, hash: fresh('hash'), expiresAt: LONG_AGO },
        'colleague’s': { hash: fresh('hash'), email: colleague.email, expiresAt: A_MOMENT_LATER },
      };
      for (const session of Object.values(sessions)) await write(put.session(session));
      expect(await read('session', { hash: mine.hash })).toEqual({ session: mine, rep: me });
      // The deletion also applies to rows that the same action has put.
      await write(put.session(sessions.old), end(mine));
      const found: string[] = [];
      for (const [name, { hash }] of Object.entries(sessions))
        if (await read('session', { hash })) found.push(name);
      expect(found).toEqual(left);
    });

    test('keeps a reset code and an undo until they are deleted', async () => {
      const owner = fresh('rep');
      await write({ kind: 'putResetCode', row: { ...code, email: owner } });
      await write({ kind: 'putUndo', row: { ...undo, rep: owner } });
      await write({ kind: 'deleteResetCode', email: owner });
      await write({ kind: 'deleteUndo', rep: owner });
      expect(await read('resetCode', { email: owner })).toBeNull();
      expect(await read('undo', { rep: owner })).toBeNull();
    });
  });

  describe('for numbers and history', () => {
    test('reads several numbers at once, without those that do not exist', async () => {
      const known = aNumber({ calls: [at(-3)] });
      await write(put.number(known));
      expect(await read('numbers', { phoneKeys: [`1${freshPhone()}`, known.phoneKey] })).toEqual([known]);
      expect(await read('numbers', { phoneKeys: [] })).toEqual([]);
    });

    test('reads the do-not-call list in pages, without numbers that are not on it', async () => {
      const prefix = `1${freshPhone()}`;
      const [one, two, three] = [`1${freshPhone()}`, `1${freshPhone()}`, `1${freshPhone()}`] as const;
      await write(
        put.number({ ...listed, phoneKey: three }),
        put.number({ ...listed, phoneKey: two, suppressedAt: '' }),
        put.number({ ...listed, phoneKey: one }),
      );
      const page = async (after: string) =>
        (await read('suppressedNumbers', { after, limit: 2 })).map((number) => number.phoneKey);
      expect((await page(prefix)).slice(0, 2)).toEqual([one, three]);
      expect((await page(one))[0]).toBe(three);
      expect(await page(three)).not.toContain(three);
    });

    test('returns the newest lines of reps, whatever the site itself has added since, and the newest of the site', async () => {
      const flooded = fresh('lead');
      const line = (minute: number, name = '') => anAudit({ leadId: flooded, at: at(minute), rep: name });
      const rows = [
        line(0, 'robin'),
        line(1),
        line(1, 'alex'),
        line(2),
        line(3),
        line(4),
        line(4, 'robin'),
        line(5),
      ];
      for (const row of rows) await write(put.audit(row));
      const history = (limit: number, siteLimit: number) =>
        read('history', { leadId: flooded, limit, siteLimit });
      expect(await history(2, 2)).toEqual([rows[7], rows[6], rows[5], rows[2]]);
      expect(await history(9, 0)).toEqual([rows[6], rows[2], rows[0]]);
      expect(await history(0, 1)).toEqual([rows[7]]);
      expect(await history(9, 9)).toEqual(rows.toReversed());
    });

    test('returns a line of history as it was written, whatever was done', async () => {
      const rows = AUDIT_ACTIONS.map((action) => anAudit({ leadId: fresh('lead'), action }));
      await write(...rows.map(put.audit));
      for (const row of rows)
        expect(await read('history', { leadId: row.leadId, limit: 2, siteLimit: 2 })).toEqual([row]);
    });

    test('finds one line by its id, of a lead or of none', async () => {
      const rows = [anAudit({ leadId: fresh('lead') }), anAudit({ leadId: '' })];
      for (const row of rows) await write(put.audit(row));
      for (const row of rows) expect(await read('auditLine', { auditId: row.auditId })).toEqual(row);
      expect(await read('auditLine', { auditId: fresh('line') })).toBeNull();
    });
  });

  describe('writes all or nothing', () => {
    test('of an action that adds a booking which already exists, and no message of it', async () => {
      const taken = aBookingRow();
      await write(put.newBooking(taken));
      const owner = fresh('rep');
      const recipient = `${fresh('ada')}@home.example`;
      const again = put.newBooking({ ...taken, reference: 'RT-222222' });
      await expect(write(put.rep({ email: owner }), put.newMessage({ recipient }), again)).rejects.toThrow();
      expect(await read('rep', { email: owner })).toBeNull();
      expect(await read('messages', { isFailed: false, recipient, until: '', limit: 9 })).toEqual([]);
      expect(await read('booking', { submissionId: taken.submissionId })).toEqual(taken);
    });

    test('of an action that fails after a write', async () => {
      const before = aRep({ email: fresh('rep') });
      await write(put.rep(before));
      const failing = store().transact(async (transaction) => {
        await transaction.write([put.rep({ ...before, name: 'Changed' })]);
        throw new Error('the action failed');
      });
      await expect(failing).rejects.toThrow('the action failed');
      expect(await read('rep', { email: before.email })).toEqual(before);
    });
  });
}
