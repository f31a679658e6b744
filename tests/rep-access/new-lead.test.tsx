import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSession } from '#src/stored/session/session.ts';
import { control, fill, getValues } from '#tests/form.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { leadsOf } from '#tests/msw/stored-rows.ts';
import { open } from '#tests/render.tsx';
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
} from './new-lead-page.ts';

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
