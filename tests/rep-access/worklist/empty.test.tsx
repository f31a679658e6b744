import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { button, openWorklist, withLeads } from './worklist-page.ts';

beforeAll(loadRepPages);

test.each([
  ['2026-11-20T16:00:00.000Z', 'Next one opens 11:00 AM Eastern.'],
  ['2026-11-21T13:00:00.000Z', 'Next one opens Sat 8:00 AM Eastern.'],
  ['2026-12-04T14:30:00.000Z', 'Next one opens Fri, Dec 4, 9:30 AM Eastern.'],
])('an empty card says when the first lead that is held back opens (%s), until then', async (at, words) => {
  const { user, advance } = stopClock();
  withLeads([]);
  const answer = { ok: true, lead: null, heldBack: { outsideHours: 1 }, nextOpensAt: at };
  repScript.misbehave(json(answer), { action: 'next_lead' });
  await openWorklist();
  await user.click(button('Next Lead'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
  vi.setSystemTime(at);
  await advance(10_000);
  expect(screen.getByRole('main')).not.toHaveTextContent(words);
});
