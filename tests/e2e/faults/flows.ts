import { totalSaves } from '#backend/core/queue/saves.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { slotDays } from '#contract/slots.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import type { FlowName } from '#tests/faults/flows.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { fill } from '../support/page/controls.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { button, notes, status } from '../support/page/worklist-page.ts';
import { ask, mailedCode } from '../support/people/accounts.ts';
import { contact, details, submit } from '../support/people/homeowner.ts';
import { aStoredRep } from '../support/people/reps.ts';
import { expect } from '../support/test.ts';
import { atWork, leasesOf, onWorklist } from './at-work.ts';
import {
  type Around,
  form,
  isPost,
  leadsWith,
  mails,
  namedButton,
  newPhone,
  ofAction,
  type TabFlow,
  text,
} from './tab-flow.ts';

export const TAB_FLOWS: Record<FlowName, (around: Around) => Promise<TabFlow>> = {
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
  async login({ site }) {
    const { email, pin } = site.demoRep;
    return {
      isRequest: ofAction('auth_login'),
      ...form('/rep-access', { email, password: pin }),
      button: namedButton(/^Sign(ing)? In/),
      done: text('Available Batches'),
    };
  },
  async hub(around) {
    const { batch } = await atWork(around);
    return {
      isRequest: ofAction('list_batches'),
      open: (page) => page.goto('/rep-access/hub', { waitUntil: 'commit' }),
      fill: async () => {},
      done: text(batch.name),
      typed: [],
    };
  },
  async nextLead(around) {
    const { rep, open, isReady } = await onWorklist(around);
    return {
      isRequest: ofAction('next_lead'),
      open,
      fill: isReady,
      button: (page) => button(page, 'Next Lead'),
      done: text('Lead loaded'),
      typed: [],
      stored: () => leasesOf(around.site, rep.email),
    };
  },
  async save(around) {
    const { rep, open, isReady } = await onWorklist(around);
    return {
      isRequest: ofAction('update_lead'),
      open,
      async fill(page) {
        await isReady(page);
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
  async account({ site }) {
    const phone = newPhone();
    const email = `nora.${phoneKey(phone)}@reps.example`;
    return {
      isRequest: ofAction('request_user_approval'),
      ...form('/rep-access/create-user', { name: 'Nora Lind', email, phone, pin: '619403' }),
      button: namedButton(/^Request/),
      done: text('Request sent.'),
      stored: () =>
        site.store.transact(async (transaction) => {
          const waiting = await transaction.read('repsInState', { state: 'pending', limit: 99 });
          return waiting.filter((rep) => rep.email === email).length;
        }),
    };
  },
  async forgotPin({ site }) {
    const { email } = await aStoredRep(site, 'Fay Fontaine');
    return {
      isRequest: ofAction('forgot_pin'),
      ...form('/rep-access/forgot-pin', { email }),
      button: namedButton(/^Send/),
      done: text('Reset code sent to your email!'),
    };
  },
  async setPin({ page, site }) {
    const { email } = await aStoredRep(site, 'Fay Fontaine');
    await ask(page, 'forgot_pin', { email });
    const code = await mailedCode(page, email, 'Your PIN reset code');
    return {
      isRequest: ofAction('reset_pin'),
      ...form(`/rep-access/set-pin?email=${email}`, { code, pin: '619403', confirmPin: '619403' }),
      button: namedButton(/^Updat/),
      done: text('PIN updated successfully! Redirecting'),
      stored: () => mails(site, email, 'Your PIN was changed'),
    };
  },
};
