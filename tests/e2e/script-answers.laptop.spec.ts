import type { Page } from '@playwright/test';
import { inWords, SCRIPT_ANSWERS, type ScriptAnswer } from '#tests/builders/script-answers.ts';
import { fill } from './support/controls.ts';
import { type Answerer, answeredBy } from './support/plain-script.ts';
import { expect, test } from './support/test.ts';
import { button, status } from './support/worklist-page.ts';

const SESSION = { auth: 'secret', email: 'robin@reps.example', name: 'Robin Reyes', role: 'rep' };
const NEW_LEAD = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: 'unknown',
  address: '120 Ocean Avenue',
  city: 'Cocoa',
  zip: '32951',
};

/** How a rep comes to where the page has to make sense of an answer. */
const ACTS: Record<keyof typeof SCRIPT_ANSWERS, (page: Page) => Promise<void>> = {
  async auth_login(page) {
    await page.goto('/rep-access');
    await fill(page, { email: 'robin@reps.example', password: '2468' });
    await button(page, 'Sign In').click();
  },
  async list_batches(page) {
    await page.goto('/rep-access/hub');
  },
  async next_lead(page) {
    await page.goto('/rep-access/worklist');
    await button(page, 'Next Lead').click();
  },
  async update_lead(page) {
    await page.goto('/rep-access/worklist');
    await button(page, 'Next Lead').click();
    await status(page, 'Not Qualified').check();
    await button(page, 'Save').click();
  },
  async add_lead(page) {
    await page.goto('/rep-access/new-lead');
    await fill(page, NEW_LEAD);
    await page.getByRole('button', { name: 'Submit Lead' }).click();
  },
  async request_user_approval(page) {
    await page.goto('/rep-access/create-user');
    await fill(page, { name: 'Ada', email: 'ada@home', phone: '555-0100', pin: '1234' });
    await button(page, 'Request Account').click();
  },
  async forgot_pin(page) {
    await page.goto('/rep-access/forgot-pin');
    await fill(page, { email: 'robin@reps.example' });
    await button(page, 'Send Reset Code').click();
  },
  async reset_pin(page) {
    await page.goto('/rep-access/set-pin?email=robin@reps.example');
    await fill(page, { code: 'ABC', pin: '1234', confirmPin: '1234' });
    await button(page, 'Update PIN').click();
  },
};

/** What the script answers to everything but the action in question. */
const elsewhere: Answerer = ({ action }) => {
  if (action === 'list_batches') return { batches: [{ id: 'b1', name: 'Palm Bay' }] };
  if (action === 'next_lead') return { lead: { leadId: 'L1', firstName: 'Grace', phone: '(321) 555-0167' } };
  return { ok: true };
};

test.describe('an answer of a script that has a way of its own', () => {
  // Twenty pages a test.
  test.describe.configure({ timeout: 180_000 });

  for (const [action, answers] of Object.entries(SCRIPT_ANSWERS)) {
    test(`to ${action} is taken as far as it makes sense`, async ({ page, faults }) => {
      faults.expect(/the server responded with a status of [45]\d\d/);
      let now: ScriptAnswer = { body: '', comesTo: 'yes', shows: '' };
      let status = 200;
      await answeredBy(
        page,
        (asked) => {
          status = asked.action === action ? (now.status ?? 200) : 200;
          return asked.action === action ? now.body : elsewhere(asked);
        },
        () => status,
      );
      await page.goto('/rep-access');
      const act = Object.entries(ACTS).find(([name]) => name === action)?.[1];
      for (const answer of answers) {
        now = answer;
        await page.evaluate((session) => localStorage.setItem('repAuth', session), JSON.stringify(SESSION));
        await act?.(page);
        await expect(page.getByText(answer.shows, { exact: true }).first(), inWords(answer)).toBeVisible();
      }
    });
  }
});
