import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '#src/components/rep/use-leave-warning.ts';
import type { ReadyRow, RowCheck, RowResult } from '#src/features/lead-import/check/check-rows.ts';
import { EarlierRows } from '#src/features/lead-import/check/earlier-rows.ts';
import { repeatedRow } from '#src/features/lead-import/check/row-groups.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { pause } from '#src/lib/pause.ts';
import type { RepFailure } from '#src/services/rep-endpoint/transport.ts';
import { readSession } from '#src/stored/session/session.ts';
import { type ImportTarget, sendRows } from './send-rows.ts';

export interface ImportJob {
  target: ImportTarget;
  titles: readonly string[];
  /** The rows as in the file, for the report. */
  rows: readonly CsvRow[];
  ready: readonly ReadyRow[];
  wrong: readonly RowResult[];
  related: RowCheck['related'];
  /** Lines of people whose leads are closed. */
  closed: ReadonlySet<number>;
}

export interface ImportProgress {
  state: 'running' | 'cancelled' | 'failed' | 'done';
  /** Number of rows answered. */
  next: number;
  added: number;
  /** Rows of known people who are called again. */
  reopened: number;
  /** Rows whose people went on the do-not-call list. */
  listed: number;
  /** Rows not added so far. The first ones are the invalid rows, which are never sent. */
  results: readonly RowResult[];
  failure: RepFailure | null;
}

/** Whether the row has a lead now. */
const isTaken = ({ outcome }: RowResult): boolean =>
  outcome === 'added' || outcome === 'reopened' || outcome === 'listed';

/** Sends the rows of a job from mount on, until it is done, stopped or unmounted. */
export function useImportRun(job: ImportJob, onDone: () => void) {
  const [progress, setProgress] = useState<ImportProgress>({
    state: 'running',
    next: 0,
    added: 0,
    reopened: 0,
    listed: 0,
    results: job.wrong,
    failure: null,
  });
  const running = useRef<AbortController>(null);
  const earlier = useRef(new EarlierRows());

  /**
   * To the backend a row that repeats an added one is a lead already; here it is known which row that was,
   * and who could have been called again.
   */
  function toResult(result: RowResult): RowResult {
    const { line, outcome } = result;
    const row = job.related.get(line);
    if (row?.isLead && isTaken(result)) earlier.current.add(row);
    if (outcome !== 'duplicate') return result;
    const first = row && earlier.current.find(row);
    if (first !== undefined) return repeatedRow(line, first);
    return job.closed.has(line) ? { ...result, outcome: 'closed' } : result;
  }

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setProgress((before) => ({ ...before, state: 'running', failure: null }));
    await pause();
    const sent = await sendRows({
      target: job.target,
      rows: job.ready,
      from: progress.next,
      // Read on each run: after an expired session the manager has signed in again in another tab.
      auth: readSession()?.auth ?? '',
      signal: controller.signal,
      onResults: (results, next) => {
        const count = (wanted: RowResult['outcome']) =>
          results.filter(({ outcome }) => outcome === wanted).length;
        const left = results.map(toResult).filter((result) => !isTaken(result));
        setProgress((before) => ({
          ...before,
          next,
          added: before.added + count('added'),
          reopened: before.reopened + count('reopened'),
          listed: before.listed + count('listed'),
          results: left.length > 0 ? [...before.results, ...left] : before.results,
        }));
      },
    });
    const state = sent.end === 'all' ? 'done' : sent.end;
    setProgress((before) => ({ ...before, state, failure: sent.end === 'failed' ? sent.failure : null }));
    const isExpired = sent.end === 'failed' && sent.failure.reason === 'expired';
    if (!isExpired) onDone();
  }

  const start = useEffectEvent(run);
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, []);

  useLeaveWarning(progress.state === 'running');

  return { progress, stop: () => running.current?.abort(), goOn: run };
}
