import { type ResetPinRequest, resetPinAction } from '#contract/actions/pin-reset.ts';
import { parseRequest } from '#contract/parse.ts';
import { SET_PIN } from '#src/content/rep-account.ts';

/** Whether there is anything to send: a code and both PINs (specification, section 5). */
export const isFilledIn = ({ code, pin, confirmPin }: Readonly<Record<string, string>>): boolean =>
  [code, pin, confirmPin].every((text) => (text ?? '').trim() !== '');

export type NewPinForm =
  | { ok: true; data: ResetPinRequest }
  | { ok: false; text: string; field: 'email' | 'confirmPin' | 'pin' | 'code' };

/** Reads the new PIN as typed; what is wrong in the order of section 8's messages. */
export function readNewPin(typed: Readonly<Record<string, string>>): NewPinForm {
  if ((typed.email ?? '').trim() === '') return { ok: false, text: SET_PIN.emailMissing, field: 'email' };
  if ((typed.pin ?? '').trim() !== (typed.confirmPin ?? '').trim()) {
    return { ok: false, text: SET_PIN.mismatch, field: 'confirmPin' };
  }
  const parsed = parseRequest(resetPinAction.request, typed);
  if (parsed.ok) return parsed;
  for (const field of ['email', 'pin', 'code'] as const) {
    const text = parsed.fields[field];
    if (text) return { ok: false, text, field };
  }
  return { ok: false, text: SET_PIN.failed, field: 'code' };
}
