import type { Page } from '@playwright/test';
import { addLead, ask, closeRepLeads, sessionOf, signInAs } from './support/accounts.ts';
import { expectFields, fill } from './support/controls.ts';
import { leadName } from './support/rep.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

const lead = {
  firstName: 'Marisol',
  lastName: 'Quintero',
  phone: '(407) 555-0171',
  email: '',
  address: '44 Spoonbill Lane',
  city: 'Rockledge',
  zip: '32955',
};

const empty = {
  ...Object.fromEntries(Object.keys(lead).map((name) => [name, ''])),
  state: 'FL',
  mostRecentStormDate: '',
  dateOfLoss: '',
  insuranceCarrier: '',
  policyNumber: '',
  previousClaims: '',
  apptDate: '',
  apptTime: '',
  leadSource: '',
  notes: '',
};

const submit = (page: Page) => page.getByRole('button', { name: /^Submit Lead/ });

/** The actions this page asks the script for from now on. */
function watchActions(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    const sent = `${new URL(request.url()).search} ${decodeURIComponent(request.postData() ?? '')}`;
    const action = /action(?:=|":")(\w+)/.exec(sent)?.[1];
    if (action) actions.push(action);
  });
  return actions;
}

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New Lead/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Lead');
});

test('what is needed or wrong is said under its field before anything is sent', async ({ page }) => {
  const actions = watchActions(page);
  await expectFields(page, empty);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible();
  const needed = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phone: 'Phone number is required',
    address: 'Address is required',
    city: 'City is required',
    zip: 'ZIP code is required',
  };
  for (const [name, message] of Object.entries(needed)) {
    await expect(page.locator(`[name=${name}]`)).toHaveAccessibleDescription(message);
  }
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
  await expect(page.locator('[name=firstName]')).toBeFocused();
  await expectWellMade(page);

  await fill(page, { ...lead, firstName: '   ', phone: '  ', email: 'marisol@', state: '' });
  await submit(page).click();
  await expect(page.locator('[name=firstName]')).toHaveAccessibleDescription('First name is required');
  await expect(page.locator('[name=phone]')).toHaveAccessibleDescription('Phone number is required');
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  expect(actions).toEqual([]);

  await fill(page, { firstName: 'Marisol', phone: lead.phone, email: 'marisol@home.example' });
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(page.getByText('Please check the marked fields.')).toHaveCount(0);
});

test('a date typed by half is said, and nothing of it is sent', async ({ page }) => {
  const actions = watchActions(page);
  await fill(page, { ...lead, phone: '407 555 0172' });
  await page.locator('[name=dateOfLoss]').focus();
  await page.keyboard.type('11');
  await submit(page).click();
  await expect(page.locator('[name=dateOfLoss]')).toHaveAccessibleDescription(
    'Please enter a whole date, like 11/21/2026',
  );
  expect(actions.filter((action) => action === 'add_lead')).toEqual([]);
});

test('a lead is added once, the form is empty again, and the lead can be worked', async ({ page, site }) => {
  const auth = await sessionOf(page, site.demoRep);
  await closeRepLeads(page, auth);
  const actions = watchActions(page);
  const phone = test.info().project.name === 'phone' ? '(407) 555-0173' : '(407) 555-0174';
  const whole = {
    ...lead,
    phone,
    email: 'm.quintero@home.example',
    dateOfLoss: '2026-10-09',
    notes: '=2+2 💧',
  };
  await fill(page, { ...whole, previousClaims: 'No', apptTime: 'morning', leadSource: 'Door knock' });
  await submit(page).dblclick();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
  await expectFields(page, empty);
  expect(actions.filter((action) => action === 'add_lead')).toHaveLength(1);
  await expectWellMade(page);
  await page.reload();
  await expectFields(page, empty);

  await page.goto('/rep-access/worklist?batch=rep-leads');
  await expect(page.locator('[name=batch] option:checked')).toHaveText('Rep leads');
  await page.getByRole('button', { name: /Next Lead/ }).click();
  await expect(leadName(page)).toHaveText('Marisol Quintero');
  await expect(page.locator('[name=notes]')).toHaveValue('=2+2 💧');
  expect(await ask(page, 'lookup_number', { auth, phone })).toMatchObject({
    leads: [{ status: 'New Lead' }],
  });
});

test('what is typed is there after a reload and after a look elsewhere, until it is cleared', async ({
  page,
}) => {
  await fill(page, { ...lead, notes: 'Blue tarp, two storeys' });
  await page.reload();
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New Lead/ })
    .click();
  await expectFields(page, { ...lead, notes: 'Blue tarp, two storeys' });
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expectFields(page, empty);
  await page.reload();
  await expectFields(page, empty);
  await expect(page.getByText('What you had typed is back.')).toHaveCount(0);
});

test('a number that is a lead already is said while it is typed, and needs no second click', async ({
  page,
  site,
}) => {
  const actions = watchActions(page);
  // Of the demonstration's first storm lead.
  await fill(page, { ...lead, phone: '+1 321 555 0100' });
  const notice = page.getByText('This number is already a lead. Look at it before you add it again.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open its batch: Palm Bay squall line' })).toBeVisible();
  await expectWellMade(page);
  await expect(submit(page)).toHaveText('Submit Lead Anyway');
  expect(actions).not.toContain('add_lead');

  await fill(page, { phone: '+1 407 555 0179' });
  await expect(notice).toHaveCount(0);
  await expect(submit(page)).toHaveText('Submit Lead');

  await addLead(page, await sessionOf(page, site.demoRep), '(407) 555-0181');
  await fill(page, { phone: '407-555-0181' });
  await expect(notice).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
});

test('a number on the do-not-call list is said while it is typed, and refused by the script', async ({
  page,
  site,
}) => {
  const auth = await sessionOf(page, site.demoRep);
  await addLead(page, auth, '4075550175', 'DO NOT CALL');

  await fill(page, { ...lead, phone: '407.555.0175' });
  const words =
    'This number is on the do-not-call list. It cannot be added; only a manager can take it off the list.';
  await expect(page.getByText(words)).toBeVisible();
  await expectWellMade(page);
  await expect(submit(page)).toHaveText('Submit Lead');
  await submit(page).click();
  await expect(page.getByText('Submission failed')).toBeVisible();
  await expect(page.locator('[name=phone]')).toBeFocused();
  await expectFields(page, { ...lead, phone: '407.555.0175' });
  expect(await ask(page, 'add_lead', { auth, ...lead, phone: '407.555.0175' })).toMatchObject({
    ok: false,
    error: 'suppressed',
  });
});

test('without a connection the form says so, keeps every word and can be sent again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const phone = test.info().project.name === 'phone' ? '(407) 555-0176' : '(407) 555-0178';
  await context.setOffline(true);
  await fill(page, { ...lead, phone });
  await submit(page).click();
  await expect(page.getByText('Error submitting lead')).toBeVisible();
  await expect(page.getByText(/Nothing you typed is lost\./)).toBeVisible();
  await expectFields(page, { ...lead, phone });
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
});
