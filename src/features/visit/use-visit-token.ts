import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LIMITS } from '#contract/limits.ts';
import { useStored } from '#src/stored/use-stored.ts';
import { visitToken } from '#src/stored/visit-token.ts';

/**
 * Returns the token of the booking's link, empty for none. Moves it from the address bar to this tab's
 * storage, where a reload finds it: whoever looks at the screen or the history does not.
 */
export function useVisitToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const kept = useStored(visitToken);
  // A token has dots; the link "Skip to content" has none. A longer one is not ours: the script refuses it.
  const arrived = hash.includes('.') ? hash.slice(1, 1 + LIMITS.visitLink) : '';

  useLayoutEffect(() => {
    if (arrived === '') return;
    visitToken.write(arrived);
    navigate({ pathname, search }, { replace: true });
  }, [arrived, navigate, pathname, search]);

  return arrived || kept;
}
