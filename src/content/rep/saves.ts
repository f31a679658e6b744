/** Of saves that wait on this device (decision 0036). */
export const SAVES = {
  saved:
    'No connection. It is saved on this device and is sent as soon as the connection is back. The next lead needs the network, too, and comes then.',
  unstored: 'This browser cannot keep the save on this device. Save again when the connection is back.',
  sentFirst: 'What is saved on this device is sent before the next lead.',
  sentNow: (count: number) =>
    count === 1 ? 'The save that waited has been sent.' : `${count} saves that waited have been sent.`,
  takenBackHint: 'What you wrote is back on the card, not saved.',
  tooLate: 'It has been sent by now, or this browser cannot delete it.',
  title: 'Saved on this device',
  count: (count: number) => `Saved on this device: ${count}`,
  notTaken: (count: number) => `${count} not taken`,
  until: (days: number) => `Each stays here until it is sent or you delete it, for ${days} days at most.`,
  states: {
    waiting: 'Waits for the connection',
    sending: 'Being sent…',
    unknown: 'The connection broke while it was being sent, so it may have arrived. Look at the lead first.',
  },
  refused: (reason: string) => `Not taken: ${reason || 'the server gave no reason.'}`,
  discard: 'Discard',
  discardOf: (name: string) => `Discard the save of ${name}`,
  question: (name: string) => `Delete what you saved for ${name}? It is not sent then.`,
  yes: 'Delete it',
  no: 'Keep it',
  discarded: 'The save is deleted.',
} as const;

const inSaves = (count: number) => (count === 1 ? '1 save' : `${count} saves`);

/** On the hub. */
export const SAVES_ON_HUB = {
  waiting: (count: number) =>
    `${inSaves(count)} on this device ${count === 1 ? 'waits' : 'wait'} for the connection.`,
  notTaken: (count: number) => `${inSaves(count)} on this device ${count === 1 ? 'was' : 'were'} not taken.`,
  show: 'Show on the worklist',
} as const;
