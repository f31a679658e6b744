import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERIODS, slotDays } from '#contract/slots.ts';
import { startDraft } from '#src/features/booking/starting-draft.ts';
import {
  HAND_OFF_FIELDS,
  handOffQuery,
  readHandOff,
  SCHEDULE_FIELDS,
  type ScheduleValues,
  withoutPersonal,
} from '#src/lib/hand-off.ts';
import { cells } from '#tests/written.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyName, anyText, wellFormedText } from './hostile.ts';

const TODAY = '2026-11-20';
const DAYS = slotDays(TODAY);
const KNOWN = [...SCHEDULE_FIELDS, 'service', 'date', 'time', 'timePreference'];
const FORM_FIELDS: readonly string[] = Object.values(HAND_OFF_FIELDS);
/** Below the length at which the page cuts the query, also when every character becomes an escape. */
const LONGEST = 7000;
const EMPTY_DRAFT = { values: {}, prefilled: {}, submissionId: 'f', isOwn: false };

/** A line as a person can type it into a field of the schedule, with spaces around it. */
const line = fc
  .tuple(
    fc.constantFrom('', ' ', '  '),
    fc.oneof(wellFormedText, fc.constantFrom('3215550142', '+1 321', '0')),
  )
  .map(
    ([space, text]) =>
      space +
      text
        .replace(/\p{Cc}+/gu, ' ')
        .slice(0, 900)
        .replace(/\p{Cs}/gu, ''),
  );
const NOTHING_TYPED: ScheduleValues = {
  ...{ serviceType: '', name: '', lastName: '', email: '', phone: '' },
  ...{ address: '', city: '', state: '', zipCode: '' },
};
const typed: fc.Arbitrary<ScheduleValues> = fc
  .array(fc.tuple(fc.constantFrom(...SCHEDULE_FIELDS), line), { maxLength: 5 })
  .map((all) => ({ ...NOTHING_TYPED, ...Object.fromEntries(all) }));
const slot = fc.record({ date: fc.constantFrom(...DAYS), period: fc.constantFrom(...PERIODS) });

const MORNING = { date: '2026-11-21', period: 'morning' } as const;

const DAY_LIKE = [
  ...[...DAYS, TODAY],
  ...cells('2026-11-28 | 2026-11-31 | 2026-11-2 | 2025-11-21 | 11/21/2026 | 2026-11-21T00:00 | '),
];
const PERIOD_LIKE = [...PERIODS, 'Morning', 'evening', 'morning ', ' morning', 'toString', '__proto__', ''];
const dayLike = fc.oneof(fc.constantFrom(...DAY_LIKE), anyText);
const periodLike = fc.oneof(fc.constantFrom(...PERIOD_LIKE), anyText);

/** One parameter, escaped or as somebody typed it into the address bar, with broken escapes. */
const parameter = fc
  .record({
    name: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
      fc.constantFrom('utm_source', 'firstName'),
      anyName,
    ),
    value: fc.oneof(
      anyText,
      dayLike,
      periodLike,
      fc.tuple(dayLike, fc.constantFrom('_', '', '__', ' '), periodLike).map((parts) => parts.join('')),
      fc.constantFrom('emergency-tarping', '+13215550142', ' 321'),
    ),
    isEscaped: fc.boolean(),
    joint: fc.constantFrom('=', '=', '=', '', '=='),
  })
  .map(({ name, value, isEscaped, joint }) =>
    isEscaped ? new URLSearchParams([[name, value]]).toString() : `${name}${joint}${value}`,
  );
const query = fc
  .tuple(
    fc.constantFrom('?', '', '??', '#'),
    fc.array(parameter, { maxLength: 8 }),
    fc.constantFrom('&', '&&', ';'),
  )
  .map(([start, parameters, joint]) => `${start}${parameters.join(joint)}`.slice(0, LONGEST));

describe('the query of the booking page', () => {
  fuzz(
    'brings back what was typed on the schedule page, without spaces around it, and the slot',
    [typed, slot],
    (values, chosen) => {
      const read = readHandOff(`?${handOffQuery(values, chosen)}`);
      expectSame([read?.date, read?.time, read?.hasContact], [chosen.date, chosen.period, true]);
      expectSame(
        SCHEDULE_FIELDS.map((field) => read?.values[HAND_OFF_FIELDS[field]] ?? ''),
        SCHEDULE_FIELDS.map((field) => values[field].trim()),
      );
    },
    { kept: [[{ ...NOTHING_TYPED, phone: ' 3215550142' }, MORNING]] },
  );

  test.each([
    ['?phone=+13215550142', '+13215550142'],
    ['?phone=%2B1%20321%20555%200142', '+1 321 555 0142'],
    ['?phone=%20%20(321)', '(321)'],
  ])('may have a phone number with its plus: %s', (search, phone) => {
    expect(readHandOff(search)?.values.phone).toBe(phone);
  });

  fuzz('gives only known fields, each one line of whole characters', [query], (search) => {
    const read = readHandOff(search);
    const texts = Object.entries(read?.values ?? {});
    expectSame(
      texts.filter(([field, value]) => !FORM_FIELDS.includes(field) || value !== value.trim()),
      [],
    );
    const all = [read?.date ?? '', read?.time ?? '', ...texts.map(([, value]) => value)];
    expectSame(
      all.filter((text) => /\p{Cc}|\p{Cs}/u.test(text) || text.length > 1000),
      [],
    );
    const names = [...new URLSearchParams(search).keys()];
    expectSame(read === null, !names.some((name) => KNOWN.includes(name)));
  });

  fuzz('chooses a slot only if its day and its period are on offer', [query], (search) => {
    const { draft, isSlotGone } = startDraft(EMPTY_DRAFT, readHandOff(search), TODAY);
    const { apptDate = '', apptTime = '', service = '' } = draft.values;
    const offered = DAYS.includes(apptDate) && PERIODS.some((period) => period === apptTime);
    expectSame(offered || (apptDate === '' && apptTime === ''), true);
    if (offered) {
      expectSame(isSlotGone, false);
      // Both are words of the query itself: no parameter is made into a slot.
      const values = [...new URLSearchParams(search).values()].join('\n');
      expect(values).toContain(apptDate);
      expect(values).toContain(apptTime);
    }
    expect(['', 'roof-inspection', 'emergency-tarping']).toContain(service);
  });

  fuzz(
    'names the slot as date and time or as timePreference',
    [slot, fc.array(parameter, { maxLength: 2 })],
    (chosen, more) => {
      const others = more.filter((each) => !/^(date|time)/.test(each));
      const preference = `timePreference=${chosen.date}_${chosen.period}`;
      const apart = `date=${chosen.date}&time=${chosen.period}`;
      for (const search of [preference, apart, `${apart}&timePreference=2026-11-21_morning`]) {
        const read = readHandOff(`?${[search, ...others].join('&')}`);
        expectSame([read?.date, read?.time], [chosen.date, chosen.period]);
      }
    },
  );

  fuzz('has no contact field left in the address bar', [query], (search) => {
    const left = withoutPersonal(search);
    expectSame(readHandOff(`?${left}`)?.hasContact ?? false, false);
    expectSame(withoutPersonal(left), left);
    const before = readHandOff(search);
    const after = readHandOff(`?${left}`);
    if (after) {
      expectSame([after.date, after.time], [before?.date, before?.time]);
      expectSame(after.values.service, before?.values.service);
    }
  });
});
