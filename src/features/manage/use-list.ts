import { useEffect, useEffectEvent, useState } from 'react';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import type { RepFailure, RepResult } from '#src/services/rep-script/transport.ts';

/** Loads a list on mount; `drop` removes the row with this email. */
export function useList<Row extends { email: string }>(
  fetchRows: (signal: AbortSignal) => Promise<RepResult<Row[]>>,
  onExpired: () => void,
) {
  const [rows, setRows] = useState<Row[] | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);

  const nextSignal = useLatestSignal();

  async function load() {
    setFailure(null);
    const signal = nextSignal();
    const result = await fetchRows(signal);
    if (signal.aborted) return;
    if (result.ok) setRows(result.answer);
    else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const open = useEffectEvent(load);
  useEffect(() => {
    open();
  }, []);

  const drop = (email: string) => setRows((current) => current?.filter((row) => row.email !== email) ?? null);
  return { rows, failure, reload: load, drop };
}
