import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import type { RepFailure, RepResult } from '#src/services/rep-endpoint/transport.ts';

interface Page<Row> {
  rows: Row[];
  /** Where the next page starts, empty or absent on the last page. It may repeat rows of this one. */
  next?: string;
}

interface Found<Answer, Row> extends Page<Row> {
  answer: Answer;
  search: object | undefined;
}

interface ManagedListOptions<Answer, Row> {
  /** @param after where the page starts; undefined for the first page */
  fetchPage: (signal: AbortSignal, after: string | undefined) => Promise<RepResult<Answer>>;
  toPage: (answer: Answer) => Page<Row>;
  getKey: (row: Row) => string;
  /** What the list is filtered by. Each new object loads the list again. */
  search?: object;
  onExpired: () => void;
}

/** Loads a list on mount, and runs a manager's decisions about its rows. */
export function useManagedList<Answer, Row>(options: ManagedListOptions<Answer, Row>) {
  const { fetchPage, toPage, getKey, search, onExpired } = options;
  const [found, setFound] = useState<Found<Answer, Row> | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const nextSignal = useLatestSignal();
  const current = found?.search === search ? found : null;

  async function load(before: Page<Row> | null) {
    setFailure(null);
    const signal = nextSignal();
    const result = await fetchPage(signal, before?.next);
    if (signal.aborted) return;
    if (result.ok) {
      const page = toPage(result.answer);
      const shown = before?.rows ?? [];
      const keys = new Set(shown.map(getKey));
      const { answer } = result;
      setFound({
        ...page,
        answer,
        search,
        rows: [...shown, ...page.rows.filter((row) => !keys.has(getKey(row)))],
      });
    } else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const open = useEffectEvent((_search: object | undefined) => load(null));
  useEffect(() => {
    open(search);
  }, [search]);

  /**
   * Shows what came of a decision. A row that was decided about leaves the list.
   * @param changed takes the row's place instead
   */
  async function decide<T>(
    row: Row,
    decision: Promise<RepResult<T>>,
    words: { done: (answer: T) => string; failed: string },
    changed?: Row,
  ): Promise<void> {
    setMessage(null);
    const result = await decision;
    if (result.ok) {
      const replacement = changed === undefined ? [] : [changed];
      const isDecided = (each: Row) => getKey(each) === getKey(row);
      setFound(
        (list) =>
          list && { ...list, rows: list.rows.flatMap((each) => (isDecided(each) ? replacement : [each])) },
      );
      setMessage({ isSuccess: true, text: words.done(result.answer) });
    } else if (result.reason === 'expired') onExpired();
    else setMessage({ isSuccess: false, text: words.failed, detail: failureWords(result) });
    outcome.current?.focus();
  }

  return {
    /** Null until loaded. */
    rows: current?.rows ?? null,
    hasMore: Boolean(current?.next),
    /** The answer with the last page, for what is not in its rows; null until loaded. */
    answer: current?.answer ?? null,
    isLoading: !current && !failure,
    failure,
    /** Loads the next page, or tries again after a failure. */
    load: () => load(current),
    getKey,
    decide,
    message,
    setMessage,
    outcome,
  };
}
export type ManagedList<Row> = ReturnType<typeof useManagedList<unknown, Row>>;
