import * as z from 'zod/mini';

const emailsToSchema = z.object({ emailsTo: z.string() });

/** State of a link to the messages to one address: nothing typed is in the address of the page. */
export const emailsTo = (to: string): z.infer<typeof emailsToSchema> => ({ emailsTo: to });

/** @param state of the history entry, which may come from anywhere */
export const readEmailsTo = (state: unknown): string =>
  z.safeParse(emailsToSchema, state).data?.emailsTo ?? '';
