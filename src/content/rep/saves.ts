/** Of saves that wait on this device (decision 0011). */
export const SAVES = {
  waits: 'Waiting to save',
  saved:
    "You're offline. Your save is on this device and will be sent when you're back online. The next lead will load then, too.",
  unstored: "This browser can't store your save. Save again when you're back online.",
  sentFirst: 'Saves on this device are sent before the next lead loads.',
  sentNow: (count: number) => (count === 1 ? 'Your save was sent.' : `Your ${count} saves were sent.`),
  takenBackHint: 'What you wrote is back on the card, not saved yet.',
  tooLate: "It was already sent, or this browser can't delete it.",
  title: 'Saved on this device',
  count: (count: number) => `Saved on this device: ${count}`,
  /** A link to them. */
  here: (count: number, notTaken: number) =>
    `${count} saved on this device${notTaken > 0 ? `, ${notTaken} not accepted` : ''}`,
  notTaken: (count: number) => `${count} not accepted`,
  until: (days: number) => `Each save stays here until it's sent or you delete it, for up to ${days} days.`,
  states: {
    waiting: 'Waiting for a connection',
    sending: 'Sending…',
    unknown:
      'The connection dropped while this was sending, so it may have gone through. Check the lead first.',
  },
  refused: (reason: string) => `Not accepted: ${reason || 'the server gave no reason.'}`,
  discard: 'Discard',
  discardOf: (name: string) => `Discard the save for ${name}`,
  question: (name: string) => `Delete what you saved for ${name}? It won't be sent.`,
  yes: 'Delete it',
  no: 'Keep it',
  discarded: 'Save deleted.',
} as const;

const inSaves = (count: number) => (count === 1 ? '1 save' : `${count} saves`);

/** On the hub. */
export const SAVES_ON_HUB = {
  waiting: (count: number) => `${inSaves(count)} on this device waiting for a connection.`,
  notTaken: (count: number) =>
    `${inSaves(count)} on this device ${count === 1 ? 'was' : 'were'} not accepted.`,
  show: 'Show on the worklist',
} as const;
