import { newSession } from '#backend/core/accounts/auth.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { FEATURES, type Session } from '#contract/session.ts';
import { keepFeatures } from '#src/stored/script-features.ts';
import { aRep } from '#tests/builders/rep.ts';
import { pinHash, scriptBackend } from './script-backend.ts';

/** Gives the script a rep who signs in with this PIN. */
export function repWithPin(pin: string, over: Partial<RepRow> = {}): RepRow {
  const rep = aRep(over);
  const row = { ...rep, pinHash: pinHash(pin, rep.pinSalt) };
  scriptBackend.write({ kind: 'putRep', row });
  return row;
}

/** Signs a rep in on both sides: the script knows the session, and the browser keeps it and what the script can do. */
export function signedInRep(over: Partial<RepRow> = {}): Session {
  const rep = repWithPin('2468', over);
  const { auth, row } = newSession(rep.email, scriptBackend.context());
  scriptBackend.write({ kind: 'putSession', row });
  const session = { auth, email: rep.email, name: rep.name, role: rep.role };
  localStorage.setItem('repAuth', JSON.stringify(session));
  keepFeatures(auth, FEATURES);
  return session;
}
