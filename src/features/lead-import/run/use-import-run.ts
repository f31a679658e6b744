import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '#src/components/rep/use-leave-warning.ts';
import type { ReadyRow, RowCheck, RowResult } from '#src/features/lead-import/check/check-rows.ts';
import { repeatedRow } from '#src/features/lead-import/check/row-groups.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { pause } from '#src/lib/pause.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';
import { readSession } from '#src/stored/session/session.ts';
import { type ImportTarget, sendRows } from './send-rows.ts';

export interface ImportJob {
  target: ImportTarget;
  titles: readonly string[];
  /** The rows as in the file, for the report. */
  rows: readonly CsvRow[];
  ready: readonly ReadyRow[];
  wrong: readonly RowResult[];
  repeats: RowCheck['repeats'];
}

export interface ImportProgress {
  state: 'running' | 'cancelled' | 'failed' | 'done';
  /** Number of rows answered. */
  next: number;
  added: number;
  /** Rows whose people went on the do-not-call list. */
  listed: number;
  /** Rows not added so far. The first ones are the invalid rows, which are never sent. */
  results: readonly RowResult[];
  failure: RepFailure | null;
}

/** Sends the rows of a job from mount on, until it is done, stopped or unmounted. */
export function useImportRun(job: ImportJob, onDone: () => void) {
  const [progress, setProgress] = useState<ImportProgress>({
    state: 'running',
    next: 0,
    added: 0,
    listed: 0,
    results: job.wrong,
    failure: null,
  });
  const underWay = useRef<AbortController>(null);
  const leftLines = useRef(new Set<number>());

  /** To the script a row that repeats an added one is a lead already; here it is known which row that was. */
  function toResult({ line, outcome, message }: RowResult): RowResult {
    leftLines.current.add(line);
    const first = outcome === 'duplicate' ? job.repeats.get(line) : undefined;
    const isRepeated = first !== undefined && !leftLines.current.has(first);
    return isRepeated ? repeatedRow(line, first) : { line, outcome, message };
  }

  async function run() {
    const controller = new AbortController();
    underWay.current = controller;
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
        const left = results
          .filter(({ outcome }) => outcome !== 'added' && outcome !== 'listed')
          .map(toResult);
        setProgress((before) => ({
          ...before,
          next,
          added: before.added + count('added'),
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
    return () => underWay.current?.abort();
  }, []);

  useLeaveWarning(progress.state === 'running');

  return { progress, stop: () => underWay.current?.abort(), goOn: run };
}
