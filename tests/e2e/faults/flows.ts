import { totalSaves } from '#backend/core/queue/saves.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { slotDays } from '#contract/slots.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { fill } from '../support/page/controls.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { button, notes, openWorklist, status } from '../support/page/worklist-page.ts';
import { contact, details, submit } from '../support/people/homeowner.ts';
import { aQueue } from '../support/people/queue.ts';
import { aSignedInRep } from '../support/people/reps.ts';
import { expect } from '../support/test.ts';
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

/** Signs a new rep in. @returns the rep's email */
async function signIn({ page, site }: Around): Promise<string> {
  const { rep, storageState } = await aSignedInRep(site);
  await page.context().setStorageState(storageState);
  return rep.email;
}

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
    const rep = await signIn(around);
    const { store } = around.site;
    const queue = await aQueue(around.site);
    await queue.put({}, {});
    return {
      isRequest: ofAction('update_lead'),
      open: (page) => openWorklist(page, queue),
      async fill(page) {
        // A lead that the rep holds comes by itself.
        const held = await store.transact((transaction) => transaction.read('leasesByRep', { rep }));
        if (held.length === 0) await button(page, 'Next Lead').click();
        await expect(page.getByText('Lead loaded')).toBeVisible();
        await status(page, 'Attempted').check();
        await notes(page).fill('From the truck');
      },
      button: (page) => button(page, 'Save'),
      done: text(/^Saved\.|1 saved today/),
      typed: ['status', 'notes'],
      stored: () =>
        store.transact(async (transaction) =>
          totalSaves((await transaction.read('repWork', { rep, since: '' })).saves),
        ),
    };
  },
  async newLead(around) {
    await signIn(around);
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
