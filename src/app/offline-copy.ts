import { workerAddress } from '#contract/page-address.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { paths } from '#src/content/site-map.ts';

/** After the app has started, so that nothing a visitor does first waits for the files of the copy. */
const PAUSE_MS = 3000;

/**
 * Keeps a copy of the site in this language on this device, so that it works without a connection (src/service-worker). The
 * development server has none. @returns the function that ends the wait
 */
export function startOfflineCopy(): () => void {
  const register = () => {
    // Refused in some private windows, and on a bad network it fails: the site works without, and the next
    // page load tries again.
    navigator.serviceWorker.register(workerAddress(LANGUAGE), { scope: paths.home }).catch(() => undefined);
  };
  const isPossible = import.meta.env.PROD && 'serviceWorker' in navigator;
  const timer = isPossible ? setTimeout(register, PAUSE_MS) : undefined;
  return () => clearTimeout(timer);
}
