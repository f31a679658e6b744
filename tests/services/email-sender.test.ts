import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EmailPayload } from '#contract/forms/email-payload.ts';
import { env } from '#src/lib/env.ts';
import { EMAIL_TIMEOUT_MS, sendEmail } from '#src/services/email-sender.ts';
import { httpStatus, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { emailSender } from '#tests/msw/handlers/email-sender.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { configured } from '#tests/setup/configured.ts';

const payload: EmailPayload = {
  to_email: 'help@roof-tarping.example',
  form_type: 'Service Request',
  submitted_at: '2026-11-20T15:00:00.000Z',
  from_name: 'Ada Byrd',
  from_email: 'ada@example.com',
  from_phone: '(321) 555-0142',
  property_address: '12 Ocean Ave',
  service_type: 'emergency-tarping',
  message: 'Water in the kitchen',
  reply_to: 'ada@example.com',
};

describe('a mail through EmailJS', () => {
  it('is sent in the format that the provider documents', async () => {
    expect(await sendEmail(payload)).toEqual({ ok: true, status: 200, text: 'OK' });
    expect(emailSender.sent).toHaveLength(1);
    const [sent] = emailSender.sent;
    expect(sent?.url.href).toBe('http://localhost:3000/api/v1.0/email/send');
    expect(sent?.contentType).toBe('application/json');
    expect(sent?.payload).toEqual({
      lib_version: '4.4.1',
      user_id: env.emailjsPublicKey,
      service_id: env.emailjsServiceId,
      template_id: env.emailjsTemplateId,
      template_params: payload,
    });
  });

  it.each([
    [400, 'The service ID not found'],
    [500, ''],
  ])('answered with %i returns that status and does not throw', async (status, text) => {
    emailSender.misbehave(httpStatus(status, text));
    expect(await sendEmail(payload)).toEqual({ ok: false, status, text });
  });

  it('without a connection is a network error with status 0', async () => {
    emailSender.misbehave(networkDrop);
    expect(await sendEmail(payload)).toEqual({ ok: false, status: 0, text: 'Network Error' });
  });

  it('that is not answered for 30 seconds counts as failed', async () => {
    const { advance } = stopClock();
    const wait = pausedAnswer();
    emailSender.misbehave(wait.fault);
    const sending = sendEmail(payload);
    await advance(EMAIL_TIMEOUT_MS);
    expect(await sending).toEqual({ ok: false, status: 0, text: 'Network Error' });
    wait.release();
  });

  it('right after another one is throttled, and not sent', async () => {
    await sendEmail(payload);
    expect(await sendEmail(payload)).toEqual({ ok: false, status: 429, text: 'Too Many Requests' });
    expect(emailSender.sent).toHaveLength(1);
  });

  it('can be sent again at once when the first attempt failed', async () => {
    emailSender.misbehave(networkDrop);
    await sendEmail(payload);
    expect((await sendEmail(payload)).ok).toBe(true);
  });

  it('whose page is closed or reloaded in the middle of the send does not throttle the next one', async () => {
    const wait = pausedAnswer();
    emailSender.misbehave(wait.fault);
    const sending = sendEmail(payload);
    await expect.poll(() => emailSender.sent.length).toBe(1);
    expect(sessionStorage.getItem('emailLastSent')).toBeNull();
    wait.release();
    expect((await sending).ok).toBe(true);
    expect(sessionStorage.getItem('emailLastSent')).not.toBeNull();
  });

  it('from a sender on the blocklist is forbidden, and not sent', async () => {
    configured({ emailjsBlockList: ['ada@example.com'] });
    expect(await sendEmail(payload)).toEqual({ ok: false, status: 403, text: 'Forbidden' });
    expect(emailSender.sent).toHaveLength(0);
  });

  it('from a headless browser is refused when the owner has configured that', async () => {
    configured({ emailjsBlockHeadless: true });
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    onTestFinished(() => languages.mockRestore());
    const text = 'Unavailable For Headless Browser';
    expect(await sendEmail(payload)).toEqual({ ok: false, status: 451, text });
  });

  it.each([
    ['emailjsPublicKey', 'The public key is required.'],
    ['emailjsServiceId', 'The service ID is required.'],
    ['emailjsTemplateId', 'The template ID is required.'],
  ] as const)('without %s fails with a message about the configuration', async (name, words) => {
    configured({ [name]: '' });
    const result = await sendEmail(payload);
    expect(result).toMatchObject({ ok: false, status: 400 });
    expect(result.text).toContain(words);
  });
});
