import type { QueuedSave } from '#src/stored/outbox/queued-saves.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';

/** Robin's save of Grace Hollis that waits on this device since now. */
export const aQueuedSave = (over: Partial<QueuedSave> = {}): QueuedSave => ({
  saveId: '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b11',
  email: 'robin@reps.example',
  rep: 'Robin Reyes',
  leadId: 'lead-1',
  name: 'Grace Hollis',
  status: 'Attempted',
  note: 'From the truck',
  callbackAt: '',
  callbackMine: false,
  visitSlot: '',
  visitTime: '',
  visitSeen: '',
  savedAt: new Date(pageNow()).toISOString(),
  state: 'waiting',
  refusal: '',
  ...over,
});
