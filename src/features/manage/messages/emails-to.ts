/** State of a link to the messages to one address: nothing typed is in the address of the page. */
export const emailsTo = (to: string) => ({ emailsTo: to });

/** @param state of the history entry, which may come from anywhere */
export const readEmailsTo = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'emailsTo' in state && typeof state.emailsTo === 'string'
    ? state.emailsTo
    : '';
