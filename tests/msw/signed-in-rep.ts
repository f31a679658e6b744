import { newSession } from '#backend/core/accounts/auth.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { FEATURES, type Session } from '#contract/session.ts';
import { keepFeatures } from '#src/stored/script-features.ts';
import { aRep } from '#tests/builders/rep.ts';
import { keepSession } from '#tests/builders/session.ts';
import { pinHash, scriptBackend } from './script-backend.ts';
import { storeRep } from './stored-rows.ts';

export function repWithPin(pin: string, over: Partial<RepRow> = {}): RepRow {
  const rep = aRep(over);
  const row = { ...rep, pinHash: pinHash(pin, rep.pinSalt) };
  storeRep(row);
  return row;
}

/**
 * Signs a rep in on both sides: creates the script's session and stores it in the browser, with every
 * feature.
 */
export function signedInRep(over: Partial<RepRow> = {}): Session {
  const rep = repWithPin('2468', over);
  const { auth, row } = newSession(rep.email, scriptBackend.context());
  scriptBackend.write({ kind: 'putSession', row });
  const session = { auth, email: rep.email, name: rep.name, role: rep.role };
  keepSession(session);
  keepFeatures(FEATURES);
  return session;
}
