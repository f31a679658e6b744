import { describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS, type NumberRow, type RepRow, type UndoRow } from '#backend/core/rows.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aBookingRow, anAudit, at, fresh } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

export function rowTests({ read, write, store }: Subject): void {
  describe('accounts and sessions', () => {
    test('a rep comes back with every field, and a second put replaces it', async () => {
      const rep = aRep({ email: fresh('rep'), failures: 3, locks: 2, lockedUntil: at(15), role: 'manager' });
      await write({ kind: 'putRep', row: rep });
      expect(await read('rep', { email: rep.email })).toEqual(rep);
      const after: RepRow = { ...rep, state: 'denied', failures: 0, lockedUntil: '' };
      await write({ kind: 'putRep', row: after });
      expect(await read('rep', { email: rep.email })).toEqual(after);
      expect(await read('rep', { email: fresh('nobody') })).toBeNull();
    });

    test('account requests are listed oldest first, up to a limit', async () => {
      const [young, old, active] = [fresh('rep'), fresh('rep'), fresh('rep')];
      await write(
        {
          kind: 'putRep',
          row: aRep({ email: young, state: 'pending', createdAt: '1990-01-02T00:00:00.000Z' }),
        },
        {
          kind: 'putRep',
          row: aRep({ email: old, state: 'pending', createdAt: '1990-01-01T00:00:00.000Z' }),
        },
        {
          kind: 'putRep',
          row: aRep({ email: active, state: 'active', createdAt: '1990-01-01T00:00:00.000Z' }),
        },
      );
      const emails = (await read('repsInState', { state: 'pending', limit: 100 })).map(({ email }) => email);
      expect(emails.filter((email) => [young, old, active].includes(email))).toEqual([old, young]);
      expect(await read('repsInState', { state: 'pending', limit: 1 })).toHaveLength(1);
    });

    test('a session comes with its rep until it is deleted', async () => {
      const rep = aRep({ email: fresh('rep') });
      const session = { hash: fresh('hash'), email: rep.email, expiresAt: at(720) };
      await write({ kind: 'putRep', row: rep }, { kind: 'putSession', row: session });
      expect(await read('session', { hash: session.hash })).toEqual({ session, rep });
      await write({ kind: 'deleteSession', hash: session.hash });
      expect(await read('session', { hash: session.hash })).toBeNull();
    });

    test('all sessions of one rep end together, and nobody else’s', async () => {
      const [mine, others] = [aRep({ email: fresh('rep') }), aRep({ email: fresh('rep') })];
      const hashes = [fresh('hash'), fresh('hash'), fresh('hash')] as const;
      await write(
        { kind: 'putRep', row: mine },
        { kind: 'putRep', row: others },
        { kind: 'putSession', row: { hash: hashes[0], email: mine.email, expiresAt: at(720) } },
        { kind: 'putSession', row: { hash: hashes[1], email: mine.email, expiresAt: at(721) } },
        { kind: 'putSession', row: { hash: hashes[2], email: others.email, expiresAt: at(720) } },
      );
      await write({ kind: 'deleteRepSessions', email: mine.email });
      expect(await read('session', { hash: hashes[0] })).toBeNull();
      expect(await read('session', { hash: hashes[1] })).toBeNull();
      expect(await read('session', { hash: hashes[2] })).not.toBeNull();
    });

    test('sessions that have ended are cleared away, those that run are kept', async () => {
      const rep = aRep({ email: fresh('rep') });
      const [ended, running] = [fresh('hash'), fresh('hash')];
      await write(
        { kind: 'putRep', row: rep },
        { kind: 'putSession', row: { hash: ended, email: rep.email, expiresAt: '1990-01-01T00:00:00.000Z' } },
        {
          kind: 'putSession',
          row: { hash: running, email: rep.email, expiresAt: '1990-01-01T00:00:00.001Z' },
        },
        { kind: 'deleteExpiredSessions', now: '1990-01-01T00:00:00.000Z' },
      );
      expect(await read('session', { hash: ended })).toBeNull();
      expect(await read('session', { hash: running })).not.toBeNull();
    });

    test('a reset code is kept one per account, until it is deleted', async () => {
      const email = fresh('rep');
      await write({ kind: 'putRep', row: aRep({ email }) });
      const code = { email, codeHash: 'first', expiresAt: at(15), tries: 0 };
      await write({ kind: 'putResetCode', row: code });
      await write({ kind: 'putResetCode', row: { ...code, codeHash: 'second', tries: 4 } });
      expect(await read('resetCode', { email })).toEqual({ ...code, codeHash: 'second', tries: 4 });
      await write({ kind: 'deleteResetCode', email });
      expect(await read('resetCode', { email })).toBeNull();
    });
  });

  describe('bookings, numbers and what was done', () => {
    test('a booking is found by its submission, and a second one with the same is refused', async () => {
      const row = aBookingRow();
      await write({ kind: 'insertBooking', row });
      expect(await read('booking', { submissionId: row.submissionId })).toEqual(row);
      await expect(
        write({ kind: 'insertBooking', row: { ...row, reference: 'RT-222222' } }),
      ).rejects.toThrow();
      expect(await read('booking', { submissionId: row.submissionId })).toEqual(row);
      expect(await read('booking', { submissionId: fresh('none') })).toBeNull();
    });

    test('a booking that is put again has new values in place of all of the old ones', async () => {
      const row = aBookingRow();
      await write({ kind: 'insertBooking', row });
      const after = { ...row, apptTime: 'afternoon', marketingConsent: '2026-11', digest: 'another digest' };
      await write({ kind: 'putBooking', row: after });
      expect(await read('booking', { submissionId: row.submissionId })).toEqual(after);
    });

    test('a meter counts on from where it stood', async () => {
      const row = { meterId: fresh('meter'), since: at(0), count: 1 };
      expect(await read('meter', { meterId: row.meterId })).toBeNull();
      await write({ kind: 'putMeter', row });
      await write({ kind: 'putMeter', row: { ...row, count: 12 } });
      expect(await read('meter', { meterId: row.meterId })).toEqual({ ...row, count: 12 });
    });

    test('a number keeps its calls in order', async () => {
      const row: NumberRow = {
        phoneKey: fresh('number'),
        suppressedAt: '',
        suppressedBy: '',
        calls: [at(-3), at(-2)],
      };
      await write({ kind: 'putNumber', row });
      expect(await read('number', { phoneKey: row.phoneKey })).toEqual(row);
      const suppressed = { ...row, suppressedAt: at(0), suppressedBy: 'robin@reps.example', calls: [] };
      await write({ kind: 'putNumber', row: suppressed });
      expect(await read('number', { phoneKey: row.phoneKey })).toEqual(suppressed);
      expect(await read('number', { phoneKey: fresh('none') })).toBeNull();
    });

    test('several numbers are read at once, those that are known', async () => {
      const known = { phoneKey: fresh('number'), suppressedAt: '', suppressedBy: '', calls: [] };
      await write({ kind: 'putNumber', row: known });
      expect(await read('numbers', { phoneKeys: [fresh('none'), known.phoneKey] })).toEqual([known]);
      expect(await read('numbers', { phoneKeys: [] })).toEqual([]);
    });

    test('the do-not-call list is read in pages, without numbers that are not on it', async () => {
      const prefix = fresh('9');
      const [one, two, three] = [`${prefix}-1`, `${prefix}-2`, `${prefix}-3`] as const;
      const row = { suppressedAt: at(0), suppressedBy: 'robin@reps.example', calls: [] };
      await write(
        { kind: 'putNumber', row: { ...row, phoneKey: three } },
        { kind: 'putNumber', row: { ...row, phoneKey: two, suppressedAt: '' } },
        { kind: 'putNumber', row: { ...row, phoneKey: one } },
      );
      const page = async (after: string) =>
        (await read('suppressedNumbers', { after, limit: 2 })).map(({ phoneKey }) => phoneKey);
      expect((await page(prefix)).slice(0, 2)).toEqual([one, three]);
      expect((await page(one))[0]).toBe(three);
      expect(await page(three)).not.toContain(three);
    });

    test('a lead’s history comes newest first, up to a limit', async () => {
      const leadId = fresh('lead');
      const rows = [0, 1, 2].map((minute) => anAudit({ leadId, at: at(minute), note: `${minute}` }));
      for (const row of rows) await write({ kind: 'insertAudit', row });
      await write({ kind: 'insertAudit', row: anAudit({ leadId: fresh('lead') }) });
      const history = await read('history', { leadId, limit: 2 });
      expect(history).toEqual([rows[2], rows[1]]);
    });

    test.each(AUDIT_ACTIONS)('a line of history comes back as it was written: %s', async (action) => {
      const row = anAudit({ leadId: fresh('lead'), action });
      await write({ kind: 'insertAudit', row });
      expect(await read('history', { leadId: row.leadId, limit: 2 })).toEqual([row]);
    });

    test('a rep’s saves are counted from a moment on, less those undone', async () => {
      const rep = fresh('rep');
      await write(
        { kind: 'insertAudit', row: anAudit({ rep, at: at(-1) }) },
        { kind: 'insertAudit', row: anAudit({ rep, at: at(0) }) },
        { kind: 'insertAudit', row: anAudit({ rep, at: at(1) }) },
        { kind: 'insertAudit', row: anAudit({ rep, at: at(2), action: 'undone' }) },
        { kind: 'insertAudit', row: anAudit({ rep, at: at(3), action: 'skipped' }) },
        { kind: 'insertAudit', row: anAudit({ rep: fresh('rep'), at: at(3) }) },
      );
      expect(await read('savesSince', { rep, since: at(0) })).toBe(1);
      expect(await read('savesSince', { rep: fresh('rep'), since: at(0) })).toBe(0);
    });

    test('the names of several accounts are read at once, those there are', async () => {
      const robin = aRep({ email: fresh('rep'), name: 'Robin Åsen' });
      await write({ kind: 'putRep', row: robin }, { kind: 'putRep', row: aRep({ email: fresh('rep') }) });
      const emails = [fresh('none'), robin.email];
      expect(await read('repNames', { emails })).toEqual([{ email: robin.email, name: 'Robin Åsen' }]);
      expect(await read('repNames', { emails: [] })).toEqual([]);
    });

    test('what can be undone is one save per rep', async () => {
      const rep = fresh('rep');
      const row: UndoRow = { rep, leadId: 'lead-1', at: at(0), before: '{"notes":"– 👍"}' };
      await write({ kind: 'putUndo', row });
      await write({ kind: 'putUndo', row: { ...row, leadId: 'lead-2' } });
      expect(await read('undo', { rep })).toEqual({ ...row, leadId: 'lead-2' });
      await write({ kind: 'deleteUndo', rep });
      expect(await read('undo', { rep })).toBeNull();
    });
  });

  describe('all or nothing', () => {
    test('when one write of an action cannot be made, none is', async () => {
      const taken = aBookingRow();
      await write({ kind: 'insertBooking', row: taken });
      const email = fresh('rep');
      await expect(
        write({ kind: 'putRep', row: aRep({ email }) }, { kind: 'insertBooking', row: taken }),
      ).rejects.toThrow();
      expect(await read('rep', { email })).toBeNull();
    });

    test('when the action fails after writing, nothing is written', async () => {
      const rep = aRep({ email: fresh('rep') });
      await write({ kind: 'putRep', row: rep });
      const failing = store().transact(async (transaction) => {
        await transaction.write([{ kind: 'putRep', row: { ...rep, name: 'Changed' } }]);
        throw new Error('the action failed');
      });
      await expect(failing).rejects.toThrow('the action failed');
      expect(await read('rep', { email: rep.email })).toEqual(rep);
    });
  });
}
