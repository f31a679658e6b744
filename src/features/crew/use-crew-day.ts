import { useEffect, useEffectEvent, useState } from 'react';
import { crewDayAction, crewPhotoAction, crewPhotosAction } from '#contract/actions/crew.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import type { CrewProblem } from '#src/content/rep/crew.ts';
import { call, type RepFailure, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { now } from '#src/stored/clock.ts';
import { crewDays, forgetCrewDays, keepCrewDay } from '#src/stored/crew.ts';
import { useStored } from '#src/stored/use-stored.ts';

export interface CrewFailure {
  problem: Exclude<CrewProblem, 'none'>;
  /** The backend's own words, if any. */
  message: string | undefined;
}

/** How the photos of a lead are asked for with the crew's link. */
export type AskCrewPhotos = ReturnType<typeof useCrewDay>['photos'];

/** A page in a phone holder is in view all day: after this it asks again, and after a failure each minute. */
const FRESH_MS = 5 * MINUTE_MS;

/** On a slow line a photo of half a megabyte takes more than a minute. */
const PHOTO_MS = 2 * MINUTE_MS;

/**
 * The visits of a day, loaded again every few minutes, and whenever the page is seen again or the connection is
 * back. What was loaded stays until the link ends.
 * @param key of the crew's link; empty for none, which asks for nothing
 * @param day `yyyy-mm-dd`; null until it is known
 */
export function useCrewDay(key: string, day: string | null) {
  const kept = useStored(crewDays).find((each) => each.key === key && each.day === day) ?? null;
  const [failed, setFailed] = useState<{ key: string; day: string | null; failure: CrewFailure } | null>(
    null,
  );
  const [isLoading, setLoading] = useState(false);
  const nextSignal = useLatestSignal();
  const isOfThis = failed !== null && failed.key === key && (failed.day === day || isFinal(failed.failure));
  const failure = isOfThis ? failed.failure : null;

  function fail(result: RepFailure) {
    const found = { problem: toProblem(result), message: result.message };
    // Whoever has the link of yesterday's crew must not read today's list.
    if (isFinal(found)) forgetCrewDays((each) => each.key !== key);
    setFailed({ key, day, failure: found });
  }

  async function load() {
    if (key === '' || day === null) return;
    const signal = nextSignal();
    setLoading(true);
    const result = await call(crewDayAction, { key, day }, { signal });
    if (signal.aborted) return;
    setLoading(false);
    if (!result.ok) return fail(result);
    setFailed(null);
    keepCrewDay({ key, day, loadedAt: Date.now(), answer: result.answer }, easternDay(now()));
  }

  /** @returns the answer, after the page has noted that the link has ended, or that the list has changed */
  async function noted<T>(asked: Promise<RepResult<T>>): Promise<RepResult<T>> {
    const result = await asked;
    if (result.ok) return result;
    if (isFinal({ problem: toProblem(result) })) fail(result);
    else if (result.error === 'not_found') void load();
    return result;
  }

  const open = useEffectEvent(load);
  useEffect(() => {
    // Another link or another day.
    if (key !== '' && day !== null) void open();
  }, [key, day]);
  useEffect(() => {
    const today = easternDay(now());
    forgetCrewDays((each) => each.day >= today);
  }, []);
  useOnReturn(() => {
    // Coming back is several events.
    if (!isLoading) void load();
  });
  const isOld = useEffectEvent(() =>
    failure ? !isFinal(failure) : kept === null || Date.now() - kept.loadedAt >= FRESH_MS,
  );
  useEffect(() => {
    const listen = () => void open();
    window.addEventListener('online', listen);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && isOld()) void open();
    }, MINUTE_MS);
    return () => {
      window.removeEventListener('online', listen);
      clearInterval(timer);
    };
  }, []);

  return {
    /** As the backend said last; null before. */
    kept,
    /** Why that is old, or not there. */
    failure,
    isLoading,
    load,
    photos: {
      list: (leadId: string, signal: AbortSignal) =>
        noted(call(crewPhotosAction, { key, leadId }, { signal })),
      one: (leadId: string, photoId: string, signal: AbortSignal) =>
        noted(call(crewPhotoAction, { key, leadId, photoId }, { signal, timeoutMs: PHOTO_MS })),
    },
  };
}

function toProblem({ reason, error }: RepFailure): CrewFailure['problem'] {
  if (error === 'bad_link' || error === 'expired_link') return error;
  return reason === 'unreachable' ? 'offline' : 'failed';
}

/** Whether the link opens nothing any more. */
export const isFinal = ({ problem }: Pick<CrewFailure, 'problem'>): boolean =>
  problem === 'bad_link' || problem === 'expired_link';
