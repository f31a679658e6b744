import { useEffect, useEffectEvent, useState } from 'react';
import { listSuppressedAction, type SuppressedNumber } from '#contract/actions/suppressions.ts';
import { call, type RepFailure } from '#src/services/rep-script/transport.ts';
import { startAfter } from './number-search.ts';

/** What is looked for: the digits the numbers begin with, all of them when empty. A new one looks anew, also for the same. */
export interface Search {
  prefix: string;
}

interface Found {
  search: Search;
  numbers: SuppressedNumber[];
  /** Where the next page begins; empty when this is all. */
  next: string;
}

/** The numbers of the do-not-call list that are looked for, page by page. */
export function useSuppressed(auth: string, search: Search, onExpired: () => void) {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const current = found?.search === search ? found : null;

  async function load(before: Found | null, signal?: AbortSignal) {
    setFailure(null);
    const { prefix } = search;
    const result = await call(
      listSuppressedAction,
      { auth, after: before?.next ?? startAfter(prefix) },
      { signal },
    );
    if (signal?.aborted) return;
    if (result.ok) {
      const fitting = result.answer.numbers.filter(({ phone }) => phone.startsWith(prefix));
      // The list is in the order of the digits: past those that fit there are none.
      const last = result.answer.numbers.at(-1)?.phone ?? '';
      const isAll = !last.startsWith(prefix) && last > prefix;
      setFound({
        search,
        numbers: [...(before?.numbers ?? []), ...fitting],
        next: isAll ? '' : result.answer.next,
      });
    } else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const open = useEffectEvent((signal: AbortSignal, _search: Search) => load(null, signal));
  useEffect(() => {
    const controller = new AbortController();
    open(controller.signal, search);
    return () => controller.abort();
  }, [search]);

  return {
    numbers: current?.numbers ?? null,
    hasMore: current !== null && current.next !== '',
    failure,
    reload: () => load(current),
    drop: (phone: string) =>
      setFound((list) => list && { ...list, numbers: list.numbers.filter((each) => each.phone !== phone) }),
  };
}
