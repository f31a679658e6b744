import { type NewLeads, newLeadsAction } from '#contract/actions/new-leads.ts';
import type { Session } from '#contract/session.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { type LeadNews, leadNews } from '#src/stored/lead-news.ts';

/** As often as a browser lets a page in the background do something. */
const ASK_MS = 60_000;
/** After so long without an answer, the tab that asks counts as one that the system has stopped. */
const STOPPED_MS = 2.5 * ASK_MS;

interface WatchOptions {
  session: Pick<Session, 'auth' | 'email'>;
  /** Called once for each lead or group of leads that has come. */
  onNew: (news: LeadNews) => void;
  /** The backend no longer knows the session. */
  onExpired: () => void;
}

/**
 * Asks each minute whether homeowners have made leads, and stores the answer for all tabs of this browser, of
 * which only one asks; one that the rep sees also does when that one has stopped. A failure asks
 * again at the next minute.
 * @returns the function that ends this
 */
export function watchLeads({ session: { auth, email }, onNew, onExpired }: WatchOptions): () => void {
  const over = new AbortController();
  const { signal } = over;
  const openedAt = Date.now();
  let hasAsked = false;
  let triedAt = 0;

  async function ask(): Promise<void> {
    triedAt = Date.now();
    const result = await call(newLeadsAction, { auth }, { signal });
    if (signal.aborted) return;
    if (!result.ok) {
      if (result.reason !== 'expired') return;
      over.abort();
      onExpired();
      return;
    }
    const before = leadNews.read();
    const own = before?.email === email ? before : null;
    // In another tab of this browser, before this one took over.
    const wasAsked = own !== null && own.askedAt > openedAt;
    const { news, rings } = toNews(own, result.answer, { email, isOpening: !hasAsked && !wasAsked });
    hasAsked = true;
    leadNews.write(news);
    if (rings) onNew(news);
  }

  let isTheOne = false;
  const isAnswered = () => Math.abs(Date.now() - (leadNews.read()?.askedAt ?? openedAt)) < STOPPED_MS;
  const mayAsk = () => isTheOne || (document.visibilityState === 'visible' && !isAnswered());
  const timer = setInterval(() => mayAsk() && void ask(), ASK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  const askIfDue = () => {
    if (document.visibilityState === 'visible' && mayAsk() && Date.now() - triedAt >= ASK_MS) void ask();
  };
  // The system may have stopped the page.
  document.addEventListener('visibilitychange', askIfDue, { signal });
  whileAlone('new leads', signal, () => {
    isTheOne = true;
    void ask();
  });
  return () => over.abort();
}

/**
 * Returns what to tell the rep, and whether it rings.
 * @param own what this rep was told before; null for nothing
 * @param isOpening nobody has asked since the page was opened: what is there now has come before, and does not
 *   ring
 */
function toNews(
  own: LeadNews | null,
  { count, more, newestAt, batchId, heldAt }: NewLeads,
  { email, isOpening }: { email: string; isOpening: boolean },
): { news: LeadNews; rings: boolean } {
  const seen = [own?.seenAt ?? '', heldAt].sort().at(-1) ?? '';
  const isNew = newestAt > seen;
  const rings = isNew && !isOpening;
  // The one that has rung is somebody else's now.
  const isGone = own?.says === 'new' && newestAt !== own.newestAt;
  const toSay = rings ? 'new' : isNew || isGone ? 'waiting' : (own?.says ?? 'nothing');
  const says = count > 0 ? toSay : 'nothing';
  const news: LeadNews = {
    ...{ email, count, more, newestAt, batchId, says },
    askedAt: Date.now(),
    seenAt: isNew ? newestAt : seen,
    isMarked: rings || (says === 'new' && own?.isMarked === true),
  };
  return { news, rings };
}

/** Starts work in one tab of this browser at a time; another goes on when this one has ended. */
function whileAlone(name: string, signal: AbortSignal, start: () => void): void {
  // Missing on an insecure (http) origin: there each tab asks, and the first one to know rings.
  if (!('locks' in navigator)) {
    start();
    return;
  }
  const hold = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      else start();
    });
  // Ended while it waited, or refused by a browser that blocks storage.
  navigator.locks.request(name, { signal }, hold).catch(() => signal.aborted || start());
}
