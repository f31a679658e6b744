import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type CallScript, callScriptSchema, callScriptsAction } from '#contract/actions/call-scripts.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { stored } from '#src/stored/stored.ts';

/** The backend's last answer in this tab, so that a reload shows it at once: the same for every rep. */
const storedCallScripts = stored({
  area: 'session',
  key: 'repCallScripts',
  schema: z.array(callScriptSchema),
  fallback: null,
});

/** After this without an answer, our own texts are shown. */
const SETTLED_MS = 2_000;
const OURS: readonly CallScript[] = [];

/**
 * Asks once for the owner's call scripts. They are help, so a failure is not shown: our own texts take their
 * place.
 * @returns null until it is settled what to show
 */
export function useCallScripts(auth: string): readonly CallScript[] | null {
  const { isKnown, can } = useBackendFeatures();
  const [callScripts, setCallScripts] = useState<readonly CallScript[] | null>(storedCallScripts.read);
  const nextSignal = useLatestSignal();
  const settle = useEffectEvent(() => setCallScripts((known) => known ?? OURS));

  const load = useEffectEvent(async () => {
    const signal = nextSignal();
    const result = await call(callScriptsAction, { auth }, { signal });
    if (signal.aborted) return;
    if (!result.ok) return settle();
    const own = [...result.answer.scripts, ...result.answer.translations];
    storedCallScripts.write(own);
    setCallScripts(own);
  });
  const isOffered = can('scripts');
  useEffect(() => {
    if (isOffered) load();
  }, [isOffered]);

  useEffect(() => {
    const timer = setTimeout(() => settle(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);

  return isKnown && !isOffered ? OURS : callScripts;
}
