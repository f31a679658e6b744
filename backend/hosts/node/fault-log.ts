import { randomUUID } from 'node:crypto';
import { withoutPersonalData } from '#backend/core/fault-text.ts';
import { MINUTE_MS } from '#contract/durations.ts';

/**
 * Describes an error for the log without user input: name, code, message with emails and long numbers masked,
 * and stack. Never reads `detail`, where the database quotes values.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return 'something that is no error was thrown';
  const code = 'code' in fault && fault.code ? ` ${String(fault.code)}` : '';
  const places = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const words = `${fault.name}${code}: ${withoutPersonalData(fault.message)}`;
  return [words, ...places.slice(0, 8)].join('\n');
}

/** Names a request in its answer and in the log. */
export const newRequestId = (): string => randomUUID().slice(0, 8);

/**
 * @param what the line's start, one of a few fixed texts, such as `The backend failed`
 * @param requestId of the request that failed, which its answer has too
 */
export type ReportFault = (what: string, fault: unknown, requestId?: string) => void;

function getKind(what: string, fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault && fault.code ? ` ${String(fault.code)}` : '';
  return `${what} (${fault instanceof Error ? fault.name : 'no error'}${code})`;
}

/**
 * Writes faults to the log. Strangers can cause some of them as often as they like, so a fault of a kind that
 * was logged in the last minute is only counted, and the minute ends with one line that has the count.
 * @param log receives text without personal data (`describeFault`)
 */
export function createFaultLog(log: (line: string) => void): ReportFault {
  /** How many faults of a kind were not logged in the current minute. */
  const counts = new Map<string, number>();
  return (what, fault, requestId) => {
    const kind = getKind(what, fault);
    const count = counts.get(kind);
    counts.set(kind, count === undefined ? 0 : count + 1);
    if (count !== undefined) return;
    log(`${what}${requestId ? ` (request ${requestId})` : ''}: ${describeFault(fault)}`);
    const minute = setInterval(() => {
      const more = counts.get(kind) ?? 0;
      if (more > 0) {
        log(`${kind}: ${more} more in the last minute.`);
        counts.set(kind, 0);
        return;
      }
      clearInterval(minute);
      counts.delete(kind);
    }, MINUTE_MS);
    minute.unref();
  };
}
