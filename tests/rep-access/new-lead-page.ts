import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { forFields, NEW_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { fill } from '#tests/form.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { open } from '#tests/render.tsx';

export const NEEDED = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '(321) 555-0142',
  address: '120 Ocean Avenue',
  city: 'Melbourne Beach',
  zip: '32951',
};

/** Every field, with the names of section 3. */
export const EVERYTHING = {
  ...NEEDED,
  email: 'ada.marlowe@home.example',
  state: 'GA',
  apptDate: '2026-11-24',
  apptTime: 'morning',
  leadSource: 'Friend/Family',
  mostRecentStormDate: '2026-11-12',
  insuranceCarrier: 'Heron Mutual',
  policyNumber: '00123-H',
  dateOfLoss: '2026-11-13',
  previousClaims: 'No',
  language: 'es',
  notes: 'Ring at the back door.',
};

/** Initial values of the form: only the state is filled in. */
export const DEFAULTS: Record<keyof typeof EVERYTHING, string> = {
  ...forFields(NEW_LEAD_FIELDS, () => ''),
  state: 'FL',
};

export const leadForm = () => document.querySelector('form');
export const submitButton = () => screen.getByRole('button', { name: /^Submit Lead/ });
export const added = () => repEndpoint.sentAs('add_lead');

export async function expectAdded() {
  expect(await screen.findByText('Lead submitted successfully!')).toBeVisible();
}

export async function openAndFill(values: Record<string, string> = NEEDED, user?: UserEvent) {
  const view = await open('/rep-access/new-lead', user ? { user } : {});
  // The first field has the focus, which loads the rules.
  await act(() => vi.dynamicImportSettled());
  fill(values);
  return { ...view, submit: () => view.user.click(submitButton()) };
}

export async function openAndSubmit(values?: Record<string, string>) {
  const view = await openAndFill(values);
  await view.submit();
  return view;
}
