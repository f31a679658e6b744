import { fill } from '../support/page/controls.ts';
import { button, callLink, notes, status } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { type Asked, answeredBy } from '../support/site/plain-script.ts';
import { expect, test } from '../support/test.ts';

/**
 * A lead as a spreadsheet stores it: numbers are numbers, empty cells are null, and some columns have other
 * names.
 */
const GRACE = {
  leadId: 101,
  firstName: 'Grace',
  lastName: 'Hollis',
  phone: 3215550167,
  zip: 32905,
  notes: null,
};
const HENRY = {
  leadId: 102,
  firstName: 'Henry',
  lastName: 'Okafor',
  phone: '(321) 555-0168',
  status: '📞 attempted ',
};
const IRIS = {
  leadId: 103,
  firstName: 'Iris',
  lastName: 'Delgado',
  status: 'Hot prospect',
  source: { row: 7 },
};

/** Implements only section 7: answers eight actions like a spreadsheet script and knows no other action. */
function plainScript() {
  const queue = [GRACE, HENRY, IRIS];
  return ({ action, ...fields }: Asked): unknown => {
    switch (action) {
      case 'auth_login':
        return { auth: 20261120, email: fields.email, name: 'Robin Reyes', role: 'manager' };
      case 'list_batches':
        return {
          batches: [null, { id: 1, label: 'Palm Bay', count_open: '3' }, { name: 'no id' }],
          progress: 'good',
        };
      case 'next_lead': {
        const lead = queue.shift();
        return lead
          ? { lead, history: 'see the sheet', leaseUntil: 'tonight' }
          : { message: 'All called. Thank you!' };
      }
      case 'update_lead':
        return 'OK';
      case 'add_lead':
      case 'request_user_approval':
      case 'forgot_pin':
      case 'reset_pin':
        return { ok: 'true' };
      default:
        throw new Error(`The script does not know ${action}.`);
    }
  };
}

test('a rep works from sign-in to the end of a list on a script that knows only the specification', async ({
  page,
}) => {
  const requests = await answeredBy(page, plainScript());
  const took = () => requests.splice(0);
  const auth = '20261120';
  const rep = 'Robin Reyes';

  await page.goto('/rep-access');
  await fill(page, { email: ' Robin@Reps.example ', password: ' 1234 ' });
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/\/rep-access\/hub$/);
  const batch = page.getByRole('main').getByRole('link', { name: /Palm Bay/ });
  await expect(batch).toContainText('3 open');
  await expect(page.getByRole('link', { name: /^Manage/ })).toHaveCount(0);
  expect(took()).toEqual([
    { action: 'auth_login', email: 'robin@reps.example', password: '1234' },
    { action: 'list_batches', auth },
  ]);

  await batch.click();
  await button(page, 'Next Lead').click();
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expect(callLink(page)).toHaveAttribute('href', 'tel:+13215550167');
  await expect(status(page, 'New Lead')).toBeChecked();
  await expect(page.getByText('Call back later')).toHaveCount(0);
  await expect(page.getByText(/Held for you/)).toHaveCount(0);
  await status(page, 'Attempted').check();
  await notes(page).fill('Left a message');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(button(page, 'Undo')).toHaveCount(0);

  await expect(leadName(page)).toHaveText('Henry Okafor');
  await expect(status(page, 'Attempted')).toBeChecked();
  await button(page, 'Skip').click();
  await expect(leadName(page)).toHaveText('Iris Delgado');
  expect(took()).toEqual([
    { action: 'list_batches', auth },
    { action: 'next_lead', auth, batch: '1', rep },
    { action: 'update_lead', auth, leadId: '101', status: 'Attempted', note: 'Left a message', rep },
    { action: 'next_lead', auth, batch: '1', rep },
    { action: 'next_lead', auth, batch: '1', rep },
  ]);

  await expect(page.getByText('Hot prospect', { exact: true })).toBeVisible();
  await expect(button(page, 'Save')).toBeDisabled();
  await page.keyboard.press('s');
  await expect(status(page, 'New Lead')).toBeFocused();
  await expect(status(page, 'New Lead')).not.toBeChecked();
  await status(page, 'Not Qualified').check();
  await button(page, 'Save').click();
  await expect(page.getByText('All called. Thank you!')).toBeVisible();
  await expect(leadName(page)).toHaveCount(0);
  expect(took()).toEqual([
    { action: 'update_lead', auth, leadId: '103', status: 'Not Qualified', note: '', rep },
    { action: 'next_lead', auth, batch: '1', rep },
    { action: 'list_batches', auth },
  ]);

  await page.goto('/rep-access/new-lead');
  const lead = {
    firstName: 'Ada',
    lastName: 'Marlowe',
    address: '120 Ocean Avenue',
    city: 'Cocoa',
    zip: '32951',
  };
  await fill(page, { ...lead, phone: '(321) 555-0167', email: 'ada@home' });
  await page.getByRole('button', { name: 'Submit Lead' }).click();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
  await page.goto('/rep-access/hub');
  await button(page, 'Logout').click();
  await expect(button(page, 'Sign In')).toBeVisible();
  const [added, ...rest] = took();
  expect(added).toMatchObject({
    action: 'add_lead',
    ...lead,
    phone: '(321) 555-0167',
    email: 'ada@home',
    state: 'FL',
  });
  expect(rest).toEqual([{ action: 'list_batches', auth }]);
});
