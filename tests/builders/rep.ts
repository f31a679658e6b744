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
  failures: 0,
  locks: 0,
  lockedUntil: '',
  createdAt: '2026-11-01T12:00:00.000Z',
  ...over,
});
