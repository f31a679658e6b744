import fc from 'fast-check';
import { toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import { isOpen } from '#backend/core/suppression/numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { countToAdd, groupRows } from '#src/features/lead-import/check/row-groups.ts';
import { aBackend, aLead, at, DAY } from '#tests/core/backend.ts';
import { cells } from '#tests/written.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { askBackend, checkList, sendRows } from './list-import.ts';

const NUMBERS = ['321-555-0101', '321-555-0102', '321-555-0103', '321-555-0104'] as const;
const number = fc.constantFrom(...NUMBERS);
const phone = fc.oneof(
  number,
  fc.tuple(number, number).map((two) => two.join(' / ')),
  // Digits that only may be a number.
  number.map((one) => `${one}, 555-0109`),
);
const address = fc.constantFrom(
  ...cells(
    '12 Oak St | 12 OAK STREET, Melbourne FL 32935 | 12 Oak St Apt 4 | 12 Oak St #5 | 12 Elm St | 14 Oak St | ',
  ),
);
const TITLES = ['Last name', 'Phone', 'Address', 'Status', 'Do not call'];
const row = fc.tuple(
  fc.constantFrom('Ada', 'Ada', 'Ada', ''),
  phone,
  address,
  fc.constantFrom('', '', '', '', 'Attempted', 'Not Qualified', 'DO NOT CALL'),
  fc.oneof({ weight: 4, arbitrary: fc.constant('') }, number, fc.constantFrom('yes', 'no')),
);
const rows = fc.array(row, { minLength: 1, maxLength: 7 });
const leads = fc.array(
  fc.record({ phone, address, status: fc.constantFrom(...LEAD_STATUSES, 'Not Qualified') }),
  { maxLength: 4 },
);

fuzz(
  'the groups of the preview are what the script does with each row, also with people who are called again',
  [
    rows,
    leads,
    fc.subarray([...NUMBERS], { maxLength: 2 }),
    fc.constantFrom('offered', 'chosen'),
    // A number with so many leads takes long.
    fc.nat(5).map((sixth) => sixth === 0),
  ],
  async (list, stored, listed, again, isNearlyFull) => {
    const backend = aBackend();
    const manager = backend.signedIn({ role: 'manager' });
    backend.batch('storm');
    const suppressed = listed.map((typed) => {
      const { phoneKey } = toKeyFields(typed);
      const state = { suppressedAt: at(-DAY), suppressedBy: 'x' };
      backend.putNumber(phoneKey, state);
      return { phoneKey, fileId: '', calls: [], restUntil: '', ...state };
    });
    const houses = Array.from({ length: isNearlyFull ? PAGE_SIZES.housesOfNumber - 1 : 0 }, (_, index) => ({
      phone: NUMBERS[0],
      address: `${1000 + index} Far Rd`,
      status: 'Not Qualified' as const,
    }));
    for (const [index, fields] of [...houses, ...stored].entries()) {
      const lead = aLead(`lead-${String(index).padStart(2, '0')}`, {
        ...fields,
        ...toKeyFields(fields.phone),
      });
      const numbers = suppressed.filter(({ phoneKey }) =>
        `${lead.phoneKey} ${lead.otherKeys}`.includes(phoneKey),
      );
      backend.leads({ ...lead, open: isOpen(lead, numbers) });
    }

    const checked = await checkList(
      list.map((cells, index) => ({ line: index + 2, lines: 1, cells })),
      TITLES,
      ['lastName', 'phone', 'address', 'status', 'doNotCall'],
    );
    const groups = groupRows(checked, askBackend(manager, checked), new Map(), again);
    if (checked.ready.length === 0) return;
    const send = () => sendRows(manager, checked, again === 'chosen' ? { reopen: true } : {});
    const answer = send();
    const inWords = new Map(
      [...groups.left, ...groups.listed, ...groups.closed].map(({ line, outcome }) => [
        line,
        outcome === 'repeated' || outcome === 'closed' ? 'duplicate' : outcome,
      ]),
    );
    expectSame(
      answer.results.map(({ line }) => `${line} ${inWords.get(line) ?? 'added'}`),
      answer.results.map(({ line, outcome }) => `${line} ${outcome}`),
    );
    const added = answer.results.filter(({ outcome }) => outcome === 'added' || outcome === 'reopened');
    expectSame(countToAdd(groups), added.length);
    const count = () => backend.store.read('batchCounts', { batchId: 'list' })?.countTotal ?? 0;
    const before = count();
    // Sent again, because its answer was lost, it adds nothing and gives the same answer.
    const toOutcomes = (sent: typeof answer) => sent.results.map(({ line, outcome }) => `${line} ${outcome}`);
    expectSame(toOutcomes(send()), toOutcomes(answer));
    expectSame(count(), before);
  },
);
