import { NO_WRONG_PINS } from '#backend/core/accounts/wrong-pins.ts';
import type { RepRow } from '#backend/core/rows.ts';

/** An approved account. No PIN matches its hash. */
export const aRep = (over: Partial<RepRow> = {}): RepRow => ({
  email: 'robin@reps.example',
  name: 'Robin Reyes',
  phone: '+13215550110',
  role: 'rep',
  state: 'active',
  pinHash: '',
  pinSalt: 'salt',
  ...NO_WRONG_PINS,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastSignInAt: '',
  blockedAt: '',
  languages: '',
  ...over,
});
