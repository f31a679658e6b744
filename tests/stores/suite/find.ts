import { describe, expect, test } from 'vitest';
import { ACCENTED } from '#backend/core/find/search.ts';
import { toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { FindArgs } from '#backend/core/queries.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { aBookingRow, aLeadRow, at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

let made = 0;

/** A word that no other test has. */
const freshWord = (): string => {
  made += 1;
  return `w${[...String(made)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}q`;
};

export function findTests({ read, write }: Subject): void {
  describe('for finding leads', () => {
    const find = async (args: Partial<FindArgs>) =>
      (await read('findLeads', { phone: '', words: '', reference: '', limit: 50, ...args })).map(
        ({ leadId }) => leadId,
      );

    async function add(over: Partial<LeadRow>): Promise<string> {
      const row = aLeadRow({ firstName: '', lastName: '', address: '', email: '', phone: '', ...over });
      await write(put.lead(row));
      return row.leadId;
    }

    test.each([
      ['the whole number', '8642097531'],
      ['its beginning', '864'],
      ['its end', '7531'],
      ['its middle', '20975'],
    ])('finds a number by %s', async (_part, phone) => {
      const leadId = await add({ phone: '864-209-7531' });
      expect(await find({ phone })).toContain(leadId);
      expect(await find({ phone: `${phone}00` })).not.toContain(leadId);
    });

    test('finds each of several numbers, and no longer one that was taken off', async () => {
      const row = aLeadRow({ phone: '864-209-7533 / 864-209-8644' });
      await write(put.lead(row));
      for (const phone of ['8642098644', '864209864', '098644', '097533'])
        expect(await find({ phone })).toContain(row.leadId);
      await write(put.lead(aLeadRow({ ...row, ...toKeyFields('864-209-7533'), phone: '864-209-7533' })));
      expect(await find({ phone: '098644' })).not.toContain(row.leadId);
      expect(await find({ phone: '097533' })).toContain(row.leadId);
    });

    test('finds a corrected name, address and email, and no longer the old ones', async () => {
      const [before, after] = [freshWord(), freshWord()];
      const row = aLeadRow({
        firstName: before,
        address: `4 ${before} Way`,
        email: `${before}@home.example`,
      });
      await write(put.lead(row));
      expect(await find({ words: before })).toEqual([row.leadId]);
      for (const over of [
        { firstName: after },
        { firstName: '', address: after },
        { address: '', email: `${after}@home.example` },
      ]) {
        const rest = { firstName: '', lastName: '', address: '', email: '' };
        await write(put.lead({ ...row, ...rest, ...over }));
        expect(await find({ words: after })).toEqual([row.leadId]);
        expect(await find({ words: before })).toEqual([]);
      }
    });

    test('finds a number outside North America', async () => {
      const leadId = await add({ phone: '+442079469753' });
      expect(await find({ phone: '4420794' })).toContain(leadId);
    });

    test('finds a person by the beginning of the first or last name, in either order', async () => {
      const [first, last] = [freshWord(), freshWord()];
      const leadId = await add({ firstName: first.toUpperCase(), lastName: `${last} Jr.` });
      for (const words of [first, `${first} ${last.slice(0, 2)}`, last, `${last} jr ${first}`])
        expect(await find({ words })).toEqual([leadId]);
      expect(await find({ words: first.slice(1) })).not.toContain(leadId);
    });

    test('finds an address from each of its first four words on, and an email by its beginning', async () => {
      const [street, user] = [freshWord(), freshWord()];
      const leadId = await add({ address: `48-B  ${street} Way NE, #3`, email: `${user}@home.example` });
      for (const words of [`48 b ${street}`, street, `${street} way ne 3`, `${user} home exa`])
        expect(await find({ words })).toEqual([leadId]);
      expect(await find({ words: 'b' })).toContain(leadId);
    });

    test('finds letters with accents by the letters without', async () => {
      const word = freshWord();
      const leadId = await add({ lastName: `${word}${ACCENTED}` });
      const plain = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy';
      expect(await find({ words: `${word}${plain}` })).toEqual([leadId]);
    });

    test('finds the lead of a booking by the beginning of its reference', async () => {
      const leadId = await add({});
      await write(put.newBooking(aBookingRow({ leadId, reference: 'RT-QQ34X7' })));
      expect(await find({ reference: 'RT-QQ34' })).toEqual([leadId]);
      expect(await find({ reference: 'RT-QQ35' })).toEqual([]);
    });

    test('finds nothing without anything to find', async () => {
      await add({});
      expect(await find({})).toEqual([]);
    });

    test('finds a lead by its new data only, once they are corrected', async () => {
      const [before, after] = [freshWord(), freshWord()];
      const row = aLeadRow({ lastName: before });
      await write(put.lead(row));
      await write(put.lead({ ...row, lastName: after, notes: 'corrected' }));
      expect(await find({ words: before })).toEqual([]);
      expect(await find({ words: after })).toEqual([row.leadId]);
    });

    test('returns the newest first, with what the list shows, up to a limit', async () => {
      const lastName = freshWord();
      const old = aLeadRow({ lastName, createdAt: at(-9) });
      const young = aLeadRow({ lastName, createdAt: at(-1), status: 'Attempted', workedAt: at(0) });
      for (const row of [old, young]) await write(put.lead(row));
      expect(await find({ words: lastName })).toEqual([young.leadId, old.leadId]);
      expect(await find({ words: lastName, limit: 1 })).toHaveLength(1);
      const { leadId, batchId, firstName, phone, address, city, status, createdAt, workedAt } = young;
      const [found] = await read('findLeads', { phone: '', words: lastName, reference: '', limit: 9 });
      expect(found).toEqual({
        leadId,
        batchId,
        firstName,
        lastName,
        phone,
        address,
        city,
        status,
        createdAt,
        workedAt,
      });
    });

    test('returns the bookings of a lead, newest first, up to a limit', async () => {
      const leadId = fresh('lead');
      const [old, young] = [1, 2].map((minute) => aBookingRow({ leadId, receivedAt: at(minute) }));
      for (const row of [old, young, aBookingRow({ leadId: fresh('lead') })])
        await write(put.newBooking(row ?? {}));
      expect(await read('bookingsOfLead', { leadId, limit: 9 })).toEqual([young, old]);
      expect(await read('bookingsOfLead', { leadId, limit: 1 })).toEqual([young]);
    });

    test('forgets every rep’s skip of a lead, and of no other', async () => {
      const [batchId, rep] = [fresh('batch'), fresh('rep')];
      const [one, two] = [aLeadRow({ batchId, createdAt: at(-9) }), aLeadRow({ batchId, createdAt: at(-8) })];
      await write(put.lead(one), put.lead(two));
      const skip = (leadId: string, minute: number) =>
        ({ kind: 'putSkip', row: { rep, leadId, at: at(minute) } }) as const;
      await write(skip(one.leadId, 1), skip(two.leadId, 2));
      await write({ kind: 'deleteSkipsOfLead', leadId: two.leadId });
      const head = await read('queuePeek', {
        batchId,
        rep,
        now: at(5),
        closedWindows: [],
        callbackOpenBefore: at(-24 * 60),
        lastLeadIds: [],
      });
      expect(head?.leadId).toBe(two.leadId);
    });
  });
}
