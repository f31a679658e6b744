import { createAuditWrite } from '#backend/core/audit.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { isSameSecret } from '#backend/core/same-secret.ts';
import { type Answer, answerOnly } from '#backend/core/writes.ts';
import { setDayLinkAction, showDayLinksAction } from '#contract/actions/manager/day-links.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { DAY_LINK_SETTINGS, DAY_LINKS, type DayLink, isLinkId } from '#contract/visits/day-link.ts';

/** 160 bits, in hex. */
const SIGNATURE_LENGTH = 40;

/** The key of a link: its id, and a signature that only the host can make, so no row holds what opens it. */
const toKey = (link: DayLink, id: string, { signLink }: Context): string =>
  id === '' ? '' : `${id}.${signLink(`${link} link ${id}`).slice(0, SIGNATURE_LENGTH)}`;

/** Returns the ids of the links; empty for one that was not made, or has ended. */
function* readLinkIds(): Plan<Record<DayLink, string>> {
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

const toAnswer = (ids: Readonly<Record<DayLink, string>>, context: Context): Answer => ({
  ok: true,
  ...Object.fromEntries(DAY_LINKS.map((link) => [link, toKey(link, ids[link], context)])),
});

/** `show_day_links`: returns the keys of the links that are open. Managers only. */
export const showDayLinks = signedIn(showDayLinksAction, function* (_request, context) {
  return answerOnly(toAnswer(yield* readLinkIds(), context));
});

/** `set_day_link`: makes a link, or ends it for everybody who has it. Managers only; audited. */
export const setDayLink = signedIn(setDayLinkAction, function* ({ link, isOn }, context, caller) {
  const before = yield* readLinkIds();
  if ((before[link] !== '') === isOn) return answerOnly(toAnswer(before, context));
  const ids = { ...before, [link]: isOn ? context.newId() : '' };
  const name = DAY_LINK_SETTINGS[link];
  const line = {
    rep: caller.rep.email,
    action: isOn ? 'link_made' : 'link_ended',
    note: OWNER_SETTINGS[name],
  } as const;
  return {
    answer: toAnswer(ids, context),
    writes: [{ kind: 'putOwnerSetting', row: { name, value: ids[link] } }, createAuditWrite(context, line)],
  };
});
