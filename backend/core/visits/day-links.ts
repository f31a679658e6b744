import type { Caller } from '#backend/core/accounts/auth.ts';
import { createAuditWrite } from '#backend/core/audit.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { isSameSecret } from '#backend/core/same-secret.ts';
import { type Answer, answerOnly, type Decision } from '#backend/core/writes.ts';
import {
  endDayLinkAction,
  makeDayLinkAction,
  showDayLinksAction,
} from '#contract/actions/manager/day-links.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { DAY_LINK_SETTINGS, DAY_LINKS, type DayLink, isLinkId } from '#contract/visits/day-link.ts';
import { linkSignature } from './visit-link.ts';

/** The key of a link: its id, and a signature that only the host can make, so no row holds what opens it. */
const toKey = (link: DayLink, id: string, context: Context): string =>
  id === '' ? '' : `${id}.${linkSignature(`${link} link ${id}`, context)}`;

type LinkIds = Readonly<Record<DayLink, string>>;

/** Returns the ids of the links; empty for one that was not made, or has ended. */
function* readLinkIds(): Plan<LinkIds> {
  const settings = new Map((yield* read('ownerSettings', {})).map(({ name, value }) => [name, value]));
  const idOf = (link: DayLink) => {
    const id = settings.get(DAY_LINK_SETTINGS[link]) ?? '';
    return isLinkId(id) ? id : '';
  };
  return { crew: idOf('crew'), calendar: idOf('calendar') };
}

/**
 * Tells what a key opens. A key that was not made here costs no read.
 * @returns `ended`: it was ours, but a manager has ended that link
 */
export function* checkKey(link: DayLink, key: string, context: Context): Plan<'open' | 'ended' | 'unknown'> {
  const [id = ''] = key.trim().split('.');
  if (id === '' || !isSameSecret(key.trim(), toKey(link, id, context), context)) return 'unknown';
  const ids = yield* readLinkIds();
  return ids[link] === id ? 'open' : 'ended';
}

const toAnswer = (ids: LinkIds, context: Context): Answer => ({
  ok: true,
  ...Object.fromEntries(DAY_LINKS.map((link) => [link, toKey(link, ids[link], context)])),
});

/** `show_day_links`: returns the keys of the links that are open. Managers only. */
export const showDayLinks = signedIn(showDayLinksAction, function* (_request, context) {
  return answerOnly(toAnswer(yield* readLinkIds(), context));
});

/** `make_day_link`: makes a link; one that is there already stays. Managers only; audited. */
export const makeDayLink = signedIn(makeDayLinkAction, function* ({ link }, context, caller) {
  // Two who make one at the same time get the same.
  yield* read('managers', {});
  const before = yield* readLinkIds();
  if (before[link] !== '') return answerOnly(toAnswer(before, context));
  return withLink(before, link, context.newSecret(), context, caller);
});

/** `end_day_link`: ends a link for everybody who has it. Managers only; audited. */
export const endDayLink = signedIn(endDayLinkAction, function* ({ link, key }, context, caller) {
  yield* read('managers', {});
  const before = yield* readLinkIds();
  if (before[link] === '' || key !== toKey(link, before[link], context)) {
    return answerOnly(toAnswer(before, context));
  }
  return withLink(before, link, '', context, caller);
});

/** Stores the new id of a link; empty ends it. */
function withLink(before: LinkIds, link: DayLink, id: string, context: Context, { rep }: Caller): Decision {
  const name = DAY_LINK_SETTINGS[link];
  const action = id === '' ? 'link_ended' : 'link_made';
  return {
    answer: toAnswer({ ...before, [link]: id }, context),
    writes: [
      { kind: 'putOwnerSetting', row: { name, value: id } },
      createAuditWrite(context, { rep: rep.email, action, note: OWNER_SETTINGS[name] }),
    ],
  };
}
