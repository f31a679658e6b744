import './loader.ts';
import { startEarlyCall, toGetUrl } from '#src/services/rep-script/early-call.ts';
import { readAuth } from '#src/stored/session/key.ts';

/* Runs inline in the head of the rep area's pages, instead of loader.ts. */

const auth = readAuth();
if (auth) {
  const action = document.currentScript?.dataset.first;
  // From the first paint, the login says that somebody is signed in (signed-in-notice.tsx).
  document.documentElement.dataset.session = 'known';
  // The page's first call needs a round trip of its own: it is on its way while the app loads.
  if (action) {
    const query = { action, token: __SITE_CONFIG__.repToken, auth };
    startEarlyCall(toGetUrl(__SITE_CONFIG__.repEndpoint, query));
  }
}
