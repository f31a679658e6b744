import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { env } from '#src/lib/env.ts';
import { control, fill, getValues, submitButton } from '#tests/form.ts';
import { json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { emailSender, sentEmails } from '#tests/msw/handlers/email-sender.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { SUPPORT_PAGE } from '#words/pages/support.ts';

const THANKS = "Thank you for your request! We'll contact you within the hour.";
const REQUEST = {
  firstName: 'Ada',
  lastName: 'Byrd',
  phone: '(321) 555-0142',
  email: 'ada@example.com',
  address: '12 Ocean Ave, Melbourne',
  service: 'damage-assessment',
};

const values = () => getValues(control('email').form);
const marketingBox = () => screen.getByRole('checkbox', { name: /storm-season reminders/ });

describe.each([
  [
    '/contact',
    REQUEST,
    THANKS,
    'There was an error processing your request. Please try again or call us directly.',
  ],
  [
    '/support',
    { name: 'Owner', email: 'owner@example.com' },
    'Message Sent Successfully',
    'Failed to send your message. Please try again or contact support directly.',
  ],
])('the form of %s', (path, filled, sent, failed) => {
  it('sends nothing with an invalid email address, keeps every field when sending fails, and a second try works', async () => {
    emailSender.misbehave(networkDrop);
    const { user } = await open(path);
    fill({ ...filled, email: 'owner@example' });
    await user.click(submitButton());
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.queryByText(SUPPORT_PAGE.incomplete)).toBeNull();
    expect(emailSender.sent).toHaveLength(0);
    fill(filled);
    await user.click(submitButton());
    expect(await screen.findByText(failed)).toBeVisible();
    expect(values()).toMatchObject(filled);
    await user.click(submitButton());
    expect(await screen.findByText(sent)).toBeVisible();
  });
});

