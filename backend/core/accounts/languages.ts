import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { answerOnly, refuse } from '#backend/core/writes.ts';
import { saveLanguagesAction, showLanguagesAction } from '#contract/actions/accounts/languages.ts';
import { readLanguages } from '#contract/words/languages.ts';
import type { Caller } from './auth.ts';

/** The account as it is now: the session was read without a lock. Null when it was blocked meanwhile. */
function* readAccount({ rep: { email } }: Caller): Plan<RepRow | null> {
  const rep = yield* read('rep', { email });
  return rep?.state === 'active' ? rep : null;
}

/** The codes of what a rep speaks besides English: a hand may have written something else into a sheet. */
export const languagesOf = ({ languages }: RepRow): string => readLanguages(languages).join(' ');

/** `show_languages`: returns what the rep who asks speaks besides English. */
export const showLanguages = signedIn(showLanguagesAction, function* (_request, _context, caller) {
  const rep = yield* readAccount(caller);
  return rep ? answerOnly({ ok: true, languages: languagesOf(rep) }) : refuse('unauthenticated');
});

/**
 * `save_languages`: replaces what the rep who asks speaks besides English, which decides whose leads this rep gets
 * first (queue/next-lead.ts). Refuses an unknown language as `bad_request`.
 */
export const saveLanguages = signedIn(saveLanguagesAction, function* ({ languages }, _context, caller) {
  const rep = yield* readAccount(caller);
  if (!rep) return refuse('unauthenticated');
  const answer = { ok: true, languages };
  if (rep.languages === languages) return answerOnly(answer);
  return { answer, writes: [{ kind: 'putRep', row: { ...rep, languages } }] };
});
