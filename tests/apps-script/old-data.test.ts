import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { put } from '#tests/stores/rows.ts';
import { aScriptWithOwner } from './by-hand.ts';

const HOUR = 60;
/** The tests' today is November 20, 2026. */
const daysAgo = (days: number) => new Date(Date.parse('2026-11-20T15:00:00Z') - days * DAY_MS).toISOString();

test('the clock deletes closed leads once the owner has said in Settings how long they are kept, with their rows', async () => {
  const script = await aScriptWithOwner();
  const closed = { status: 'Not Qualified', open: false, batchId: 'storm' } as const;
  script.write(
    ...['old-1', 'old-2'].map((leadId) => put.lead({ ...closed, leadId, createdAt: daysAgo(400) })),
    put.lead({ ...closed, leadId: 'young', createdAt: daysAgo(10) }),
    put.lead({ leadId: 'open', batchId: 'storm', createdAt: daysAgo(400) }),
    put.audit({ leadId: 'old-1', note: 'Wants a call from Ana' }),
    put.visit({ leadId: 'old-1', state: 'done', createdAt: daysAgo(400), changedAt: daysAgo(390) }),
  );
  const leads = () => script.rows('Leads').map((row) => row['Lead ID']);
  script.tick(7 * HOUR);
  expect(leads()).toEqual(['old-1', 'old-2', 'young', 'open']);
  script.write({ kind: 'putOwnerSetting', row: { name: 'monthsOfClosedLeads', value: '12' } });
  const setting = script.rows('Settings').find((row) => row.Setting === 'Months closed leads are kept');
  expect(setting?.Value).toBe('12');
  // Not before the six hours since the last time are over.
  script.tick(HOUR);
  expect(leads()).toHaveLength(4);
  script.tick(7 * HOUR);
  expect(leads()).toEqual(['young', 'open']);
  expect(script.rows('Visits')).toEqual([]);
  expect(JSON.stringify(script.rows('Audit'))).not.toContain('Ana');
});
