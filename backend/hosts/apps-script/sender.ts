import { compareText } from '#backend/core/compare-text.ts';
import { toInstant } from '#backend/core/instants.ts';
import { expiredRow, messagesOf } from '#backend/core/messages/messages.ts';
import { MESSAGE_KINDS, type MessageRow } from '#backend/core/rows.ts';
import type { Decision, Write } from '#backend/core/writes.ts';
import type { SheetsStore } from '#backend/stores/sheets/store.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { reportFaults } from './error-log.ts';
import { LockBusy, withLock } from './lock.ts';
import { mayLeave, type Sending, sendMessage, sentRow } from './messages.ts';

/** How long messages belong to the run that sends them; longer than a run can take. */
const LEASE_MS = 10 * MINUTE_MS;
const LOCK_MS = 20_000;
/** A visitor waits for it, and the clock does it if the lock is not free. */
const NOTE_LOCK_MS = 3_000;
/** Messages that one run of the clock sends. */
const SENT_AT_ONCE = 50;
/** Failures, one after another, from which on the others of a run are left for the next one. */
const FAILURES = { mail: 3, webhook: 1 };

/**
 * The cache notes what has left, until the tab does: a message whose run ends in between, or finds the lock
 * busy, is not sent again. The longest that Google keeps an entry.
 */
const sentKey = ({ messageId }: MessageRow): string => `sent ${messageId}`;
const CACHED_SECONDS = 21_600;
/** In the cache: old rows were deleted lately. */
const CLEANED = 'messages-cleaned';

/** Email leaves with its request; the webhook, whose answer may take a minute, is called by the clock. */
const leavesNow = (write: Write, now: string): boolean =>
  write.kind === 'insertMessage' && write.row.kind !== 'webhook' && write.row.nextAt <= now;

/** Leases the email of a decision to the request that decides: the clock sends it if that fails to. */
export function leaseOwn(decision: Decision, nowMs: number): Decision {
  const now = toInstant(nowMs);
  const nextAt = toInstant(nowMs + LEASE_MS);
  const writes = decision.writes.map((write) =>
    write.kind === 'insertMessage' && leavesNow(write, now)
      ? { ...write, row: { ...write.row, nextAt } }
      : write,
  );
  return { ...decision, writes };
}

const isDue = ({ nextAt }: MessageRow, now: string): boolean => nextAt !== '' && nextAt <= now;
const isExpired = ({ expiresAt }: MessageRow, now: string): boolean => expiresAt !== '' && expiresAt <= now;

const byUrgency = (one: MessageRow, other: MessageRow): number =>
  MESSAGE_KINDS.indexOf(one.kind) - MESSAGE_KINDS.indexOf(other.kind) || compareText(one.at, other.at);

/** Creates what sends the messages in the tab Messages. */
export function createSender(sending: Sending, store: () => SheetsStore) {
  const { google } = sending;
  const cache = google.CacheService.getScriptCache();

  function send(row: MessageRow, nowMs: number): MessageRow {
    const tried = sendMessage(row, sending, nowMs);
    try {
      if (tried.state === 'sent') cache.put(sentKey(row), tried.sentAt, CACHED_SECONDS);
    } catch (fault) {
      console.error(fault);
    }
    return tried;
  }

  /** Notes in the tab what became of messages. Never throws: what has left must not look like a failure. */
  function note(rows: readonly MessageRow[], lockMs: number): void {
    if (rows.length === 0) return;
    try {
      withLock(google, lockMs, () => store().noteMessages(rows));
    } catch (fault) {
      if (!(fault instanceof LockBusy)) console.error(fault);
    }
  }

  /**
   * Sends the email that `leaseOwn` has kept for this request. Returns the rows as they are afterward. Never
   * throws.
   */
  function sendOwn({ writes }: Decision, nowMs: number): MessageRow[] {
    const leased = toInstant(nowMs + LEASE_MS);
    const own = messagesOf(writes).filter(({ kind, nextAt }) => kind !== 'webhook' && nextAt === leased);
    if (own.length === 0) return [];
    const tried = own.map((row) => send(row, nowMs));
    note(tried, NOTE_LOCK_MS);
    return tried;
  }

  /** What a run of the clock has to do: texts to forget, and messages to send, the most urgent first. */
  function findWork(nowMs: number) {
    const now = toInstant(nowMs);
    const left = google.MailApp.getRemainingDailyQuota();
    const waiting = store().waitingMessages();
    return {
      expired: waiting.filter((row) => isExpired(row, now)).map(expiredRow),
      due: waiting
        .filter((row) => isDue(row, now) && !isExpired(row, now) && mayLeave(row.kind, left))
        .sort(byUrgency)
        .slice(0, SENT_AT_ONCE),
    };
  }

  /**
   * Sends what waits and is due, deletes texts that have expired and, four times a day, old rows. Called by
   * the clock. Takes the lock only if there is anything to do.
   * @param untilMs when to leave further messages for the next run
   */
  function sendWaiting(untilMs: number): void {
    const nowMs = Date.now();
    const isCleaned = cache.get(CLEANED) !== null;
    const { expired, due } = findWork(nowMs);
    if (isCleaned && expired.length + due.length === 0) return;
    const own = withLock(google, LOCK_MS, () => {
      store().forget();
      if (!isCleaned) store().deleteOldMessages(nowMs);
      const work = findWork(nowMs);
      const nextAt = toInstant(nowMs + LEASE_MS);
      store().noteMessages([...work.expired, ...work.due.map((row) => ({ ...row, nextAt }))]);
      return work.due;
    });
    if (!isCleaned) cache.put(CLEANED, toInstant(nowMs), CACHED_SECONDS);
    note(sendAll(own, nowMs, untilMs), LOCK_MS);
    reportFaults(google, nowMs, store().faults());
  }

  /** Returns the rows as they are afterward: unchanged where it was not their turn. */
  function sendAll(rows: readonly MessageRow[], nowMs: number, untilMs: number): MessageRow[] {
    const failures = { mail: 0, webhook: 0 };
    return rows.map((row) => {
      if (cache.get(sentKey(row)) !== null) return sentRow(row, nowMs);
      const lane = row.kind === 'webhook' ? 'webhook' : 'mail';
      if (failures[lane] >= FAILURES[lane] || Date.now() >= untilMs) return row;
      const tried = send(row, nowMs);
      failures[lane] = tried.state === 'sent' || tried.isRefused ? 0 : failures[lane] + 1;
      return tried;
    });
  }

  return { sendOwn, sendWaiting };
}
