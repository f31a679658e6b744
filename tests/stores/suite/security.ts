import { describe, expect, test } from 'vitest';
import { NO_WRONG_PINS } from '#backend/core/accounts/wrong-pins.ts';
import { accountNotes, approvedNote, roleNote } from '#backend/core/audit.ts';
import { anAudit, at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

export function securityTests({ read, write }: Subject): void {
  const device = { hash: '', email: '', expiresAt: at(90), ...NO_WRONG_PINS };
  const meter = { since: at(-100), count: 1 };

  describe('for what keeps strangers out', () => {
    test('deletes devices that have expired, or all of one rep', async () => {
      const mine = { ...device, hash: fresh('device'), email: fresh('rep') };
      const old = { ...mine, hash: fresh('device'), expiresAt: at(-1) };
      const others = { ...mine, hash: fresh('device'), email: fresh('rep') };
      const left = async () => {
        const found = await Promise.all([mine, old, others].map((row) => read('device', { hash: row.hash })));
        return found.map((row) => row !== null);
      };
      for (const row of [mine, old, others]) await write({ kind: 'putDevice', row });
      await write({ kind: 'deleteExpiredDevices', now: at(-1) });
      expect(await left()).toEqual([true, false, true]);
      await write({ kind: 'deleteRepDevices', email: mine.email });
      expect(await left()).toEqual([false, false, true]);
    });

    test('deletes meters whose period has ended', async () => {
      const ids = [fresh('meter'), fresh('meter')] as const;
      await write({ kind: 'putMeter', row: { ...meter, meterId: ids[0], until: at(-90) } });
      await write({ kind: 'putMeter', row: { ...meter, meterId: ids[1], until: at(-89) } });
      await write({ kind: 'deleteExpiredMeters', now: at(-90) });
      expect(await read('meter', { meterId: ids[0] })).toBeNull();
      expect(await read('meter', { meterId: ids[1] })).not.toBeNull();
    });

    test('reads the audit trail without the histories of leads, newest first, in pages', async () => {
      const minutes = [1001, 1002, 1002, 1003];
      const rows = minutes.map((minute) => anAudit({ leadId: '', action: 'locked', at: at(minute) }));
      for (const row of rows) await write(put.audit(row));
      await write(put.audit({ leadId: fresh('lead'), at: at(1004) }));
      const [oldest, early, late, newest] = rows;
      expect(await read('auditTrail', { until: '', limit: 2 })).toEqual([newest, late]);
      expect(await read('auditTrail', { until: at(1002), limit: 3 })).toEqual([late, early, oldest]);
    });

    test('reads the audit rows about one account, newest first, up to a limit, and no others', async () => {
      const email = `+${fresh('rep')}@reps.example`;
      const line = (minute: number, over: Parameters<typeof anAudit>[0]) =>
        anAudit({ leadId: '', at: at(minute), note: email, ...over });
      const rows = [
        line(1, { action: 'denied' }),
        line(2, { action: 'approved', note: approvedNote(email, 'manager') }),
        line(3, { action: 'role', note: roleNote(email, 'manager', 'rep') }),
        line(3, { action: 'opened' }),
        line(4, { action: 'locked' }),
      ];
      const others = [
        line(5, { action: 'locked', note: `x${email}` }),
        line(5, { action: 'locked', note: `${email}.example` }),
        line(5, { action: 'locked', note: email.toUpperCase() }),
        line(5, { action: 'exported' }),
        line(6, { action: 'archived' }),
        line(5, { action: 'saved', leadId: fresh('lead') }),
        ...Array.from({ length: 29 }, (_, index) =>
          line(index, { leadId: fresh('lead'), note: `Ask ${email}` }),
        ),
      ];
      await write(...[...rows, ...others].map(put.audit));
      const newest = rows.toReversed();
      const notes = accountNotes(email);
      expect(await read('auditOfAccount', { email, notes, limit: 9 })).toEqual(newest);
      expect(await read('auditOfAccount', { email, notes, limit: 2 })).toEqual(newest.slice(0, 2));
    });
  });
}
