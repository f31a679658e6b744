import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { fill } from '#tests/form.ts';
import { emptyBody, held, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(loadRepPages);

const NORA = { name: 'Nora Lind', email: 'nora.lind@reps.example', phone: '(321) 555-0177', pin: '619403' };
const labels = { name: /^Name/, email: /^Email/, phone: /^Phone/, pin: /^PIN/ };
const field = (name: keyof typeof NORA) => screen.getByLabelText(labels[name]);
const request = () => screen.getByRole('button', { name: 'Request Account' });

async function openAndFill(over: Partial<typeof NORA> = {}, user = stopClock().user) {
  await open('/rep-access/create-user', { user });
  fill({ ...NORA, ...over });
  return user;
}

describe('asking for an account', () => {
  test('sends email, name, phone and PIN, and says that an email will come', async () => {
    const user = await openAndFill();
    await user.click(request());
    expect(
      await screen.findByText("Request sent. You'll get an email once approved. Redirecting..."),
    ).toBeVisible();
    expect(repScript.sentAs('request_user_approval')[0]?.payload).toEqual({
      action: 'request_user_approval',
      token: 'dev-rep-token',
      ...NORA,
    });
    expect(scriptBackend.read('rep', { email: NORA.email })).toMatchObject({
      state: 'pending',
      name: NORA.name,
    });
  });

  test('takes any phone, and an email without a dot', async () => {
    const user = await openAndFill({ phone: 'unknown', email: 'ada@home' });
    await user.click(request());
    expect(await screen.findByText(/^Request sent\./)).toBeVisible();
    expect(scriptBackend.read('rep', { email: 'ada@home' })).toMatchObject({ phone: 'unknown' });
  });

  test('says that a PIN is easy to guess; whether it is taken the script decides', async () => {
    const user = await openAndFill({ pin: '' });
    await user.type(field('pin'), '1234');
    expect(field('pin')).toHaveAccessibleDescription(/easy to guess/);
    await user.click(request());
    expect(await screen.findByText('Error: Please choose a PIN that is harder to guess.')).toBeVisible();
    repScript.misbehave(json({ ok: true }));
    await user.click(request());
    expect(await screen.findByText(/^Request sent\./)).toBeVisible();
    expect(repScript.sentAs('request_user_approval')[1]?.payload).toMatchObject({ pin: '1234' });
  });

  test('goes to the login after 5 seconds, not before', async () => {
    const { user, advance } = stopClock();
    await openAndFill({}, user);
    await user.click(request());
    await screen.findByText(/^Request sent\./);
    await advance(4_500);
    expect(address()).toBe('/rep-access/create-user');
    await advance(1_000);
    expect(address()).toBe('/rep-access');
  });

  test('offers the way to the login at once, with the focus on it', async () => {
    const user = await openAndFill();
    await user.click(request());
    const link = await screen.findByRole('link', { name: 'Go to the login now' });
    expect(link).toHaveFocus();
    await user.click(link);
    expect(address()).toBe('/rep-access');
  });

  test.each(['name', 'email', 'phone', 'pin'] as const)('without %s nothing is sent', async (name) => {
    const user = await openAndFill({ [name]: '' });
    await user.click(request());
    expect(await screen.findByText('All fields are required')).toBeVisible();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toBeInvalid();
    expect(repScript.sent).toHaveLength(0);
  });

  test('what is empty is said before what is wrong', async () => {
    const user = await openAndFill({ phone: '', pin: '123' });
    await user.click(request());
    expect(await screen.findByText('All fields are required')).toBeVisible();
    expect(field('phone')).toHaveFocus();
    expect(field('phone')).toHaveAccessibleDescription('Please fill this in');
    expect(field('pin')).toBeValid();
    fill({ phone: NORA.phone });
    await waitFor(() => expect(screen.queryByText('All fields are required')).toBeNull());
    await user.click(request());
    await waitFor(() => expect(field('pin')).toHaveAccessibleDescription(/PIN must be 4–6 digits\./));
    expect(field('pin')).toHaveFocus();
    expect(repScript.sent).toHaveLength(0);
  });

  test('the email turns to small letters when the field is left', async () => {
    const user = await openAndFill({ email: 'Nora.Lind@Reps.EXAMPLE' });
    expect(field('email')).toHaveValue('nora.lind@reps.example');
    await user.click(request());
    await screen.findByText(/^Request sent\./);
    expect(repScript.sentAs('request_user_approval')[0]?.payload).toMatchObject({ email: NORA.email });
  });

  test.each(['123', '12a4', '      '])('a PIN of "%s" is not taken', async (pin) => {
    const user = await openAndFill({ pin });
    await user.click(request());
    const message = pin.trim() === '' ? 'All fields are required' : 'PIN must be 4–6 digits.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(repScript.sent).toHaveLength(0);
  });

  test('no more than 6 digits fit, hidden unless asked for, with the number keys', async () => {
    const user = await openAndFill();
    await user.clear(field('pin'));
    await user.type(field('pin'), '12345678');
    expect(field('pin')).toHaveValue('123456');
    expect(field('pin')).toHaveAttribute('inputmode', 'numeric');
    expect(field('pin')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(field('pin')).toHaveAttribute('type', 'text');
  });

  test.each([
    ['a refusal in words', json({ ok: false, message: 'Closed today.' }), 'Error: Closed today.'],
    ["an older script's words", json({ ok: false, error: 'Exists' }), 'Error: Exists'],
    ['a refusal without words', json({ ok: false }), 'Error: Request failed'],
    ['an answer that does not agree', json({}), 'Error: Request failed'],
    ['an HTML page', htmlPage, 'Error: Failed to submit request'],
    ['an empty body', emptyBody, 'Error: Failed to submit request'],
    ['a dropped connection', networkDrop, 'Error: Failed to submit request'],
    ['a status that is no success', httpStatus(500), 'Error: Failed to submit request'],
  ])('%s is said, and what was typed stays', async (_what, fault, message) => {
    repScript.misbehave(fault);
    const user = await openAndFill();
    await user.click(request());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('alert')).toContainElement(screen.getByText(message));
    expect(field('name')).toHaveValue(NORA.name);
    expect(field('pin')).toHaveValue(NORA.pin);
    expect(address()).toBe('/rep-access/create-user');
  });

  test('an easy PIN is refused by the script', async () => {
    const user = await openAndFill({ pin: '1234' });
    await user.click(request());
    expect(await screen.findByText('Error: Please choose a PIN that is harder to guess.')).toBeVisible();
  });

  test('an email that has an account is answered like a new one, and its owner told by mail', async () => {
    repWithPin('2468', { email: NORA.email });
    const user = await openAndFill();
    await user.click(request());
    expect(await screen.findByText(/^Request sent\./)).toBeVisible();
    expect(scriptBackend.mail()).toMatchObject([
      { to: NORA.email, text: expect.stringContaining('You have an account already.') },
    ]);
  });

  test('a second click while the answer is awaited sends nothing more', async () => {
    const wait = held();
    repScript.misbehave(wait.fault);
    const user = await openAndFill();
    await user.dblClick(request());
    wait.release();
    await screen.findByText(/^Request sent\./);
    await waitFor(() => expect(repScript.sentAs('request_user_approval')).toHaveLength(1));
  });
});
