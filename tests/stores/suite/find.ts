import { describe, expect, test } from 'vitest';
import { readSearch } from '#backend/core/find/search.ts';
import { toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { FindArgs } from '#backend/core/queries.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { aBookingRow, aLeadRow, at, aVisitRow, fresh, put, queueArgs } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

let made = 0;

/** A word that no other test has. */
const freshWord = (): string => {
  made += 1;
  return `w${[...String(made)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}q`;
};

/** What is stored, what finds it, and what does not, separated by bars. */
const STORED: readonly (readonly [stored: Partial<LeadRow>, finds: string, findsNot: string])[] = [
  [
    { firstName: 'Sean', lastName: "O'Brien" },
    "obrien|O’Brien|o-brien|brien|OBRI|Sean O'Brien|sean brien|obrien, sean|brien sean",
    'o|rien|obrian|obriens|sean x|ean|seen obrien',
  ],
  [{ firstName: 'John', lastName: 'Smith' }, 'john s|john|smith john', 'johns|johnson|smithj'],
  [{ firstName: 'Sean', lastName: 'O’Brien' }, "obrien|o'brien", 'obrienne'],
  [
    { firstName: 'Maria', lastName: 'Garcia-Lopez' },
    'lopez|garcialopez|Garcia-Lopez|García|maria lopez|lopez, maria|garcia, maria|maria g',
    'lopezgarcia|garcias|arcia|mario lopez',
  ],
  [
    { firstName: 'Thu', lastName: 'Nguyễn' },
    'NGUYEN|Nguyễn|Nguye\u0302\u0303n|nguyễn thu',
    'nguyn|guyen|nguyena',
  ],
  [{ firstName: 'Thu', lastName: 'Nguye\u0302\u0303n' }, 'nguyen|Nguyễn|nguyen thu', 'nguye n a'],
  [
    { firstName: 'Anne', lastName: 'De La Cruz' },
    'delacruz|de la cruz|lacruz|cruz|anne delacruz|anne cruz|cruz, anne|de la cruz, anne',
    'c|ruz|cruzes|elacruz',
  ],
  [
    { firstName: 'Łukasz Søren Ægir Işıl', lastName: 'Strauß Đặng Þórðardóttir Œuvre' },
    'lukasz|łuka|soren|aegir|ægir|isil|ışıl|strauss|STRAUẞ|dang|đặng|thordar|þórð|oeuvre|œuv',
    'ukasz|gir|straub|ang|hordar|euvre',
  ],
  [{ firstName: 'İpek', lastName: 'Ｗｉｄｅ ﬁnch' }, 'ipek|wide|widefinch|finch', 'inch'],
  [{ firstName: 'Ian', lastName: 'McDonald' }, 'mcdonald|mc donald|McDonald|ian mcd|mcdonald ian', 'donald'],
  [{ firstName: 'Amy', lastName: 'St. John' }, 'st john|St. John|stjohn|john|amy john', 'saint'],
  [
    { firstName: 'Mary Ann', lastName: 'Smith Jr.' },
    'ann|maryann|mary-ann smith|ann smith|mary ann smith jr|smith jr, mary ann|smith ann|jr',
    'marian|nn|smyth',
  ],
  [{ firstName: 'Jean-Luc Marc André' }, 'luc|marc|andre|jeanluc|marc andre', 'ndre'],
  [
    { address: '1401 N Harbor City Blvd Apt 12' },
    '1401|1401 n harbor|1401 harbor|1401 city|n harbor|HARBOR|city blvd|apt. #12|1401 N. Harbor City Blvd., Apt 12',
    '140 n|1401 s|1402 harbor|arbor|apt 13|harbor apt|1401 blvd',
  ],
  [{ address: '1 A St' }, '1 a|1 a st|a st|1 st', '2 a|1|a'],
  [{ email: 'Jo.Ann-77@home.example' }, 'jo.ann|joann|jo.ann-77@home.example', 'ann77|home'],
];

export function findTests({ read, write }: Subject): void {
  describe('for finding leads', () => {
    const find = async (args: Partial<FindArgs>) =>
      (await read('findLeads', { phone: '', words: [], reference: '', limit: 50, ...args })).map(
        ({ leadId }) => leadId,
      );
    const findTyped = (typed: string) => find(readSearch(typed));

    async function add(over: Partial<LeadRow>): Promise<string> {
      const row = aLeadRow({ firstName: '', lastName: '', address: '', email: '', phone: '', ...over });
      await write(put.lead(row));
      return row.leadId;
    }

    test('finds a number by any part of it, also one outside North America', async () => {
      const leadId = await add({ phone: '864-209-7531' });
      for (const phone of ['8642097531', '864', '7531', '20975']) {
        expect(await find({ phone })).toContain(leadId);
        expect(await find({ phone: `${phone}00` })).not.toContain(leadId);
      }
      const abroad = await add({ phone: '+442079469753' });
      expect(await find({ phone: '4420794' })).toContain(abroad);
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
      expect(await findTyped(before)).toEqual([row.leadId]);
      for (const over of [
        { firstName: after },
        { firstName: '', address: after },
        { address: '', email: `${after}@home.example` },
      ]) {
        const rest = { firstName: '', lastName: '', address: '', email: '' };
        await write(put.lead({ ...row, ...rest, ...over }));
        expect(await findTyped(after)).toEqual([row.leadId]);
        expect(await findTyped(before)).toEqual([]);
      }
    });

    test('finds a lead by what it has, however it is written, and not by anything else', async () => {
      const wrong: string[] = [];
      for (const [stored, finds, findsNot] of STORED) {
        const leadId = await add(stored);
        for (const typed of finds.split('|'))
          if (!(await findTyped(typed)).includes(leadId)) wrong.push(`not by ${typed}`);
        for (const typed of findsNot)
          if ((await findTyped(typed)).includes(leadId)) wrong.push(`by ${typed}`);
      }
      expect(wrong).toEqual([]);
    });

    test('finds an address from each of its first eight words on, and a name from its first four', async () => {
      const words = Array.from({ length: 9 }, freshWord);
      const place = await add({ address: words.join(' ') });
      const [, ...others] = words;
      for (const word of words.slice(0, 8)) expect(await findTyped(word)).toEqual([place]);
      expect(await findTyped(words[8] ?? '')).toEqual([]);
      const person = await add({ lastName: others.map((word) => `n${word}`).join(' ') });
      for (const word of others.slice(0, 4)) expect(await findTyped(`n${word}`)).toEqual([person]);
      expect(await findTyped(`n${others[4]}`)).toEqual([]);
    });

    test('finds a long text by more than is compared', async () => {
      const word = freshWord();
      const address = `${word} ${'long street '.repeat(20)}`;
      const leadId = await add({ address });
      expect(await findTyped(address)).toEqual([leadId]);
    });

    test('finds a lead once that has what is typed in several places', async () => {
      const digits = '86420913';
      const row = aLeadRow({
        phone: `(864) 209-1357`,
        address: `${digits} ${digits} Street`,
        firstName: digits,
      });
      await write(put.lead(row));
      expect(await find({ ...readSearch(digits), limit: 2 })).toEqual([row.leadId]);
    });

    test('finds the lead of a visit by the beginning of its reference', async () => {
      const leadId = await add({});
      await write(put.visit({ leadId, reference: 'RT-QQ34X7' }));
      expect(await find({ reference: 'RT-QQ34' })).toEqual([leadId]);
      expect(await find({ reference: 'RT-QQ35' })).toEqual([]);
      expect(await find({}), 'without anything to find').toEqual([]);
    });

    test('returns the newest first, with what the list shows, up to a limit', async () => {
      const lastName = freshWord();
      const old = aLeadRow({ lastName, createdAt: at(-9) });
      const young = aLeadRow({ lastName, createdAt: at(-1), status: 'Attempted', workedAt: at(0) });
      for (const row of [old, young]) await write(put.lead(row));
      expect(await find({ words: [lastName] })).toEqual([young.leadId, old.leadId]);
      expect(await find({ words: [lastName], limit: 1 })).toHaveLength(1);
      const { leadId, batchId, firstName, phone, address, city, status, createdAt, workedAt } = young;
      const [found] = await read('findLeads', { phone: '', words: [lastName], reference: '', limit: 9 });
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

    test('returns the visits of a lead, newest first, up to a limit', async () => {
      const leadId = fresh('lead');
      const [old, young] = [1, 2].map((minute) => aVisitRow({ leadId, createdAt: at(minute) }));
      for (const row of [old, young, aVisitRow({ leadId: fresh('lead') })]) await write(put.visit(row ?? {}));
      expect(await read('visitsOfLead', { leadId, limit: 9 })).toEqual([young, old]);
      expect(await read('visitsOfLead', { leadId, limit: 1 })).toEqual([young]);
      await write({ kind: 'deleteVisit', visitId: young?.visitId ?? '' });
      expect(await read('visitsOfLead', { leadId, limit: 9 })).toEqual([old]);
    });

    test('returns the bookings with a sender’s mark, up to a limit; none have no mark', async () => {
      const sender = fresh('sender');
      const mine = [aBookingRow({ sender }), aBookingRow({ sender })];
      for (const row of [...mine, aBookingRow({ sender: fresh('sender') }), aBookingRow()])
        await write(put.newBooking(row));
      const found = await read('bookingsOfSender', { sender, limit: 9 });
      expect(found.map(({ submissionId }) => submissionId).sort()).toEqual(
        mine.map(({ submissionId }) => submissionId).sort(),
      );
      expect(await read('bookingsOfSender', { sender, limit: 1 })).toHaveLength(1);
      expect(await read('bookingsOfSender', { sender: '', limit: 9 })).toEqual([]);
    });

    test('forgets every rep’s skip of a lead, and of no other', async () => {
      const [batchId, rep] = [fresh('batch'), fresh('rep')];
      const [one, two] = [aLeadRow({ batchId, createdAt: at(-9) }), aLeadRow({ batchId, createdAt: at(-8) })];
      await write(put.lead(one), put.lead(two));
      const skip = (leadId: string, minute: number) =>
        ({ kind: 'putSkip', row: { rep, leadId, at: at(minute) } }) as const;
      await write(skip(one.leadId, 1), skip(two.leadId, 2));
      await write({ kind: 'deleteSkipsOfLead', leadId: two.leadId });
      const head = await read('queuePeek', queueArgs({ batchId, rep, now: at(5) }));
      expect(head?.leadId).toBe(two.leadId);
    });
  });
}
