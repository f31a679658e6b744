import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { control, fill } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(loadRepPages);

const NORA = { name: 'Nora Lind', email: 'nora.lind@reps.example', phone: '(321) 555-0177', pin: '619403' };
const EASY = 'Error: Please choose a PIN that is harder to guess.';
const sent = () => repEndpoint.sentAs('request_user_approval').map(({ payload }) => payload);
const expectSent = async () => expect(await screen.findByText(/^Request sent\./)).toBeVisible();

async function openAndFill(over: Partial<typeof NORA> = {}) {
  const { user, advance } = stopClock();
  await open('/rep-access/create-user', { user });
  fill({ ...NORA, ...over });
  return { user, advance, request: () => press(user, 'Request Account') };
}

async function openAndRequest(over: Partial<typeof NORA> = {}) {
  const page = await openAndFill(over);
  await page.request();
  return page;
}

test('a request sends email, name, phone and PIN, and opens the login after 5 seconds, not before', async () => {
  const { advance } = await openAndRequest();
  await expectSent();
  expect(sent()).toEqual([{ action: 'request_user_approval', token: 'dev-rep-token', ...NORA }]);
  expect(testBackend.read('rep', { email: NORA.email })).toMatchObject({
    state: 'pending',
    name: NORA.name,
  });
  const link = await screen.findByRole('link', { name: 'Go to login now' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '/rep-access');
  await advance(4_500);
  expect(address()).toBe('/rep-access/create-user');
  await advance(1_000);
  expect(address()).toBe('/rep-access');
});

test('a PIN that is easy to guess shows a warning, and the script decides whether to accept it', async () => {
  const { user, request } = await openAndFill({ pin: '' });
  // Any phone number and an email without a dot are accepted.
  fill({ phone: 'unknown', email: 'Ada@Home' });
  expect(control('email')).toHaveValue('ada@home');
  await user.type(control('pin'), '1234');
  expect(control('pin')).toHaveAccessibleDescription(/easy to guess/);
  await request();
  expect(await screen.findByText(EASY)).toBeVisible();
  repEndpoint.misbehave(json({ ok: true }));
  await request();
  await expectSent();
  expect(sent()[1]).toMatchObject({ pin: '1234', phone: 'unknown', email: 'ada@home' });
});

test('an empty field is reported before a PIN of too few digits, which is refused, and nothing is sent', async () => {
  const { request } = await openAndRequest({ phone: '   ', pin: '123' });
  expect(await screen.findByText('All fields are required')).toBeVisible();
  expect(control('phone')).toHaveFocus();
  expect(control('phone')).toHaveAccessibleDescription('Please fill this in');
  expect(control('pin')).toBeValid();
  fill({ phone: NORA.phone });
  await waitFor(() => expect(screen.queryByText('All fields are required')).toBeNull());
  await request();
  await waitFor(() => expect(control('pin')).toHaveAccessibleDescription(/PIN must be 4–6 digits\./));
  expect(control('pin')).toHaveFocus();
  expect(repEndpoint.sent).toHaveLength(0);
});

test('the PIN field takes at most 6 digits, hides them until asked, and opens the number keys', async () => {
  const { user } = await openAndFill({ pin: '' });
  const pin = screen.getByLabelText(/^PIN/);
  await user.type(pin, '12345678');
  expect(pin).toHaveValue('123456');
  expect(pin).toHaveAttribute('inputmode', 'numeric');
  expect(pin).toHaveAttribute('type', 'password');
  await press(user, 'Show');
  expect(pin).toHaveAttribute('type', 'text');
});

test('an email that already has an account gets the same answer as a new one, and its owner gets a mail', async () => {
  repWithPin('2468', { email: NORA.email });
  await openAndRequest();
  await expectSent();
  expect(testBackend.mail()).toMatchObject([
    { to: NORA.email, text: expect.stringContaining('You already have an account.') },
  ]);
});
