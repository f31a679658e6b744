import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { resetPinAction } from '#contract/actions/reset-pin.ts';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SET_PIN } from '#src/content/rep/rep-account.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { resetPin } from '#src/services/rep-script/reset-pin.ts';
import { isRefused } from '#src/services/rep-script/transport.ts';
import { clearSession, readRepEmail, typedEmail } from '#src/stored/session/session.ts';

const newPinSchema = z
  .extend(resetPinAction.request, { confirmPin: z.string().check(z.trim()) })
  .check(
    z.refine(({ pin, confirmPin }) => pin === confirmPin, { error: SET_PIN.mismatch, path: ['confirmPin'] }),
  );

export const checkNewPin = zodResolver(newPinSchema);

/** Sends a new PIN with its code. @returns the message to show */
export async function sendNewPin({
  email,
  code,
  pin,
}: z.infer<typeof newPinSchema>): Promise<OutcomeMessage> {
  const result = await resetPin({ email, code, pin });
  if (!result.ok) {
    const text = isRefused(result) ? SET_PIN.refused : SET_PIN.failed;
    return { isSuccess: false, text, detail: failureWords(result) };
  }
  // The script has ended every session of this rep, so the stored one is invalid.
  if (readRepEmail() === email) clearSession();
  typedEmail.write(email);
  return { isSuccess: true, text: SET_PIN.updated };
}
