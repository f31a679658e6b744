import { describe, expect, test } from 'vitest';
import { formatPhone, phoneFault, readPhones, telHref, tidyPhone } from '#contract/phone.ts';
import { keysAsText, keysOfListed, keysToSuppress, phoneKeys } from '#contract/phone-keys.ts';
import { cells, pairs } from '#tests/written.ts';

const keys = (typed: string) => phoneKeys(typed).sure;

describe('one number is read however it is written:', () => {
  const NUMBER = '13215550100';

  test.each(
    cells(
      `(321) 555-0100 | 321 555 0100 | 321.555.0100 | 321/555/0100 | 321/5550100 | 321 / 555-0100 | (321)/555-0100 |
321,555,0100 | 321:555:0100 | 3215550100 | 1-321-555-0100 | +1 321 555 0100 | (1) 321-555-0100 | 001 321 555 0100 |
011 1 321 555 0100 | Cell: 321-555-0100 | H 321-555-0100 | 2: 321-555-0100 | tel:+1-321-555-0100 | p:+13215550100 |
'3215550100 | "321-555-0100" | ="3215550100" | 321-555-0100 (mobile) | 321-555-0100. | [321] 555-0100 |
321\u2022555\u20220100 | 321_555_0100 | 321-5550100 | +321-555-0100 | #321-555-0100 | (2) 321-555-0100 |
M-F 9-5 321-555-0100 | 11/21/2026 321-555-0100 | Unit 4 321-555-0100 | \uff0b1\u3000321\u3000555\u30000100 |
\uff13\uff12\uff11\uff15\uff15\uff15\uff10\uff11\uff10\uff10 | 321\u2212555\u22120100 | 321\u2011555\u20110100 |
321\u2013555\u20130100 | 321\u00a0555\u00a00100 | 321\u200b555\u20600100\ufeff | \u202d+1 (321) 555-0100\u202c |
\u0663\u0662\u0661\u0665\u0665\u0665\u0660\u0661\u0660\u0660 | \u06f3\u06f2\u06f1-\u06f5\u06f5\u06f5-\u06f0\u06f1\u06f0\u06f0 |
321-555\u00ad-0100`,
    ),
  )('%j', (typed) => {
    expect(keys(typed)).toEqual([NUMBER]);
  });

  test.each(
    cells(
      `3215550100.0 | 13215550100.0 | 3215550100.00 | (321) 555-0100.0 | "3215550100.0" | 3.2155501E9 | 3.2155501E+09 |
3.2155501e+9 | +3.2155501E9 | 3.2155501E+009 | 3215550100.0.0 | 1.32155501E10 | 3,215,550,100 | 3,215,550,100.00`,
    ),
  )('%j, which a spreadsheet took for an amount', (typed) => {
    expect(keys(typed)).toEqual([NUMBER]);
  });

  test.each(
    pairs(`321-555-0100 ext. 23 = ext. 23 | 321-555-0100 x23 = x23 | 3215550100x23 = x23 | 321-555-0100 Ext 4 = Ext 4 |
321-555-0100 extension 23 = extension 23 | +1 321 555 0100 #23 = #23 | +1 321 555 0100;ext=23 = ;ext=23 |
321-555-0100 (wife) = (wife) | 321-555-0100 call after 6 = call after 6 | 321-555-0100 9am-5pm = 9am-5pm |
321-555-0100 (2) = (2) | 321-555-0100 32901 = 32901`),
  )('%j, with what is written after it', (typed, note) => {
    expect(readPhones(typed).numbers).toEqual([{ key: NUMBER, note }]);
  });
});

test.each(
  pairs(`+44 20 7946 0000 = +442079460000 | (+44) 20 7946 0000 x9 = +442079460000 |
011 44 20 7946 0000 = +442079460000 | 00442079460000 = +442079460000 | +49 30 1234 = +49301234 |
Ada +44 20 7946 0000 = +442079460000 | +44 207 946 0000 = +442079460000 | +45 32 34 56 78 = +4532345678 |
+44 (0)20 7946 0000 = +442079460000`),
)('a number abroad needs its country code with a plus or the prefix that dials it: %j', (typed, key) => {
  expect(keys(typed)).toEqual([key]);
});

