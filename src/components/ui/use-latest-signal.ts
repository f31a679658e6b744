import { useEffect, useRef } from 'react';

/** Returns a function that makes the signal of a new request. That call aborts the earlier one, as unmounting does. */
export function useLatestSignal(): () => AbortSignal {
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);
  return () => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
}
