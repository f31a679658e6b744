import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeFeatures } from '#src/stored/backend-features.ts';
import { readSession } from '#src/stored/session/session.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill, getValues } from '#tests/form.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { leadsOf, storeLeads, suppress } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { eventually } from '#tests/setup/eventually.ts';
import {
  added,
  DEFAULTS,
  EVERYTHING,
  expectAdded,
  leadForm,
  NEEDED,
  openAndFill,
  openAndSubmit,
  submitButton,
} from './new-lead-page.ts';
import { ENDED, EXPIRED, expectLogin, loadRepPages, press, signIn } from './rep-pages.ts';

beforeAll(loadRepPages);

beforeEach(() => void signedInRep());

const checkMessage = () => screen.queryByText('Please check the marked fields.');

async function expectOnlyMarked(name: string, description: string | RegExp) {
  await eventually(() => expect(control(name)).toBeInvalid());
  expect(control(name)).toHaveFocus();
  expect(control(name)).toHaveAccessibleDescription(description);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  expect(added()).toHaveLength(0);
}

describe('the new lead form', () => {
  test('has every field of a new lead by its name, with only the state filled in', async () => {
    await open('/rep-access/new-lead');
    expect(screen.getByRole('heading', { level: 1, name: 'Add New Lead' })).toBeVisible();
    expect(getValues(leadForm())).toEqual(DEFAULTS);
    await eventually(() => expect(control('firstName')).toHaveFocus());
    const choices = [...control<HTMLSelectElement>('previousClaims').options].map(({ value }) => value);
    expect(choices).toEqual(['', 'No', 'Yes']);
  });

  test('marks each wrong field until it is valid, focuses the first, and sends nothing', async () => {
    const { submit } = await openAndSubmit({ ...NEEDED, zip: '', city: '  ', email: 'ada at home' });
    await eventually(() => expect(control('email')).toHaveFocus());
    expect(control('email')).toHaveAccessibleDescription(/valid email/);
    expect(control('city')).toHaveAccessibleDescription(/required/);
    fill({ city: 'Melbourne', email: 'ada@home' });
    await eventually(() => expect(control('city')).toBeValid());
    expect(control('zip')).toBeInvalid();
    expect(checkMessage()).toBeVisible();
    fill({ zip: '32951' });
    await eventually(() => expect(checkMessage()).toBeNull());
    expect(control('zip')).toBeValid();
    expect(added()).toHaveLength(0);
    // The specification has no stricter rule for either.
    fill({ phone: 'unknown' });
    await submit();
    await expectAdded();
    expect(leadsOf('rep-leads')).toMatchObject([{ phone: 'unknown', email: 'ada@home' }]);
  });

  test('refuses a half-typed date, although the browser reports the field as empty', async () => {
    const { submit } = await openAndFill();
    const typed = vi.spyOn(control('dateOfLoss').validity, 'badInput', 'get').mockReturnValue(true);
    await submit();
    await expectOnlyMarked('dateOfLoss', 'Please enter a full date, like 11/21/2026');
    expect(control('dateOfLoss'), 'unfolded').toBeVisible();
    typed.mockReturnValue(false);
    fill({ dateOfLoss: '2026-11-13' });
    await eventually(() => expect(control('dateOfLoss')).toBeValid());
    await submit();
    await expectAdded();
  });
});

describe('a submitted lead', () => {
  test('is sent with all fields and the session, is then in the batch “Rep leads”, and the next is another one', async () => {
    const { submit } = await openAndSubmit(EVERYTHING);
    await expectAdded();
    expect(added().map(({ payload }) => payload)).toEqual([
      {
        action: 'add_lead',
        token: 'dev-rep-token',
        auth: readSession()?.auth,
        submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
        ...EVERYTHING,
      },
    ]);
    expect(getValues(leadForm())).toEqual(DEFAULTS);
    expect(leadsOf('rep-leads')).toMatchObject([{ ...EVERYTHING, source: 'rep', status: 'New Lead' }]);
    expect(screen.getByRole('link', { name: 'Rep leads' })).toHaveAttribute(
      'href',
      '/rep-access/worklist?batch=rep-leads',
    );
    fill({ ...NEEDED, phone: '(321) 555-0143' });
    await submit();
    await eventually(() => expect(leadsOf('rep-leads')).toHaveLength(2));
  });
});

const lookups = () => repEndpoint.sentAs('lookup_number');
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
    storeFeatures([]);
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

const restored = () => screen.queryByText('What you typed is back.');

function expectEmpty() {
  expect(getValues(leadForm())).toEqual(DEFAULTS);
  expect(restored()).toBeNull();
}

test('a reload brings back what was typed, looks up its number, and it can be cleared', async () => {
  const { user, advance } = stopClock();
  await openAndFill(EVERYTHING, user);
  await open(undefined, { user });
  expect(getValues(leadForm())).toEqual(EVERYTHING);
  expect(restored()).toBeVisible();
  await advance(500);
  await waitFor(() => expect(repEndpoint.sentAs('lookup_number')).toHaveLength(1));
  await press(user, 'Clear the form');
  expectEmpty();
});