test.each([
  ...cells(
    `321-555-0100 / 407-555-0101 | 321-555-0100/407-555-0101 | (321) 555-0100(407) 555-0101 | 3215550100(4075550101) |
321-555-0100 x(407)555-0101 | 321-555-0100:::407-555-0101 | 321-555-0100 407-555-0101 | 3215550100 4075550101 |
321-555-0100 or 407-555-0101 | 321-555-0100, 407-555-0101 | 3215550100;4075550101 | 3215550100|4075550101 |
321-555-0100 & (407) 555-0101 | Home: 321-555-0100 Cell: 407-555-0101 | +1 321 555 0100 +1 407 555 0101 |
3215550100.0 / 4075550101.0 | 321-555-0100 ext. 4 or 407-555-0101 | 321-555-0100 x4 / 407-555-0101 |
321-555-0100 ext 12 407-555-0101 | 321-555-0100 #2 407-555-0101 | 1: 321-555-0100 2: 407-555-0101 |
1st 321-555-0100 2nd 407-555-0101 | 321-555-0100 / 407-555-0101 / 321.555.0100`,
  ),
  '321-555-0100\n407-555-0101',
])('several numbers in one cell are all read, each once: %j', (typed) => {
  expect(keys(typed)).toEqual(['13215550100', '14075550101']);
  expect(readPhones(typed).unread).toEqual([]);
});

describe('what nobody can dial is refused with the reason:', () => {
  const FAULTS = {
    'has too few digits: the area code is needed':
      '555-0431 | 3215-0432 | 321-555-043 | 911 | +555-0100 | 123-45-6789',
    'has too many digits': `321-555-0434-12 | 13215550100234 | 442079460000 | +1234567890123456 | 9-1-321-555-0100 |
01155504341 | 555 321 5550 100 | 4111 1111 1111 1111`,
    'has a plus but no country code: +1 comes first': '+3215550100',
    'is not written like a phone number': '2023-05-06 22 | 28.08362700 | 192.168.10.255 | 2024-561234',
    'is not a number: no such area code or exchange exists':
      '2026-11-21 14 | 0025550434 | 123-456-7890 | 911-555-0100 | 321-155-0100',
    'is a filler, not a number': '000-000-0000 | 999-999-9999 | 1 888 888 8888',
    'was rounded by a spreadsheet, so its last digits are lost': '3.21556E+09 | 3.2155501E5',
    'has no phone number': 'unknown',
  };
  test.each(
    Object.entries(FAULTS).flatMap(([fault, typed]) => cells(typed).map((each) => [each, fault] as const)),
  )('%j %s', (typed, fault) => {
    expect(keys(typed)).toEqual([]);
    expect(phoneFault(typed)).toBe(`\u201c${typed}\u201d ${fault}`);
  });

  test.each([
    ['321-555-0100 or 555-0101', '555-0101', ['5550101']],
    ['321-555-0100 x407 / 555-0101', '555-0101', ['5550101']],
    ['321-555-0100 (ext 305) 555-0101', '305) 555-0101', ['3055550101', '13055550101']],
    ['321-555-0100 #407 555-0101', '407 555-0101', ['4075550101', '14075550101']],
  ])(
    'beside a number that can be dialed it stays visible, and the number is read: %j',
    (typed, text, doubtful) => {
      const { numbers, unread } = readPhones(typed);
      expect(numbers.map(({ key }) => key)).toEqual(['13215550100']);
      expect(unread).toMatchObject([{ text, doubtful }]);
      expect(phoneFault(typed)).toBeNull();
    },
  );

  test.each(
    cells('Apt 305 555-0121 | Lot 407 555-0121 | Bldg 305 - 555-0121 | Room 4075 550121 | $407 555-0612'),
  )('a label is no area code: %j', (typed) => {
    expect(keys(typed)).toEqual([]);
  });
});

