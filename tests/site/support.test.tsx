import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { networkDrop } from '#tests/msw/faults.ts';
import { emailSender, sentEmails } from '#tests/msw/handlers/email-sender.ts';
import { open } from '#tests/render.tsx';

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

describe('the support request', () => {
  it('comes with a subject and a long message, and is sent with its type', async () => {
    const { user } = await open('/support');
    expect(field(/Subject/).value).not.toBe('');
    expect(field(/Message/).value.length).toBeGreaterThan(500);
    await user.type(field(/Name/), 'Owner');
    await user.type(field(/Email/), 'owner@example.com');
    await user.click(sendButton());
    expect(await screen.findByText('Message Sent Successfully')).toBeVisible();
    expect(screen.getByText(/24–48 hours/)).toBeVisible();
    expect(sentEmails()[0]).toMatchObject({
      form_type: 'Support Request',
      support_request_type: 'Support Request',
      name: 'Owner',
      email: 'owner@example.com',
      subject: expect.stringContaining('refund'),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('asks for what is missing and sends nothing', async () => {
    const { user } = await open('/support');
    await user.clear(field(/Message/));
    await user.click(sendButton());
    await waitFor(() =>
      expect(screen.getByRole('alert', { name: '' })).toHaveTextContent('Please fill in all required fields'),
    );
    expect(emailSender.sent).toHaveLength(0);
  });

  it('says of a mistyped address only what is wrong with it', async () => {
    const { user } = await open('/support');
    await user.type(field(/Name/), 'Owner');
    await user.type(field(/Email/), 'owner@example');
    await user.click(sendButton());
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.queryByText('Please fill in all required fields')).toBeNull();
    expect(emailSender.sent).toHaveLength(0);
  });

  it('keeps every word when sending fails', async () => {
    emailSender.misbehave(networkDrop);
    const { user } = await open('/support');
    await user.type(field(/Name/), 'Owner');
    await user.type(field(/Email/), 'owner@example.com');
    await user.click(sendButton());
    expect(
      await screen.findByText('Failed to send your message. Please try again or contact support directly.'),
    ).toBeVisible();
    expect(field(/Name/)).toHaveValue('Owner');
  });
});