describe('the contact form', () => {
  it('sends a pasted text as one line, without the invisible marks of a phone’s contacts', async () => {
    const { user } = await open('/contact');
    const phone = '\u202a+1\u00a0(321)\u00a0555-0142\u202c';
    fill({ ...REQUEST, firstName: '\u2068Ada\u2069', phone, address: '12 Ocean Ave\t\u2028Melbourne' });
    await user.click(submitButton());
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(sentEmails()).toMatchObject([
      { from_name: 'Ada Byrd', from_phone: '+1 (321) 555-0142', property_address: '12 Ocean Ave Melbourne' },
    ]);
    expect(sentEmails()[0]).toMatchObject({ marketing_consent: 'No' });
  });

  it.each([
    ['(321) 555-0142 x23', '(321) 555-0142 x23', '(321) 555-0142 x23'],
    ['321-555-0142 (cell)', '321-555-0142 (cell)', '(321) 555-0142 (cell)'],
    ['３２１－５５５－０１４２', '321-555-0142', '(321) 555-0142'],
  ])(
    'takes the phone number %s, emails %s whole, written %s, and makes a lead with it',
    async (phone, emailed, written) => {
      const { user } = await open('/contact');
      fill({ ...REQUEST, phone });
      await user.click(submitButton());
      expect(await screen.findByText(THANKS)).toBeVisible();
      expect(sentEmails()).toMatchObject([
        { from_phone: emailed, message: expect.stringContaining(`Phone: ${written}\n`) },
      ]);
      await waitFor(() => {
        const batch = { batchId: 'website-requests', after: '', limit: 9 };
        expect(testBackend.read('leadsOfBatch', batch)).toMatchObject([{ phone: emailed }]);
      });
    },
  );

  it('says of a phone number in letters how to type it, and keeps it', async () => {
    await open('/contact');
    fill({ ...REQUEST, phone: '321-555-CALL' });
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(screen.getByText(/^One number in digits/)).toBeVisible();
    expect(control('phone')).toHaveValue('321-555-CALL');
    fill({ phone: '321-555-2255' });
    await waitFor(() => expect(screen.queryByText(/^One number in digits/)).toBeNull());
  });

  it('shows which field holds another control character, keeps it and sends nothing', async () => {
    const { user } = await open('/contact');
    fill({ ...REQUEST, lastName: 'O\u0092Neil' });
    await user.click(submitButton());
    await screen.findByText('Please use one line of plain text');
    expect(control('lastName')).toHaveAccessibleDescription('Please use one line of plain text');
    expect(values()).toMatchObject({ ...REQUEST, lastName: 'O\u0092Neil' });
    expect(emailSender.sent).toHaveLength(0);
  });

  it('sends the service request with all fields and consents, is then emptied, and sends no mail of a bot', async () => {
    const { user } = await open('/contact');
    fill(REQUEST);
    expect(marketingBox()).not.toBeChecked();
    await user.click(marketingBox());
    const wait = pausedAnswer();
    emailSender.misbehave(wait.fault);
    await user.dblClick(submitButton());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    wait.release();
    const thanks = await screen.findByText(THANKS);
    await waitFor(() => expect(document.activeElement).toContainElement(thanks));
    expect(sentEmails()).toEqual([
      expect.objectContaining({
        to_email: env.contactEmail,
        form_type: 'Service Request',
        submitted_at: '2026-11-20T15:00:00.000Z',
        from_name: 'Ada Byrd',
        from_email: 'ada@example.com',
        from_phone: '(321) 555-0142',
        property_address: '12 Ocean Ave, Melbourne',
        service_type: 'damage-assessment',
        reply_to: 'ada@example.com',
        marketing_consent: 'Yes',
        marketing_consent_version: '2026-11-marketing',
        consent_version: '2026-11',
      }),
    ]);
    expect(values()).toMatchObject({ firstName: '', address: '', service: 'emergency-tarping' });
    // A bot fills in the honeypot field.
    fill({ ...REQUEST, leaveEmpty: 'http://spam.example' });
    await user.click(submitButton());
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(emailSender.sent).toHaveLength(1);
  });

  describe('on a script that takes requests for a call', () => {
    const WORDS = 'A branch went through the roof.\nThe kitchen is wet.';
    const calls = () => repEndpoint.sentAs('request_call');
    const requests = () =>
      testBackend.read('leadsOfBatch', { batchId: 'website-requests', after: '', limit: 9 });
    const send = async (over: Record<string, string> = {}) => {
      const { user } = await open('/contact');
      fill({ ...REQUEST, ...over });
      await user.click(submitButton());
      return user;
    };

    it('makes a lead beside the email, with what happened, and both have the same words', async () => {
      await send({ message: WORDS });
      expect(await screen.findByText(THANKS)).toBeVisible();
      await waitFor(() => expect(requests()).toHaveLength(1));
      expect(requests()).toMatchObject([{ ...REQUEST, notes: WORDS, source: 'request', status: 'New Lead' }]);
      expect(sentEmails()[0]?.message).toContain(WORDS);
      expect(control('message')).toHaveValue('');
    });

    it('makes one lead of two tries, the first of which failed, and says that the company has the number', async () => {
      emailSender.misbehave(networkDrop);
      const user = await send();
      expect(await screen.findByText(/^There was an error processing your request/)).toBeVisible();
      expect(screen.getByText(/you are on our list of people to call/)).toBeVisible();
      fill({ email: 'ada@work.example' });
      await user.click(submitButton());
      expect(await screen.findByText(THANKS)).toBeVisible();
      await waitFor(() => expect(requests()).toMatchObject([{ email: 'ada@work.example' }]));
    });

    it('asks for the call once more with the next filling of the form', async () => {
      const user = await send();
      expect(await screen.findByText(THANKS)).toBeVisible();
      fill({ ...REQUEST, phone: '(321) 555-0177' });
      await user.click(submitButton());
      await waitFor(() => expect(requests()).toHaveLength(2));
    });

    it.each([
      ['does not answer', () => repEndpoint.misbehave(networkDrop, { action: 'request_call' })],
      [
        'refuses it',
        () => repEndpoint.misbehave(json({ ok: false, error: 'busy' }), { action: 'request_call' }),
      ],
    ])('relies on the email when the script %s', async (_what, goWrong) => {
      goWrong();
      await send();
      expect(await screen.findByText(THANKS)).toBeVisible();
      await waitFor(() => expect(calls()).toHaveLength(1));
      expect(requests()).toEqual([]);
    });

    it('sends a script nothing that has not said that it takes them, and asks it once', async () => {
      repEndpoint.misbehave(json({ ok: true, slots: [] }), { action: 'full_slots' });
      emailSender.misbehave(networkDrop);
      const user = await send();
      expect(await screen.findByText(/^There was an error processing your request/)).toBeVisible();
      expect(screen.queryByText(/on our list of people to call/)).toBeNull();
      await user.click(submitButton());
      expect(await screen.findByText(THANKS)).toBeVisible();
      expect(calls()).toEqual([]);
      expect(repEndpoint.sentAs('full_slots')).toHaveLength(1);
    });
  });

  it('shows a message under every missing field and focuses the first', async () => {
    const { user } = await open('/contact');
    fill({ phone: '0321555' });
    await user.click(submitButton());
    for (const name of ['firstName', 'lastName', 'phone', 'email', 'address'])
      await waitFor(() => expect(control(name), name).toHaveAccessibleDescription(/required|valid phone/));
    expect(control('firstName')).toHaveFocus();
    expect(emailSender.sent).toHaveLength(0);
  });

  it('is restored after a reload until it is sent, except for the marketing box', async () => {
    const { user } = await open('/contact');
    const { address, ...typed } = REQUEST;
    fill(typed);
    await user.click(marketingBox());
    expect(sessionStorage.getItem('contactDraft')).not.toContain('marketing');
    // Filled in without an event, after the last press.
    control('address').value = address;
    window.dispatchEvent(new Event('pagehide'));
    await open();
    expect(values()).toMatchObject(REQUEST);
    expect(marketingBox()).not.toBeChecked();
    await user.click(submitButton());
    expect(await screen.findByText(THANKS)).toBeVisible();
    await open();
    expect(values()).toMatchObject({ firstName: '', address: '', service: 'emergency-tarping' });
  });
});

describe('the support request', () => {
  it('has a prefilled subject and a long message, and is sent with its type', async () => {
    const { user } = await open('/support');
    expect(control('message').value.length).toBeGreaterThan(500);
    fill({ name: 'Owner', email: 'owner@example.com' });
    await user.click(submitButton());
    expect(await screen.findByText('Message Sent Successfully')).toBeVisible();
    expect(screen.getByText(/24–48 hours/)).toBeVisible();
    expect(sentEmails()[0]).toMatchObject({
      form_type: 'Support Request',
      support_request_type: 'Support Request',
      name: 'Owner',
      email: 'owner@example.com',
      subject: expect.stringContaining('refund'),
      timestamp: '2026-11-20T15:00:00.000Z',
    });
  });

  it('asks for the missing fields and sends nothing', async () => {
    const { user } = await open('/support');
    fill({ message: '' });
    await user.click(submitButton());
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    expect(emailSender.sent).toHaveLength(0);
  });
});
