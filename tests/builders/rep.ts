import type { RepRow } from '#backend/core/rows.ts';

/** An account the owner has approved; its PIN hash fits no PIN. */
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
