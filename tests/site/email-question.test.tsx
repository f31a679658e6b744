import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { FILLED } from '#tests/booking-page.ts';
import { control, fill, slot, submitButton } from '#tests/form.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { sentEmails } from '#tests/msw/handlers/email-sender.ts';
import { open } from '#tests/render.tsx';

const question = () => screen.queryByRole('button', { name: /^Did you mean/ });

describe.each(['/schedule', '/schedule/book', '/contact', '/support', '/rep-access/create-user'])(
  'the email field of %s',
  (path) => {
    it('asks about a likely slip once it is left; a tap takes the right address over, and it is kept', async () => {
      const { user } = await open(path);
      await user.type(control('email'), 'ada@gmail.co');
      expect(question()).toBeNull();
      await user.tab();
      expect(question()).toHaveTextContent('Did you mean ada@gmail.com?');
      await user.click(question()!);
      expect(control('email')).toHaveValue('ada@gmail.com');
      expect(control('email')).toHaveFocus();
      await user.tab();
      expect(question()).toBeNull();
      await open();
      if (path !== '/rep-access/create-user') expect(control('email')).toHaveValue('ada@gmail.com');
    });
  },
);

it('the question goes away when the address is typed on, and never keeps a form from being sent', async () => {
  const { user } = await open('/contact');
  fill({ firstName: 'Ada', lastName: 'Byrd', phone: '(321) 555-0142', address: '12 Ocean Ave' });
  await user.type(control('email'), 'ada@gmial.com');
  await user.tab();
  await user.type(control('email'), '.mx');
  expect(question()).toBeNull();
  await user.clear(control('email'));
  await user.type(control('email'), 'ada@gmial.com');
  await user.click(submitButton());
  await screen.findByText(/^Thank you for your request/);
  expect(sentEmails()).toMatchObject([{ from_email: 'ada@gmial.com' }]);
});

it('goes with the address when the form is sent and emptied', async () => {
  const { user } = await open('/contact');
  fill({ firstName: 'Ada', lastName: 'Byrd', phone: '(321) 555-0142', address: '12 Ocean Ave' });
  await user.type(control('email'), 'ada@gmial.com');
  await user.tab();
  expect(question()).toBeVisible();
  await user.click(submitButton());
  await screen.findByText(/^Thank you for your request/);
  expect(control('email')).toHaveValue('');
  expect(question()).toBeNull();
});

describe('the details that a visitor brings to the booking page', () => {
  const arrive = (email: string) =>
    open(
      `/schedule/book?${new URLSearchParams({
        ...{ date: '2026-11-23', time: 'afternoon', serviceType: 'roof-inspection', name: 'Ada' },
        ...{ lastName: 'Marlowe', email, phone: FILLED.phone, address: FILLED.address },
        ...{ city: FILLED.city, state: 'FL', zipCode: FILLED.zip },
      })}`,
    );

  it('show the email, and ask about a slip; a tap corrects it, and nothing is opened', async () => {
    const { user } = await arrive('ada@hotmial.con');
    expect(screen.getByText('ada@hotmial.con')).toBeVisible();
    await user.click(question()!);
    expect(screen.getByText('ada@hotmail.com')).toBeVisible();
    expect(question()).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit your details' })).toHaveFocus();
    expect(control('email').closest('[data-collapsed]')).not.toBeNull();
    expect(bookingDraft.read().values.email).toBe('ada@hotmail.com');
  });

  it('are sent as they are without an answer', async () => {
    const { user } = await arrive('ada@hotmial.con');
    const { insuranceCarrier, policyNumber, previousClaims, dateOfLoss, notes } = FILLED;
    fill({ insuranceCarrier, policyNumber, previousClaims, dateOfLoss, notes });
    await user.click(control('ownerConfirmed'));
    await user.click(submitButton());
    await screen.findByText(/^Inspection booking submitted/);
    const [booking] = bookingIntake.sent;
    expect(Object.fromEntries(booking?.fields ?? [])).toMatchObject({ email: 'ada@hotmial.con' });
  });
});

it('a slot can be tapped right after the email was left with a slip: the question moves nothing under the finger', async () => {
  const { user } = await open('/schedule');
  await user.type(control('email'), 'ada@gmial.com');
  const target = slot('2026-11-21_morning');
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(question()).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target });
  await screen.findByRole('heading', { name: 'Book Your Visit' });
});
