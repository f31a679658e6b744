import * as z from 'zod/mini';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { paths } from '#src/content/site-map.ts';

/** Passed to the login in the history entry, where no outside link can set it. */
const sessionEndSchema = z.object({ message: z.string(), from: z.string() });
export type SessionEnd = z.infer<typeof sessionEndSchema>;

/** Longest message shown from the address bar, in characters: enough for one sentence. */
const MAX_MESSAGE = 200;

const readSessionEnd = (state: unknown): SessionEnd | undefined => z.safeParse(sessionEndSchema, state).data;

/**
 * Returns the message the login opens with: from the page that sent the rep here, else from the query
 * parameters `message` and `ok` (specification, section 2). The query's text is cut to 200 characters.
 */
export function loginNotice(search: URLSearchParams, state: unknown): OutcomeMessage | null {
  const sessionEnd = readSessionEnd(state);
  if (sessionEnd) return { text: sessionEnd.message, isSuccess: false };
  // Without marks that turn the direction of the text, or hide a part of it.
  const text = search
    .get('message')
    ?.replace(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();
  if (!text) return null;
  const cut = text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text;
  return { text: cut, isSuccess: search.get('ok') === '1' };
}

/** Returns where a login leads: back to the rep page that was left, else to the hub. */
export function afterLogin(state: unknown): string {
  const from = readSessionEnd(state)?.from ?? '';
  return from.startsWith(`${paths.rep.login}/`) ? from : paths.rep.hub;
}
