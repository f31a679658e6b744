import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { totalSaves } from '#backend/core/queue/saves.ts';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { FILLED } from '#tests/booking-page.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import { type Control, control, fill, findControl, slot, submitButton } from '#tests/form.ts';
import { getMailedCode } from '#tests/mailed-code.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { emailSender } from '#tests/msw/handlers/email-sender.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import type { fakeRemote } from '#tests/msw/remote.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { NEEDED } from '#tests/rep-access/new-lead-page.ts';
import { GRACE, HENRY, status, withLeads } from '#tests/rep-access/worklist/worklist-page.ts';
import { SUCCESS as BOOKED } from '#tests/site/booking/sending.ts';

/** One thing that a homeowner or a rep does: a column of the fault matrix. */
export interface Flow {
  /** The remote that a fault hits; without an action, all its requests. */
  remote: Pick<ReturnType<typeof fakeRemote>, 'misbehave' | 'recover' | 'sent' | 'sentAs'>;
  action?: string;
  path: string;
  /** Creates what the script has before: accounts, leads, the session of a rep. */
  prepare?: () => unknown;
  needsSession?: true;
  /** Fills in the open page, up to the button. */
  fill: (user: UserEvent) => Promise<void>;
  /** Sends it. The hub has none: it sends when it opens. */
  button?: () => HTMLElement;
  /** What the page shows of what was typed. */
  typed: () => unknown;
  /** What the page says when it has worked. */
  done: string | RegExp;
  /** How often the script has it; always once where nothing is stored. */
  stored?: () => number;
}

const ROBIN = 'robin@reps.example';
const PIN = '2468';

const buttonOf = (name: RegExp) => () => screen.getByRole('button', { name });

/** A form that is filled in at once. */
const form = (values: Record<string, string>) => ({
  async fill() {
    await findControl(Object.keys(values)[0] ?? '');
    fill(values);
  },
  typed: () => Object.fromEntries(Object.keys(values).map((name) => [name, control<Control>(name).value])),
});

const booking = form(FILLED);

/** On offer also when the device's clock is a day ahead or behind. */
const SLOT = '2026-11-24_morning';

const worklist = {
  remote: repEndpoint,
  path: '/rep-access/worklist',
  prepare: () => withLeads([GRACE, HENRY]),
  needsSession: true,
} as const;

export const FLOWS = {
  book: {
    remote: bookingIntake,
    path: '/schedule/book',
    async fill(user) {
      await booking.fill();
      await user.click(slot(SLOT));
      await user.click(control('ownerConfirmed'));
    },
    button: submitButton,
    typed: () => ({
      ...booking.typed(),
      slot: slot(SLOT).getAttribute('aria-pressed'),
      confirmed: control('ownerConfirmed').checked,
    }),
    done: BOOKED,
    stored: () => testBackend.read('leadsByPhone', { phoneKey: phoneKey(FILLED.phone), limit: 9 }).length,
  },
  contact: {
    remote: emailSender,
    path: '/contact',
    ...form({
      firstName: 'Ada',
      lastName: 'Byrd',
      phone: '(321) 555-0142',
      email: 'ada@example.com',
      address: '12 Ocean Ave, Melbourne',
    }),
    button: submitButton,
    done: /^Thank you for your request!/,
  },
  login: {
    remote: repEndpoint,
    action: 'auth_login',
    path: '/rep-access',
    prepare: () => repWithPin(PIN),
    ...form({ email: ROBIN, password: PIN }),
    button: buttonOf(/^Sign(ing)? In/),
    done: 'Available Batches',
  },
  hub: {
    ...worklist,
    action: 'list_batches',
    path: '/rep-access/hub',
    fill: async () => void (await screen.findByText('Palm Bay after the storm')),
    typed: () => null,
    done: 'Palm Bay after the storm',
  },
  nextLead: {
    ...worklist,
    action: 'next_lead',
    fill: async () => void (await screen.findByRole('option', { name: /Palm Bay/ })),
    button: buttonOf(/^Next Lead|^Loading/),
    typed: () => null,
    done: 'Lead loaded',
    stored: () => testBackend.read('leasesByRep', { rep: ROBIN }).length,
  },
  save: {
    ...worklist,
    action: 'update_lead',
    async fill(user) {
      await screen.findByRole('option', { name: /Palm Bay/ });
      if (!screen.queryByRole('heading', { level: 2 })) await user.click(buttonOf(/^Next Lead/)());
      await screen.findByText('Lead loaded');
      await user.click(status('Attempted'));
      fill({ notes: 'From the truck' });
    },
    button: buttonOf(/^Sav(e|ing)/),
    typed: () => [status('Attempted').matches(':checked'), document.querySelector('textarea')?.value],
    done: /^Saved\.|was sent|^Henry Okafor$/,
    stored: () => totalSaves(testBackend.read('repWork', { rep: ROBIN, since: '' }).saves),
  },
  newLead: {
    ...worklist,
    action: 'add_lead',
    path: '/rep-access/new-lead',
    ...form(NEEDED),
    button: buttonOf(/^Submit/),
    done: 'Lead submitted successfully!',
    stored: () => testBackend.read('leadsByPhone', { phoneKey: phoneKey(NEEDED.phone), limit: 9 }).length,
  },
  account: {
    remote: repEndpoint,
    action: 'request_user_approval',
    path: '/rep-access/create-user',
    ...form({ name: 'Nora Lind', email: 'nora.lind@reps.example', phone: '(321) 555-0177', pin: '619403' }),
    button: buttonOf(/^(Request Account|Send|Request)/),
    done: /^Request sent\./,
    stored: () => testBackend.read('repsInState', { state: 'pending', limit: 9 }).length,
  },
  forgotPin: {
    remote: repEndpoint,
    action: 'forgot_pin',
    path: '/rep-access/forgot-pin',
    prepare: () => repWithPin(PIN),
    ...form({ email: ROBIN }),
    button: buttonOf(/^Send/),
    done: /^Reset code sent to your email!/,
    stored: () => testBackend.mail().length,
  },
  setPin: {
    remote: repEndpoint,
    action: 'reset_pin',
    path: `/rep-access/set-pin?email=${ROBIN}`,
    async prepare() {
      repWithPin(PIN);
      await call(forgotPinAction, { email: ROBIN });
    },
    async fill() {
      const code = getMailedCode(testBackend.mail()[0]?.text);
      await form({ code, pin: '619403', confirmPin: '619403' }).fill();
    },
    button: buttonOf(/^Updat/),
    typed: () => form({ code: '', pin: '', confirmPin: '' }).typed(),
    done: /^PIN updated successfully!/,
    stored: () => testBackend.mail().filter(({ subject }) => subject === 'Your PIN was changed').length,
  },
} satisfies Record<string, Flow>;

export type FlowName = keyof typeof FLOWS;
