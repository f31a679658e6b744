import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { inWords, SCRIPT_ANSWERS } from '#tests/builders/script-answers.ts';
import { fill } from '#tests/form.ts';
import { httpStatus, json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import * as newLead from './new-lead-page.ts';
import { loadRepPages } from './rep-pages.ts';
import { button, GRACE, openWithLead, openWorklist, status, withLeads } from './worklist/worklist-page.ts';

beforeAll(loadRepPages);

const press = async (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** What the rep does to trigger each action. */
const ACTS: Record<keyof typeof SCRIPT_ANSWERS, () => Promise<void>> = {
  async auth_login() {
    repScript.misbehave(json({ batches: [] }), { action: 'list_batches' });
    const { user } = await open('/rep-access');
    fill({ email: 'robin@reps.example', password: '2468' });
    await press(user, 'Sign In');
  },
  async list_batches() {
    signedInRep();
    await open('/rep-access/hub');
  },
  async next_lead() {
    withLeads([GRACE]);
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
  },
  async update_lead() {
    const { user } = await openWithLead();
    await user.click(status('Not Qualified'));
    await user.click(button('Save'));
  },
  async add_lead() {
    signedInRep();
    const { user } = await newLead.openAndFill();
    await user.click(newLead.submitButton());
  },
  async request_user_approval() {
    const { user } = await open('/rep-access/create-user');
    fill({ name: 'Ada', email: 'ada@home', phone: '555-0100', pin: '1234' });
    await press(user, 'Request Account');
  },
  async forgot_pin() {
    const { user } = await open('/rep-access/forgot-pin');
    fill({ email: 'robin@reps.example' });
    await press(user, 'Send Reset Code');
  },
  async reset_pin() {
    const { user } = await open('/rep-access/set-pin?email=robin@reps.example');
    fill({ code: 'ABC', pin: '1234', confirmPin: '1234' });
    await press(user, 'Update PIN');
  },
};

describe.each(Object.entries(SCRIPT_ANSWERS))(
  'when a script answers %s in its own way',
  (action, answers) => {
    const act = Object.entries(ACTS).find(([name]) => name === action)?.[1];

    test.each(answers.map((answer) => ({ ...answer, words: inWords(answer) })))(
      '$words, the rep reads: $shows',
      async ({ body, status = 200, shows }) => {
        repScript.misbehave(httpStatus(status, body), { action });
        await act?.();
        expect((await screen.findAllByText(shows))[0]).toBeVisible();
      },
    );
  },
);
