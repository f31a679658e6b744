import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepFeatures } from '#src/stored/script-features.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { DONE, NEEDED, openAndFill, submitButton } from './new-lead-page.ts';

const lookups = () => repScript.sentAs('lookup_number');
const added = () => repScript.sentAs('add_lead');

const graceHasTheNumber = () =>
  scriptBackend.write(
    { kind: 'putBatch', row: aBatch() },
    { kind: 'putLead', row: aLead({ phone: '+1 321 555 0142', status: 'Attempted' }) },
  );

const numberIsSuppressed = () =>
  scriptBackend.write({
    kind: 'putNumber',
    row: {
      phoneKey: '13215550142',
      suppressedAt: '2026-11-01T12:00:00.000Z',
      suppressedBy: 'robin@reps.example',
      calls: [],
    },
  });

describe('a number that is a lead already', () => {
  test('is said while the form is still being filled in, with name, status and the way to its batch', async () => {
    const { auth } = signedInRep();
    graceHasTheNumber();
    const { user, advance } = stopClock();
    await openAndFill({ phone: NEEDED.phone }, user);
    await advance(350);
    expect(lookups()).toHaveLength(0);
    await advance(100);
    const notice = (await screen.findByText(/This number is already a lead/)).parentElement;
    expect(notice).toHaveTextContent('Grace Hollis, Attempted, in Palm Bay after the storm');
    expect(within(notice as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/rep-access/worklist?batch=storm-palm-bay',
    );
    expect(lookups()[0]).toMatchObject({ method: 'POST' });
    expect(lookups()[0]?.payload).toMatchObject({ auth, phone: '13215550142' });
  });

  test('can be added all the same by whoever has seen that', async () => {
    signedInRep();
    graceHasTheNumber();
    const { user, advance } = stopClock();
    await openAndFill(NEEDED, user);
    await advance(500);
    await screen.findByText(/This number is already a lead/);
    await user.click(screen.getByRole('button', { name: 'Submit Lead Anyway' }));
    expect(await screen.findByText(DONE)).toBeVisible();
  });

  test('needs no second click of a rep who was too quick to be told', async () => {
    signedInRep();
    graceHasTheNumber();
    const { user } = stopClock();
    await openAndFill(NEEDED, user);
    await user.click(submitButton());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(added()).toHaveLength(1);
    expect(lookups()).toHaveLength(0);
  });

  test('a number that nobody has yet brings no word', async () => {
    signedInRep();
    const { user, advance } = stopClock();
    await openAndFill(NEEDED, user);
    await advance(500);
    expect(lookups()).toHaveLength(1);
    await user.click(submitButton());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(lookups()).toHaveLength(1);
  });

  test('half a number is not looked up, and typing on is waited for', async () => {
    signedInRep();
    const { user, advance } = stopClock();
    await openAndFill({ phone: '(321) 5' }, user);
    await advance(1_000);
    fill({ phone: '(321) 555-0' });
    await advance(300);
    fill({ phone: '(321) 555-0142' });
    await advance(300);
    expect(lookups()).toHaveLength(0);
    await advance(200);
    expect(lookups()).toHaveLength(1);
    expect(lookups()[0]?.payload).toMatchObject({ phone: '13215550142' });
  });
});

describe('the look at a number', () => {
  test('waits for what the script can do, when a rep comes to the page first', async () => {
    signedInRep();
    localStorage.removeItem('repFeatures');
    graceHasTheNumber();
    const { user, advance } = stopClock();
    await openAndFill(NEEDED, user);
    await advance(500);
    expect(await screen.findByText(/This number is already a lead/)).toBeVisible();
  });

  test('is not asked of a script that has not said that it knows it', async () => {
    const { auth } = signedInRep();
    keepFeatures(auth, []);
    const { user, advance } = stopClock();
    await openAndFill(NEEDED, user);
    await advance(500);
    await user.click(submitButton());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(lookups()).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Rep leads' })).toBeNull();
  });
});

describe('a number on the do-not-call list', () => {
  test('is said while typing, and refused by the script', async () => {
    signedInRep();
    numberIsSuppressed();
    const { user, advance } = stopClock();
    await openAndFill(NEEDED, user);
    await advance(500);
    expect(await screen.findByText(/only a manager can take it off the list/)).toBeVisible();
    await user.click(submitButton());
    expect(await screen.findByText('Submission failed')).toBeVisible();
    expect(screen.getByText('This number is on the do-not-call list.')).toBeVisible();
    expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
  });

  test('is refused by the script also when nobody could look it up', async () => {
    signedInRep();
    numberIsSuppressed();
    repScript.misbehave(networkDrop, { action: 'lookup_number', times: 9 });
    const { user } = stopClock();
    await openAndFill(NEEDED, user);
    await user.click(submitButton());
    expect(await screen.findByText('Submission failed')).toBeVisible();
    expect(screen.getByText('This number is on the do-not-call list.')).toBeVisible();
  });
});

test('a number that cannot be looked up keeps no lead back', async () => {
  signedInRep();
  repScript.misbehave(json([]), { action: 'lookup_number', times: 9 });
  const { user } = stopClock();
  await openAndFill(NEEDED, user);
  await user.click(submitButton());
  expect(await screen.findByText(DONE)).toBeVisible();
});
