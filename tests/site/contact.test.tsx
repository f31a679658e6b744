import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { env } from '#src/lib/env.ts';
import { held, httpStatus, networkDrop } from '#tests/msw/faults.ts';
import { emailSender, sentEmails } from '#tests/msw/handlers/email-sender.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

const FAILED = 'There was an error processing your request. Please try again or call us directly.';
const THANKS = "Thank you for your request! We'll contact you within the hour.";

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fillIn(user: UserEvent) {
  await user.type(field(/First Name/), 'Ada');
  await user.type(field(/Last Name/), 'Byrd');
  await user.type(field(/Phone/), '(321) 555-0142');
  await user.type(field(/Email/), 'ada@example.com');
  await user.type(field(/Property Address/), '12 Ocean Ave, Melbourne');
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Request' }));

describe('the contact form', () => {
  it('sends the service request with everything the mail needs, and empties itself', async () => {
    const { user } = stopClock();
    await open('/contact', { user });
    await fillIn(user);
    await user.selectOptions(screen.getByRole('combobox', { name: /Service/ }), 'Damage Assessment');
    await send(user);

    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(sentEmails()).toEqual([
      expect.objectContaining({
        to_email: env.contactEmail,
        form_type: 'Service Request',
        submitted_at: expect.stringMatching(/^2026-11-20T15:00:\d\d\.\d{3}Z$/),
        from_name: 'Ada Byrd',
        from_email: 'ada@example.com',
        from_phone: '(321) 555-0142',
        property_address: '12 Ocean Ave, Melbourne',
        service_type: 'damage-assessment',
        reply_to: 'ada@example.com',
        marketing_consent: 'No',
      }),
    ]);
    expect(field(/First Name/)).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /Service/ })).toHaveValue('emergency-tarping');
  });

  it('names every missing field under it and takes the visitor to the first', async () => {
    const { user } = await open('/contact');
    await send(user);
    for (const message of [
      'First name is required',
      'Last name is required',
      'Phone number is required',
      'Email is required',
      'Address is required',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(field(/First Name/)).toHaveFocus());
    expect(field(/First Name/)).toHaveAccessibleDescription('First name is required');
    expect(emailSender.sent).toHaveLength(0);
  });

  it.each(['0321555', '+', 'call me', '12345678901234567', '+0 321 555 0142'])(
    'does not take %s for a phone number',
    async (phone) => {
      const { user } = await open('/contact');
      await fillIn(user);
      await user.clear(field(/Phone/));
      await user.type(field(/Phone/), phone);
      await send(user);
      expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    },
  );

  it('does not take an address without a host for an email', async () => {
    const { user } = await open('/contact');
    await fillIn(user);
    await user.clear(field(/Email/));
    await user.type(field(/Email/), 'ada at home');
    await send(user);
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  });

  it.each([
    ['the connection drops', networkDrop],
    ['the provider refuses', httpStatus(400, 'The template ID not found')],
    ['the provider is out of quota', httpStatus(429, 'Too Many Requests')],
  ])('keeps every word when %s, and a second try goes through', async (_, fault) => {
    emailSender.misbehave(fault);
    const { user } = await open('/contact');
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(field(/Property Address/)).toHaveValue('12 Ocean Ave, Melbourne');
    await send(user);
    expect(await screen.findByText(THANKS)).toBeVisible();
  });

  it('says that it is sending and takes no second click', async () => {
    const wait = held();
    emailSender.misbehave(wait.fault);
    const { user } = await open('/contact');
    await fillIn(user);
    await send(user);
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    wait.release();
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(emailSender.sent).toHaveLength(1);
  });

  it('never ticks the box for marketing by itself, and sends the tick with the version of its text', async () => {
    const { user } = await open('/contact');
    const box = screen.getByRole('checkbox', { name: /storm-season reminders/ });
    expect(box).not.toBeChecked();
    await fillIn(user);
    await user.click(box);
    await send(user);
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(sentEmails()[0]).toMatchObject({
      marketing_consent: 'Yes',
      marketing_consent_version: '2026-11-marketing',
      consent_version: '2026-11',
    });
  });
});
