import { totalSaves } from '#backend/core/queue/saves.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { slotDays } from '#contract/slots.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { fill } from '../support/page/controls.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { button, notes, status } from '../support/page/worklist-page.ts';
import { contact, details, submit } from '../support/people/homeowner.ts';
import { expect } from '../support/test.ts';
import { atWork, leasesOf } from './at-work.ts';
import type { TabFlowName } from './cells.ts';
import {
  type Around,
  form,
  isPost,
  leadsWith,
  namedButton,
  newPhone,
  ofAction,
  type TabFlow,
  text,
} from './tab-flow.ts';

export const TAB_FLOWS: Record<TabFlowName, (around: Around) => Promise<TabFlow>> = {
  async book({ site }) {
    const phone = newPhone();
    const { serviceType: service = '', name: firstName = '', zipCode: zip = '', ...rest } = contact;
    const fields = { ...rest, service, firstName, zip, ...details, phone };
    const [day] = slotDays(easternDay(FRIDAY_TEN));
    return {
      isRequest: isPost('/api/script'),
      open: (page) => openAlive(page, '/schedule/book'),
      async fill(page) {
        await fill(page, fields);
        await page.locator(`[data-slot="${day}_morning"]`).click();
        await page.locator('[name=ownerConfirmed]').check();
      },
      button: submit,
      done: text('Inspection booking submitted successfully!'),
      typed: [...Object.keys(fields), 'apptDate', 'apptTime', 'ownerConfirmed'],
      stored: () => leadsWith(site, phone),
    };
  },
  async contact() {
    const fields = {
      firstName: 'Ada',
      lastName: 'Byrd',
      phone: newPhone(),
      email: 'ada@home.example',
      address: '12 Ocean Ave, Melbourne',
    };
    return {
      isRequest: isPost('/api/v1.0/email/send'),
      ...form('/contact', fields),
      open: (page) => openAlive(page, '/contact'),
      button: (page) => page.getByRole('main').locator('button[type=submit]'),
      done: text('Thank you for your request!'),
    };
  },
  async save(around) {
    const { rep, batch } = await atWork(around);
    return {
      isRequest: ofAction('update_lead'),
      open: (page) => page.goto(`/rep-access/worklist?batch=${batch.batchId}`),
      async fill(page) {
        await expect(page.locator('[name=batch]')).toHaveValue(batch.batchId);
        // A lead that the rep holds comes by itself.
        if ((await leasesOf(around.site, rep.email)) === 0) await button(page, 'Next Lead').click();
        await expect(page.getByText('Lead loaded')).toBeVisible();
        await status(page, 'Attempted').check();
        await notes(page).fill('From the truck');
      },
      button: (page) => button(page, 'Save'),
      done: text(/^Saved\.|1 saved today/),
      typed: ['status', 'notes'],
      stored: () =>
        around.site.store.transact(async (transaction) =>
          totalSaves((await transaction.read('repWork', { rep: rep.email, since: '' })).saves),
        ),
    };
  },
  async newLead(around) {
    await atWork(around);
    const phone = newPhone();
    const fields = {
      firstName: 'Marisol',
      lastName: 'Quintero',
      phone,
      address: '44 Spoonbill Lane',
      city: 'Rockledge',
      zip: '32955',
    };
    return {
      isRequest: ofAction('add_lead'),
      ...form('/rep-access/new-lead', fields),
      button: namedButton(/^Submit/),
      done: text('Lead submitted successfully!'),
      stored: () => leadsWith(around.site, phone),
    };
  },
};
