import { useEffect, useEffectEvent, useState } from 'react';
import type { SuppressedNumber } from '#contract/actions/suppressions.ts';
import { listSuppressed } from '#src/services/rep-script/management.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';
import { startAfter } from './number-search.ts';

interface Found {
  prefix: string;
  numbers: SuppressedNumber[];
  /** Where the next page begins; empty when this is all. */
  next: string;
}

/** The do-not-call list from the numbers that begin with `prefix` on, page by page. */
export function useSuppressed(auth: string, prefix: string, onExpired: () => void) {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const current = found?.prefix === prefix ? found : null;

  async function load(before: Found | null, signal?: AbortSignal) {
    setFailure(null);
    const result = await listSuppressed({ auth, after: before?.next ?? startAfter(prefix) }, signal);
    if (signal?.aborted) return;
    if (result.ok) {
      const fitting = result.answer.numbers.filter(({ phone }) => phone.startsWith(prefix));
      // The list is in the order of the digits: past those that fit there are none.
      const last = result.answer.numbers.at(-1)?.phone ?? '';
      const isAll = !last.startsWith(prefix) && last > prefix;
      setFound({
        prefix,
        numbers: [...(before?.numbers ?? []), ...fitting],
        next: isAll ? '' : result.answer.next,
      });
    } else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const open = useEffectEvent((signal: AbortSignal, _prefix: string) => load(null, signal));
  useEffect(() => {
    const controller = new AbortController();
    open(controller.signal, prefix);
    return () => controller.abort();
  }, [prefix]);

  return {
    numbers: current?.numbers ?? null,
    hasMore: current !== null && current.next !== '',
    failure,
    reload: () => load(current),
    drop: (phone: string) =>
      setFound((list) => list && { ...list, numbers: list.numbers.filter((each) => each.phone !== phone) }),
  };
}
