import type { Page } from '@playwright/test';
import { forFields, NEW_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { expectFields, fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { ask, closeRepLeads, haveSession } from '../support/people/accounts.ts';
import { leadName } from '../support/people/rep.ts';
import type { Site } from '../support/site/site.ts';
import { expect, test } from '../support/test.ts';

const lead = {
  firstName: 'Marisol',
  lastName: 'Quintero',
  phone: '(407) 555-0171',
  email: '',
  address: '44 Spoonbill Lane',
  city: 'Rockledge',
  zip: '32955',
};

const empty = { ...forFields(NEW_LEAD_FIELDS, () => ''), state: 'FL' };

const submit = (page: Page) => page.getByRole('button', { name: /^Submit Lead/ });

function watchActions(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    const sent = `${new URL(request.url()).search} ${decodeURIComponent(request.postData() ?? '')}`;
    const action = /action(?:=|":")(\w+)/.exec(sent)?.[1];
    if (action) actions.push(action);
  });
  return actions;
}

async function openForm(page: Page, site: Site): Promise<string> {
  const auth = await haveSession(page, site, site.demoRep);
  await page.goto('/rep-access/new-lead');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Lead');
  return auth;
}

test('missing fields, a half-typed date and a known number are reported under the field before anything is sent', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await openForm(page, site);
  const actions = watchActions(page);
  await expectFields(page, empty);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
  await expect(page.locator('[name=firstName]')).toHaveAccessibleDescription('First name is required');
  await expect(page.locator('[name=firstName]')).toBeFocused();
  await expectWellMade(page);

  // The number of the demo data's first storm lead.
  await fill(page, { ...lead, phone: '+1 321 555 0100' });
  await expect(page.getByRole('link', { name: 'Open the batch: Palm Bay squall line' })).toBeVisible();
  await expectWellMade(page);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await page.locator('[name=dateOfLoss]').focus();
  await page.keyboard.type('11');
  await submit(page).click();
  await expect(page.locator('[name=dateOfLoss]')).toHaveAccessibleDescription(
    'Please enter a full date, like 11/21/2026',
  );
  expect(actions).not.toContain('add_lead');
});

test('a double click adds a lead once and empties the form, and the lead can be worked', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const auth = await openForm(page, site);
  await closeRepLeads(page, auth);
  const actions = watchActions(page);
  const phone = '(407) 555-0173';
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
