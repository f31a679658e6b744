import { beforeEach, expect, test } from 'vitest';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

let script: ScriptWithOwner;
beforeEach(async () => {
  script = await aScriptWithOwner();
});

const TITLE = 'Hours between calls';
const rowOf = (): number => 2 + script.rows('Settings').findIndex((row) => row.Setting === TITLE);

/** Types a value next to the setting; a number makes a cell with a number. */
const type = (value: string | number) => {
  const { grid } = script.tab('Settings');
  grid.set(rowOf(), script.column('Settings', 'Value'), value);
  script.start().onEdit();
};

const HOURS_FAULT = `${TITLE}: Please use a whole number from 0 to 24, or leave it empty`;

/** The hours on the card of the next lead. */
const restHours = () => {
  const auth = script.signedIn();
  const { calling } = nextLeadAction.answer.parse(script.get('next_lead', { auth, batch: 'storm' }));
  return calling?.restHours;
};

test.each<[string | number, number]>([
  ['6', 6],
  [' 6 ', 6],
  [6, 6],
  [0, 0],
  ['', 4],
])('the owner types %j into the tab Settings: so many hours: %i', (typed, hours) => {
  script.storm('first');
  type(typed);
  expect(restHours()).toBe(hours);
  expect(script.rows('Errors')).toEqual([]);
});

test.each(['4 hours', '-1', 25, 1.5])(
  '%j is no number of hours: the usual ones count, and Errors says so',
  (typed) => {
    script.storm('first');
    type(typed);
    expect(restHours()).toBe(4);
    expect(script.rows('Errors')).toMatchObject([{ Where: `Settings, row ${rowOf()}`, What: HOURS_FAULT }]);
  },
);

test('an older sheet gets the row and the column when they are needed, and its numbers rest from then on', () => {
  script.storm('first');
  script.tab('Settings').grid.set(rowOf(), 1, '');
  script.tab('Calls').grid.set(1, script.column('Calls', 'Rests until'), '');
  const auth = script.signedIn();
  expect(script.next(auth)?.leadId).toBe('first');
  expect(script.save(auth, 'first', 'Attempted', 'No answer')).toMatchObject({ ok: true });
  expect(script.next(auth)).toBeNull();
  const [lead] = script.rows('Leads');
  expect(lead).toMatchObject({ 'Waits for': 'rest' });
  expect(script.rows('Calls')).toMatchObject([{ 'Rests until': lead?.['Not before'] }]);
  script.start().setUp();
  expect(script.rows('Settings').filter(({ Setting }) => Setting === TITLE)).toHaveLength(1);
});