test.each<[string, string[], string[]]>([
  ['321-555-0100 / 407-555-0101', ['13215550100', '14075550101'], []],
  ['555-0100', [], ['5550100']],
  ['321-555-0100 or 555-0101', ['13215550100'], ['5550101']],
  ['321-555-0434-12', [], ['321555043412', '+321555043412', '13215550434']],
  ['32155506119', [], ['32155506119', '+32155506119', '13215550611', '12155506119']],
  ['03215550100', [], ['03215550100', '13215550100']],
  ['442079460958', [], ['442079460958', '+442079460958', '12079460958']],
  ['32155501003215550434', [], ['32155501003215550434', '13215550100', '13215550434']],
  ['+52 321 555 0100 321 555 0434', [], ['5232155501003215550434', '13215550100', '13215550434']],
  ['+44 203 555 0100 - 123456', [], ['442035550100123456', '12035550100']],
  ['+3215550100', [], ['13215550100', '+3215550100']],
  ['911', [], []],
  ['unknown', [], []],
])('a text has the keys of its numbers, and of what else may be meant: %j', (typed, sure, doubtful) => {
  expect(phoneKeys(typed)).toEqual({ sure, doubtful });
  expect(keys(keysAsText({ sure: [...sure, '+4532345678'], doubtful }))).toEqual([...sure, '+4532345678']);
});

test.each<[string, string[]]>([
  ['32155501220', ['32155501220', '13215550122', '+32155501220']],
  ['321555012200', ['321555012200', '13215550122', '+321555012200']],
  ['132155501220', ['132155501220', '13215550122']],
  ['32155501224075550143', ['32155501224075550143', '13215550122', '14075550143']],
  ['13215550122', ['13215550122']],
  ['+4532345678', ['+4532345678']],
  ['442079460000', ['442079460000', '+442079460000']],
])('a key that an older version has listed suppresses what it meant: %j', (key, expected) => {
  expect(keysOfListed(key)).toEqual(expected);
});

test('a cell of any length is read before the time of a test is over', () => {
  expect(keysToSuppress(`${'3 2 1 5 5 5 2 1 2 1 '.repeat(50_000)}9`).length).toBeGreaterThan(0);
});

test('the link of a number dials it from everywhere', () => {
  expect(telHref({ key: '13215550100' })).toBe('tel:+13215550100');
});

test.each(
  pairs(`+13215550100 = (321) 555-0100 | 3215550100.0 = (321) 555-0100 | 3215550100x23 = (321) 555-0100 x23 |
321-555-0100 ext. 23 = (321) 555-0100 ext. 23 | 321-555-0100:::4075550101 = (321) 555-0100 / (407) 555-0101 |
+44 20 7946 0000 = +44 20 7946 0000 | 321-555-0100 or 555-0101 = 321-555-0100 or 555-0101 |
321-555-0100/555-0101 = 321-555-0100/555-0101 | wrong number: 321-555-0100 = wrong number: 321-555-0100 |
wife 321-555-0100 husband 4075550101 = wife 321-555-0100 husband 4075550101 |
321-555-0100 or 4075550101 = (321) 555-0100 / (407) 555-0101 | unknown = unknown`),
)('numbers are shown in US format with their extension, anything else as it is: %j', (typed, text) => {
  expect(formatPhone(typed)).toBe(text);
});

test.each(
  pairs(`3215550100.0 = 3215550100 | ="3215550100" = 3215550100 | 3.2155501E9 = 3215550100 |
p:+13215550100 = +13215550100 | '3215550100 = '3215550100 | 3.21556E+09 = 3.21556E+09 |
Cell: 321-555-0100 (wife) = Cell: 321-555-0100 (wife)`),
)('a list is stored without what programs have added to a number: %j', (cell, text) => {
  expect(tidyPhone(cell)).toBe(text);
});
