import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepFeatures } from '#src/stored/script-features.ts';
import { readSession } from '#src/stored/session/session.ts';
import { aLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeLeads, suppress } from '#tests/msw/stored-rows.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { added, expectAdded, NEEDED, openAndFill } from './new-lead-page.ts';
import { press } from './rep-pages.ts';

beforeEach(() => void signedInRep());

const lookups = () => repScript.sentAs('lookup_number');
const expectLookups = (count: number) => waitFor(() => expect(lookups()).toHaveLength(count));
const graceHasTheNumber = () => storeLeads(aLead({ phone: '+1 321 555 0142', status: 'Attempted' }));
const findNotice = () => screen.findByText(/This number is already a lead/);

/** Fills in the form with the clock stopped. */
async function openAt(values: Record<string, string> = NEEDED) {
  const { user, advance } = stopClock();
  return { ...(await openAndFill(values, user)), advance };
}

async function expectRefused() {
  expect(await screen.findByText('Submission failed')).toBeVisible();
  expect(screen.getByText('This number is on the do-not-call list.')).toBeVisible();
}

describe('a number that is already a lead', () => {
  beforeEach(graceHasTheNumber);

  test('is reported while the rep fills in the form, with name, status and a link to its batch', async () => {
    // With the invisible marks that a phone adds to a copied number.
    const { user, advance } = await openAt({ ...NEEDED, phone: `\u202a${NEEDED.phone}\u202c` });
    await advance(350);
    expect(lookups()).toHaveLength(0);
    await advance(100);
    const notice = (await findNotice()).parentElement;
    expect(notice).toHaveTextContent('Grace Hollis, Attempted, in Palm Bay after the storm');
    const way = screen.getByRole('link', { name: 'Open the batch: Palm Bay after the storm' });
    expect(way).toHaveAttribute('href', '/rep-access/worklist?batch=storm-palm-bay');
    expect(lookups()).toMatchObject([
      { method: 'POST', payload: { auth: readSession()?.auth, phone: '13215550142' } },
    ]);
    await press(user, 'Submit Lead Anyway');
    await expectAdded();
  });

  test('is added with one click when the rep submits before the lookup', async () => {
    const { submit } = await openAt();
    await submit();
    await expectAdded();
    expect(added()).toHaveLength(1);
    expect(lookups()).toHaveLength(0);
  });
});

describe('a number that no lead has', () => {
  test('is looked up once, when it is complete, the rep stops typing and the script has said that it can', async () => {
    localStorage.removeItem('repFeatures');
    const { submit, advance } = await openAt({ phone: '(321) 5' });
    await advance(1_000);
    fill({ phone: '(321) 555-0' });
    await advance(300);
    fill({ phone: '(321) 555-0142' });
    await advance(300);
    expect(lookups()).toHaveLength(0);
    await advance(200);
    await expectLookups(1);
    expect(lookups()).toMatchObject([{ payload: { phone: '13215550142' } }]);
    fill(NEEDED);
    await submit();
    await expectAdded();
    expect(lookups()).toHaveLength(1);
  });

  test('is not looked up when the script has not said that it can', async () => {
    keepFeatures([]);
    const { submit, advance } = await openAt();
    await advance(500);
    await submit();
    await expectAdded();
    expect(lookups()).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Rep leads' })).toBeNull();
  });
});

describe('a number on the do-not-call list', () => {
  beforeEach(() => suppress('13215550142'));

  test('is reported while the rep is typing, and refused by the script', async () => {
    const { submit, advance } = await openAt();
    await advance(500);
    expect(await screen.findByText(/Only a manager can take it off/)).toBeVisible();
    await submit();
    await expectRefused();
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveFocus());
  });
});
