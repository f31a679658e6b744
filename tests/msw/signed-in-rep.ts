import { newSession } from '#backend/core/accounts/auth.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { FEATURES, type Session } from '#contract/session.ts';
import { storeFeatures } from '#src/stored/backend-features.ts';
import { aRep } from '#tests/builders/rep.ts';
import { keepSession } from '#tests/builders/session.ts';
import { storeRep } from './stored-rows.ts';
import { pinHash, testBackend } from './test-backend.ts';

export function repWithPin(pin: string, over: Partial<RepRow> = {}): RepRow {
  const rep = aRep(over);
  const row = { ...rep, pinHash: pinHash(pin, rep.pinSalt) };
  storeRep(row);
  return row;
}

/**
 * Signs a rep in on both sides: creates the backend's session and stores it in the browser, with every
 * feature.
 */
export function signedInRep(over: Partial<RepRow> = {}): Session {
  const rep = repWithPin('2468', over);
  const { auth, row } = newSession(rep.email, testBackend.context());
  testBackend.write({ kind: 'putSession', row });
  const session = { auth, email: rep.email, name: rep.name, role: rep.role };
  keepSession(session);
  storeFeatures(FEATURES);
  return session;
}
