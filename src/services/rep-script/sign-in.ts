import { type AuthLoginAnswer, type AuthLoginRequest, authLoginAction } from '#contract/actions/sign-in.ts';
import { knownDevice } from '#src/stored/known-device.ts';
import { keepFeatures } from '#src/stored/script-features.ts';
import { readAnyScriptAnswer } from './answer-reader.ts';
import { call, type RepResult } from './transport.ts';

/**
 * A session counts as success unless `ok` is false. `ok: true` without a session also counts; the caller then
 * has no `auth`.
 */
const isSignedIn = ({ ok, error, auth }: AuthLoginAnswer): boolean =>
  ok !== false && (auth !== '' || (ok === true && error === undefined));

/** Sends the secret of this browser, if a script has given it one. JSON leaves an undefined field out. */
export const fromHere = <Fields>(fields: Fields) => ({ ...fields, device: knownDevice.read() ?? undefined });

/** Keeps the secret by which the script recognizes this browser, if the answer has one. */
export function keepDevice(result: RepResult<{ device: string }>): void {
  if (result.ok && result.answer.device) knownDevice.write(result.answer.device);
}

/**
 * Signs a rep in (`auth_login`, section 7), and lets the script recognize this browser the next time. The
 * answer may lack `auth` even when the script reports success.
 */
export async function authLogin(
  fields: Omit<AuthLoginRequest, 'device'>,
): Promise<RepResult<AuthLoginAnswer>> {
  const read = readAnyScriptAnswer(authLoginAction.answer, isSignedIn);
  const result = await call(authLoginAction, fromHere(fields), { read });
  keepDevice(result);
  if (result.ok && result.answer.auth) keepFeatures(result.answer.auth, result.answer.features);
  return result;
}
