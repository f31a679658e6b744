import { useEffect, useEffectEvent, useState } from 'react';
import { listSuppressedAction, type SuppressedNumber } from '#contract/actions/suppressions.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call, type RepFailure } from '#src/services/rep-script/transport.ts';
import { startAfter } from './number-search.ts';

/**
 * The digits that matching numbers start with; empty matches all. Each new object starts a new search, even
 * for the same prefix.
 */
export interface Search {
  prefix: string;
}

interface Found {
  search: Search;
  numbers: SuppressedNumber[];
  /** Where the next page starts; empty on the last page. */
  next: string;
}

export function useSuppressed(auth: string, search: Search, onExpired: () => void) {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const current = found?.search === search ? found : null;

  const nextSignal = useLatestSignal();

  async function load(before: Found | null) {
    setFailure(null);
    const signal = nextSignal();
    const { prefix } = search;
    const result = await call(
      listSuppressedAction,
      { auth, after: before?.next ?? startAfter(prefix) },
      { signal },
    );
    if (signal.aborted) return;
    if (result.ok) {
      const fitting = result.answer.numbers.filter(({ phone }) => phone.startsWith(prefix));
      // The list is sorted by digits, so there are no matches after a number past the prefix.
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

  const open = useEffectEvent((_search: Search) => load(null));
  useEffect(() => {
    open(search);
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
