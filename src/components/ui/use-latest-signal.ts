import { useEffect, useRef } from 'react';

/** The returned function creates the signal of a new request and aborts the last one; so does unmounting. */
export function useLatestSignal(): () => AbortSignal {
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);
  return () => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
}
