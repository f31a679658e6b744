import { QUEUED_ACTS } from '#src/content/rep/worklist.ts';

/** What a rep can press before it can be done. `skip` stands for any way to the next lead. */
export type QueuedAct = 'call' | 'save' | 'skip' | 'undo';

/** Acts that an act takes back, because the rep has changed their mind. The same act counts once. */
const REPLACES: Record<QueuedAct, readonly QueuedAct[]> = {
  call: ['call', 'skip'],
  save: ['save', 'skip'],
  skip: ['skip'],
  undo: ['call', 'save', 'skip', 'undo'],
};

/** Adds what the rep has pressed last. A save followed by a skip stays: it saves, then goes on at once. */
export const addAct = (queued: readonly QueuedAct[], act: QueuedAct): readonly QueuedAct[] => [
  ...queued.filter((each) => !REPLACES[act].includes(each)),
  act,
];

/** Says what was not done because the lead did not become this rep's; empty when nothing was pressed. */
export const droppedActs = (queued: readonly QueuedAct[]): string =>
  queued.map((act) => QUEUED_ACTS.dropped[act]).join(' ');
