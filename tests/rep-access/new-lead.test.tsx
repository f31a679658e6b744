import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { control, fill, getValues } from '#tests/form.ts';
import { emptyBody, held, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { eventually } from '#tests/setup/eventually.ts';
import { DEFAULTS, DONE, EVERYTHING, leadForm, NEEDED, openAndFill, submitButton } from './new-lead-page.ts';

const added = () => repScript.sentAs('add_lead');
const checkMessage = () => screen.queryByText('Please check the marked fields.');
const idsSent = () => added().map(({ payload }) => (payload as { submissionId: string }).submissionId);

describe('the form', () => {
  test('has every field of a new lead by its name, with only the state filled in', async () => {
    signedInRep();
    await open('/rep-access/new-lead');
    expect(screen.getByRole('heading', { level: 1, name: 'Add New Lead' })).toBeVisible();
    expect(getValues(leadForm())).toEqual(DEFAULTS);
    const choices = [...control<HTMLSelectElement>('previousClaims').options].map(({ value }) => value);
    expect(choices).toEqual(['', 'No', 'Yes']);
  });

  test.each(['firstName', 'lastName', 'phone', 'address', 'city', 'zip'])('%s is needed', async (name) => {
    signedInRep();
    const { user } = await openAndFill({ ...NEEDED, [name]: '  ' });
    await user.click(submitButton());
    expect(control(name)).toBeInvalid();
    expect(control(name)).toHaveFocus();
    expect(control(name)).toHaveAccessibleDescription(/required/);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(added()).toHaveLength(0);
  });

  test('what is marked is cleared as soon as it is right', async () => {
    signedInRep();
    const { user } = await openAndFill({ ...NEEDED, zip: '', city: '' });
    await user.click(submitButton());
    fill({ city: 'Melbourne' });
    await eventually(() => expect(control('city')).toBeValid());
    expect(control('zip')).toBeInvalid();
    expect(checkMessage()).toBeVisible();
    fill({ zip: '32951' });
    await eventually(() => expect(checkMessage()).toBeNull());
    expect(control('zip')).toBeValid();
  });

  test('a date of which only a part is typed is refused, although the control then says that it is empty', async () => {
    signedInRep();
    const { user } = await openAndFill(NEEDED);
    const typed = vi.spyOn(control('dateOfLoss').validity, 'badInput', 'get').mockReturnValue(true);
    await user.click(submitButton());
    expect(control('dateOfLoss')).toHaveAccessibleDescription('Please enter a whole date, like 11/21/2026');
    expect(control('dateOfLoss')).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(added()).toHaveLength(0);
    typed.mockReturnValue(false);
    fill({ dateOfLoss: '2026-11-13' });
    await eventually(() => expect(control('dateOfLoss')).toBeValid());
    await user.click(submitButton());
    expect(await screen.findByText(DONE)).toBeVisible();
  });

  test.each([
    ['phone', 'unknown'],
    ['phone', '555-0100'],
    ['email', 'ada@home'],
  ])('the specification asks no more of the %s than that it is there, and takes %s', async (name, typed) => {
    signedInRep();
    const { user } = await openAndFill({ ...NEEDED, [name]: typed });
    await user.click(submitButton());
    expect(await screen.findByText(DONE)).toBeVisible();
    const [lead] = scriptBackend.read('leadsOfBatch', { batchId: 'rep-leads', after: '', limit: 9 });
    expect(lead).toMatchObject({ [name]: typed });
  });

  test('a text that is no email is not sent', async () => {
    signedInRep();
    const { user } = await openAndFill({ ...NEEDED, email: 'ada at home' });
    await user.click(submitButton());
    expect(control('email')).toHaveAccessibleDescription(/valid email/);
    expect(added()).toHaveLength(0);
  });

  test('the email is optional', async () => {
    signedInRep();
    const { user } = await openAndFill();
    await user.click(submitButton());
    expect(await screen.findByText(DONE)).toBeVisible();
  });
});

describe('submitting', () => {
  test('sends all fields with the session, and the lead is in the batch of the reps', async () => {
    const { auth } = signedInRep();
    const { user } = await openAndFill(EVERYTHING);
    await user.click(submitButton());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(added()).toHaveLength(1);
    expect(added()[0]?.payload).toEqual({
      action: 'add_lead',
      token: 'dev-rep-token',
      auth,
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
      ...EVERYTHING,
    });
    const [lead] = scriptBackend.read('leadsOfBatch', { batchId: 'rep-leads', after: '', limit: 9 });
    expect(lead).toMatchObject({ ...EVERYTHING, source: 'rep', status: 'New Lead' });
    expect(screen.getByRole('link', { name: 'Rep leads' })).toHaveAttribute(
      'href',
      '/rep-access/worklist?batch=rep-leads',
    );
  });

  test('a success clears the form to its defaults, and the next lead is a lead of its own', async () => {
    signedInRep();
    const { user } = await openAndFill(EVERYTHING);
    await user.click(submitButton());
    await screen.findByText(DONE);
    expect(getValues(leadForm())).toEqual(DEFAULTS);
    fill({ ...NEEDED, phone: '(321) 555-0143' });
    await user.click(submitButton());
    await screen.findByText(DONE);
    expect(new Set(idsSent()).size).toBe(2);
  });

  test.each([
    [
      'a refusal in words',
      json({ ok: false, message: 'The sheet is full.' }),
      'Submission failed',
      'The sheet is full.',
    ],
    ["an older script's words", json({ ok: false, error: 'Bad phone' }), 'Submission failed', 'Bad phone'],
    ['a refusal without words', json({ ok: false }), 'Submission failed', null],
    ['an answer that does not agree', json({}), 'Submission failed', null],
    ['an HTML page', htmlPage, 'Error submitting lead', null],
    ['an empty body', emptyBody, 'Error submitting lead', null],
    ['a dropped connection', networkDrop, 'Error submitting lead', /Check your connection/],
    ['a status that is no success', httpStatus(502, 'Bad gateway'), 'HTTP 502', null],
    ['a missing page', httpStatus(404), 'HTTP 404', null],
  ])('%s is said, and nothing typed is lost', async (_what, fault, message, why) => {
    signedInRep();
    repScript.misbehave(fault, { action: 'add_lead' });
    const { user } = await openAndFill(EVERYTHING);
    await user.click(submitButton());
    expect(await screen.findByText(message)).toBeVisible();
    if (why) expect(screen.getByText(why)).toBeVisible();
    expect(getValues(leadForm())).toEqual(EVERYTHING);
  });

  test('the same filling sent again after a failure carries the same id, so that it is added once', async () => {
    signedInRep();
    repScript.misbehave(networkDrop, { action: 'add_lead' });
    const { user } = await openAndFill();
    await user.click(submitButton());
    await screen.findByText('Error submitting lead');
    await user.click(submitButton());
    await screen.findByText(DONE);
    expect(idsSent()).toHaveLength(2);
    expect(new Set(idsSent()).size).toBe(1);
  });

  test('a second click while the answer is awaited sends nothing more', async () => {
    signedInRep();
    const wait = held();
    repScript.misbehave(wait.fault, { action: 'add_lead' });
    const { user } = await openAndFill();
    await user.dblClick(submitButton());
    wait.release();
    await screen.findByText(DONE);
    expect(added()).toHaveLength(1);
  });
});

describe('who may open the page', () => {
  test.each([
    ['nothing is stored', null],
    ['what is stored has no email', { auth: 'a', email: '' }],
    ['what is stored is broken', 'x'],
  ])('when %s, it leads to the login', async (_what, stored) => {
    if (stored) localStorage.setItem('repAuth', JSON.stringify(stored));
    await open('/rep-access/new-lead');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/rep-access');
  });

  test('a stored email is enough', async () => {
    localStorage.setItem('repAuth', JSON.stringify({ email: 'robin@reps.example' }));
    await open('/rep-access/new-lead');
    expect(screen.getByRole('heading', { name: 'Add New Lead' })).toBeVisible();
  });
});
