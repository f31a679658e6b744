import { startEarlyCall, toGetUrl } from '#src/services/rep-endpoint/early-call.ts';
import { readAuth } from '#src/stored/session/key.ts';

/* Runs inline in the head of the rep area's pages, before the first paint. */

const auth = readAuth();
const { first } = document.currentScript?.dataset ?? {};

if (auth) {
  // The login says that somebody is signed in (signed-in-notice.tsx), and the bar has the rep's links.
  document.documentElement.dataset.session = 'known';
  // The page's first call needs a round trip of its own: it is on its way while the app loads.
  if (first) {
    const query = { action: first, token: __SITE_CONFIG__.repToken, auth };
    startEarlyCall(toGetUrl(__SITE_CONFIG__.repEndpoint, query));
  }
}