test('an ended session leads to the login with a message, and after signing in everything typed is back', async () => {
  repEndpoint.misbehave(ENDED, { action: 'add_lead' });
  const { user, submit } = await openAndFill(EVERYTHING, stopClock().user);
  await submit();
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  await expectLogin();
  expect(localStorage.getItem('repAuth')).toBeNull();

  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'Add New Lead' })).toBeVisible();
  expect(getValues(leadForm())).toEqual(EVERYTHING);
  await submit();
  await expectAdded();
});

test('after signing in again in another tab, the lead is sent with the new session', async () => {
  const { submit } = await openAndFill(NEEDED, stopClock().user);
  testBackend.write({ kind: 'deleteRepSessions', email: 'robin@reps.example' });
  signedInRep();
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));
  expect(getValues(leadForm())).toMatchObject(NEEDED);
  await submit();
  await expectAdded();
});

test('a session that ends while the rep is typing does not close the form', async () => {
  repEndpoint.misbehave(ENDED, { action: 'lookup_number' });
  await openAndFill();
  await eventually(() => expect(repEndpoint.sentAs('lookup_number')).toHaveLength(1));
  expect(address()).toBe('/rep-access/new-lead');
  expect(submitButton()).toBeVisible();
});

test('a submitted lead leaves no draft', async () => {
  const { unmount } = await openAndSubmit();
  await expectAdded();
  unmount();
  await open();
  expectEmpty();
});

test('a rep never sees the draft of another rep', async () => {
  const { unmount } = await openAndFill();
  unmount();
  signedInRep({ email: 'nora@reps.example' });
  await open();
  expectEmpty();
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
    NEEDED.phone,
  );
});

describe('the slots of the new lead form', () => {
  const chosen = () => control<HTMLSelectElement>('visitSlot').selectedOptions[0]?.textContent;
  const limit = (value: string) =>
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'jobsPerMorning', value } });

  test('fill in date and time, which say which one it is; the lead then has a visit', async () => {
    const { user, submit } = await openAndFill({ ...NEEDED, email: 'ada@home.example' });
    await user.selectOptions(control('visitSlot'), 'Mon, Nov 23, morning');
    expect(getValues(leadForm())).toMatchObject({ apptDate: '2026-11-23', apptTime: 'morning' });
    expect(control('apptDate'), 'folded, as on a phone').not.toBeVisible();
    fill({ apptTime: '2:30 pm' });
    expect(chosen()).toBe('Mon, Nov 23, afternoon');
    await submit();
    await expectAdded();
    expect(added()[0]?.payload).toMatchObject({ apptDate: '2026-11-23', apptTime: '2:30 pm' });
    const [lead] = leadsOf('rep-leads');
    const [visit] = testBackend.read('visitsOfLead', { leadId: lead?.leadId ?? '', limit: 9 });
    expect(visit).toMatchObject({ apptDate: '2026-11-23', apptTime: 'afternoon', agreedTime: '14:30' });
    expect(chosen()).toBe('Not set yet');
  });

  test('say that a date and time are none of them, or that the time is to be agreed on', async () => {
    const { user } = await openAndFill({ ...NEEDED, apptDate: '2026-12-12', apptTime: 'after church' });
    expect(chosen()).toBe('The date and time below');
    expect(control('apptDate')).toBeVisible();
    await user.selectOptions(control('visitSlot'), 'Time to be agreed');
    expect(getValues(leadForm())).toMatchObject({ apptDate: '', apptTime: 'Time to be agreed' });
    expect(chosen()).toBe('Time to be agreed');
  });

  test('are marked when they have no place; one that went meanwhile is refused, and nothing is lost', async () => {
    limit('0');
    const { user, submit } = await openAndFill();
    const morning = await screen.findByRole('option', { name: 'Mon, Nov 23, morning (full)' });
    expect(morning).toBeDisabled();
    limit('');
    fill({ apptDate: '2026-11-24', apptTime: 'afternoon' });
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'jobsPerAfternoon', value: '0' } });
    await submit();
    expect(await screen.findByText(/^That time is full or closed by now/)).toBeVisible();
    await eventually(() => expect(control('apptDate')).toHaveFocus());
    expect(control('apptDate')).toBeVisible();
    expect(getValues(leadForm())).toMatchObject({ ...NEEDED, apptDate: '2026-11-24', apptTime: 'afternoon' });
    expect(screen.getByRole('option', { name: 'Tue, Nov 24, afternoon (full)' })).toBeDisabled();
    await user.selectOptions(control('visitSlot'), 'Not set yet');
    await submit();
    await expectAdded();
  });

  test('are not offered with a script that has no visits', async () => {
    storeFeatures([]);
    await open('/rep-access/new-lead');
    expect(document.querySelector('[name=visitSlot]')).toBeNull();
    expect(control('apptDate')).toBeVisible();
  });
});
