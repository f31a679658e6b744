import { describe, expect, test } from 'vitest';
import { aLeadRow, type anAudit, at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

/** No other test has rows of these moments. */
const OLD = '1984-03-01T12:00:00.000Z';
const LIMIT = '1984-03-02T12:00:00.000Z';
const YOUNG = '1984-03-03T12:00:00.000Z';

export function peopleTests({ read, write }: Subject): void {
  describe('for people and old data', () => {
    const ids = (rows: readonly { leadId: string }[]) => rows.map(({ leadId }) => leadId);

    test('finds leads by whole addresses in any case and with spaces, oldest first, up to a limit', async () => {
      const name = fresh('ada');
      const [one, two, other] = [fresh('lead'), fresh('lead'), fresh('lead')];
      await write(
        put.lead({ leadId: two, email: ` ${name}@HOME.example `, createdAt: at(1) }),
        put.lead({ leadId: one, email: `${name}@home.example`, createdAt: at(0) }),
        put.lead({ leadId: other, email: `not-${name}@home.example` }),
      );
      const emails = [`${name}@home.example`, 'nobody@home.example'];
      expect(ids(await read('leadsByEmail', { emails, limit: 9 }))).toEqual([one, two]);
      expect(ids(await read('leadsByEmail', { emails, limit: 1 }))).toEqual([one]);
    });

    test('returns the bookings of a lead, oldest first', async () => {
      const leadId = fresh('lead');
      const [first, second] = [fresh('submission'), fresh('submission')];
      await write(
        put.newBooking({ leadId, submissionId: second, receivedAt: at(1) }),
        put.newBooking({ leadId, submissionId: first, receivedAt: at(0) }),
        put.newBooking({ leadId: fresh('lead') }),
      );
      const bookings = await read('bookingsOfLead', { leadId, limit: 9 });
      expect(bookings.map(({ submissionId }) => submissionId)).toEqual([first, second]);
      expect(await read('bookingsOfLead', { leadId, limit: 1 })).toHaveLength(1);
    });

    test('finds closed leads that neither came in nor were saved or visited since a moment, in order, up to a limit', async () => {
      const closed = { open: false, status: 'Not Qualified', createdAt: OLD } as const;
      const [one, two] = ['a-closed', 'b-closed'];
      await write(
        put.lead({ ...closed, leadId: two, workedAt: OLD }),
        put.lead({ ...closed, leadId: one }),
        put.lead({ ...closed, workedAt: YOUNG }),
        put.lead({ ...closed, createdAt: YOUNG }),
        put.lead({ createdAt: OLD }),
        put.lead({ ...closed, leadId: 'c-visited' }),
        put.visit({ leadId: 'c-visited', createdAt: OLD, changedAt: YOUNG }),
        put.visit({ leadId: one, createdAt: OLD, changedAt: OLD }),
      );
      expect(ids(await read('closedBefore', { before: LIMIT, except: [], limit: 9 }))).toEqual([one, two]);
      expect(ids(await read('closedBefore', { before: LIMIT, except: [], limit: 1 }))).toEqual([one]);
      expect(ids(await read('closedBefore', { before: LIMIT, except: [one], limit: 9 }))).toEqual([two]);
    });

    test('deletes old lines without a lead, but no line of a lead or of the do-not-call list', async () => {
      const line = (at: string, over: Parameters<typeof anAudit>[0] = {}) =>
        put.audit({ at, leadId: '', action: 'exported', ...over });
      const leadId = fresh('lead');
      const lines = [
        line(OLD),
        line(YOUNG),
        line(OLD, { leadId, action: 'saved' }),
        line(OLD, { action: 'suppressed' }),
      ];
      await write(...lines);
      expect(await read('hasOldAudit', { before: OLD })).toBe(false);
      expect(await read('hasOldAudit', { before: LIMIT })).toBe(true);
      await write({ kind: 'deleteOldAudit', before: LIMIT });
      expect(await read('hasOldAudit', { before: LIMIT })).toBe(false);
      const left = await Promise.all(
        lines.map(async ({ row }) => (await read('auditLine', { auditId: row.auditId })) !== null),
      );
      expect(left).toEqual([false, true, true, true]);
    });

    test('deletes an account with what belongs to it, and no other', async () => {
      const [email, other] = [`${fresh('rep')}@x.example`, `${fresh('rep')}@x.example`];
      const expiresAt = at(60);
      for (const each of [email, other])
        await write(
          put.rep({ email: each }),
          put.session({ hash: `session of ${each}`, email: each, expiresAt }),
          { kind: 'putResetCode', row: { email: each, salt: 'salt', sentAt: at(0), expiresAt, tries: 0 } },
        );
      await write({ kind: 'deleteRep', email });
      expect(await read('rep', { email })).toBeNull();
      expect(await read('resetCode', { email })).toBeNull();
      expect(await read('session', { hash: `session of ${email}` })).toBeNull();
      expect(await read('session', { hash: `session of ${other}` })).not.toBeNull();
    });

    test('returns messages of the contact form while their text is there, and deletes messages by id and address', async () => {
      const name = fresh('ada');
      const address = `${name}@home.example`;
      const contact = (body: string, replyTo: string) => put.newMessage({ kind: 'contact', body, replyTo });
      const messages = [
        contact(`Phone of ${name}`, ''),
        contact(`Sent by ${name}`, address),
        contact('', address),
        put.newMessage({ kind: 'homeowner', recipient: address.toUpperCase() }),
        put.newMessage({ kind: 'account', recipient: address }),
      ];
      for (const message of messages) await write(message);
      const shown = async () =>
        (await read('contactMessages', { limit: 999 })).filter(({ body }) => body.includes(name)).reverse();
      expect(await shown()).toEqual(messages.slice(0, 2).map(({ row }) => row));
      const messageIds = messages.slice(0, 1).map(({ row }) => row.messageId);
      await write({ kind: 'deleteMessages', messageIds, emails: [address] });
      expect(await shown()).toEqual([]);
      const left = await read('messages', { isFailed: false, recipient: address, until: '', limit: 9 });
      expect(left.map(({ kind }) => kind)).toEqual(['account']);
    });

    test('finds and searches no lead that was erased', async () => {
      const row = aLeadRow({ firstName: 'Zuleyka', lastName: fresh('Erased') });
      await write({ kind: 'putLead', row });
      const search = { phone: '', words: ['zuleyka'], reference: '', limit: 9 };
      expect(await read('findLeads', search)).toHaveLength(1);
      await write({ kind: 'eraseLead', leadId: row.leadId });
      expect(await read('findLeads', search)).toEqual([]);
      expect(await read('lead', { leadId: row.leadId })).toBeNull();
    });
  });
}
