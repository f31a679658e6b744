import { useEffect, useRef, useState } from 'react';
import { easternDay } from '#contract/dates/eastern-time.ts';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { LIST_EXPORT } from '#src/content/rep/number-file.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { fetchListFile } from '#src/features/manage/export/export-file.ts';
import { csvName, downloadCsv } from '#src/lib/csv/csv-download.ts';

interface ListExportOptions {
  auth: string;
  onMessage: (message: OutcomeMessage | null) => void;
  onExpired: () => void;
}

const FAILED: OutcomeMessage = { isSuccess: false, text: LIST_EXPORT.failed };

/** Downloads the whole do-not-call list as a CSV file. */
export function useListExport({ auth, onMessage, onExpired }: ListExportOptions) {
  /** Numbers fetched so far; null when no export is running. */
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (count !== null) return;
    const controller = new AbortController();
    running.current = controller;
    onMessage(null);
    setCount(0);
    const file = await fetchListFile(auth, setCount, controller.signal).finally(() => setCount(null));
    if (controller.signal.aborted) return;
    if (file.ok) {
      const name = csvName(LIST_EXPORT.name, easternDay(Date.now()));
      downloadCsv(name, file.pieces);
      return onMessage({ isSuccess: true, text: LIST_EXPORT.done(name, file.count) });
    }
    if (file.reason === 'expired') return onExpired();
    onMessage({ ...FAILED, detail: failureWords(file) });
  }

  return { count, start, cancel: () => running.current?.abort() };
}
