import { HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import { env } from '#src/lib/env.ts';
import { fakeRemote } from '#tests/msw/remote.ts';

const filled = z.string().check(z.minLength(1));

/** What the provider accepts (specification, section 7). */
const emailSchema = z.object({
  lib_version: z.literal('4.4.1'),
  user_id: filled,
  service_id: filled,
  template_id: filled,
  template_params: z.record(z.string(), z.string()),
});

const plain = (text: string, status = 200) => new HttpResponse(text, { status });

/** The email provider. Validates requests like the real one. */
export const emailSender = fakeRemote(({ payload }) => {
  const email = emailSchema.safeParse(payload);
  if (!email.success) return plain(`The parameters are invalid: ${z.prettifyError(email.error)}`, 400);
  if (email.data.user_id !== env.emailjsPublicKey) return plain('The Public Key is invalid', 400);
  return plain('OK');
});

export const sentEmails = (): Record<string, string>[] =>
  emailSender.sent.flatMap(({ payload }) => {
    const email = emailSchema.safeParse(payload);
    return email.success ? [email.data.template_params] : [];
  });

export const emailSenderHandlers = [
  http.post(`${env.emailjsOrigin}/api/v1.0/email/send`, ({ request }) => emailSender.receive(request)),
];
