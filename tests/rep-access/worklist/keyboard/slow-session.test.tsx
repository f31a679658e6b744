import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { slow } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import {
  button,
  heading,
  openWorklist,
  saves,
  storedLead,
  withLeads,
} from '#tests/rep-access/worklist/worklist-page.ts';
import { stopClock } from '#tests/setup/clock.ts';

const ANSWER_MS = 1200;
const COUNT = 30;

const leads = Array.from({ length: COUNT }, (_, index) =>
  aLead({
    leadId: `lead-${index}`,
    firstName: 'Homeowner',
    lastName: String(index),
    phone: `(321) 555-${String(1000 + index)}`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 12, index)).toISOString(),
  }),
);

/** The keys for each lead in turn, and the status it has then. */
const WAYS = [
  { keys: '6s', status: 'Attempted' },
  { keys: '4s', status: 'Not Qualified' },
  { keys: '7sk', status: 'Attempted' },
  { keys: 'k', status: 'New Lead' },
  { keys: '5sn', status: 'DO NOT CALL' },
] as const;
const wayOf = (index: number) => WAYS[index % WAYS.length] ?? WAYS[0];

test('a rep works 30 leads by keyboard alone with answers that take 1.2 seconds, and no key is lost', {
  tags: 'nightly',
  timeout: 30_000,
}, async () => {
  const { user } = stopClock();
  withLeads(leads);
  await openWorklist({ user });
  repScript.misbehave(slow(ANSWER_MS), { times: 1_000 });
  const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const until = async (isThere: () => boolean) => {
    for (let waited = 0; !isThere() && waited < 60_000; waited += 100) await tick(100);
    expect(isThere()).toBe(true);
  };
  await user.keyboard('n');
  for (const [index] of leads.entries()) {
    // As soon as the lead can be seen, whether or not it is the rep's already.
    await until(() => heading()?.textContent === `Homeowner ${index}`);
    await user.keyboard(wayOf(index).keys);
  }
  await until(() => saves().length === leads.filter((_, index) => wayOf(index).keys !== 'k').length);
  await until(() => button('Save').hasAttribute('aria-keyshortcuts') && heading() !== null);
  await tick(5_000);
  leads.forEach(({ leadId }, index) => {
    expect([leadId, storedLead(leadId)?.status]).toEqual([leadId, wayOf(index).status]);
  });
});
