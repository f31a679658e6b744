import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LIMITS } from '#contract/limits.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import type { RepFailure } from '#src/services/rep-endpoint/transport.ts';
import { useStored } from '#src/stored/use-stored.ts';
import { visitToken } from '#src/stored/visit-token.ts';
import { VISIT_PAGE, VISIT_PROBLEMS, type VisitProblem } from '#words/pages/visit.ts';
import { useVisit } from './use-visit.ts';
import { VisitDetails } from './visit-details.tsx';
import { VisitNotice } from './visit-notice.tsx';

/** The visit of the link that was opened, or why it cannot be shown. */
export function VisitPanel() {
  const token = useVisitToken();
  // The prerendered page has no link, and must not say so before it has looked.
  const isMounted = useMounted();
  const { result, reload, show } = useVisit(token);

  if (isMounted && token === '') return <VisitNotice {...VISIT_PROBLEMS.none} kind="alert" />;
  if (!isMounted || !result) return <p role="status">{VISIT_PAGE.loading}</p>;
  if (result.ok)
    return <VisitDetails key={token} token={token} visit={result.answer} onVisit={show} reload={reload} />;
  const problem = toProblem(result);
  return (
    <VisitNotice {...VISIT_PROBLEMS[problem]} kind="alert" onRetry={isFinal(problem) ? undefined : reload} />
  );
}

function toProblem({ reason, error }: RepFailure): VisitProblem {
  if (error === 'bad_link' || error === 'expired_link' || error === 'not_found') return error;
  return reason === 'unreachable' ? 'offline' : 'failed';
}

/** Whether asking again gets the same answer. */
const isFinal = (problem: VisitProblem): boolean => problem !== 'offline' && problem !== 'failed';

/**
 * Returns the token of the booking's link, empty for none. Moves it from the address bar to this tab's
 * storage, where a reload finds it: whoever looks at the screen or the history does not.
 */
function useVisitToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const kept = useStored(visitToken);
  // A token has dots; the link "Skip to content" has none. A longer one is not ours: the backend refuses it.
  const arrived = hash.includes('.') ? hash.slice(1, 1 + LIMITS.visitLink) : '';

  useLayoutEffect(() => {
    if (arrived === '') return;
    visitToken.write(arrived);
    navigate({ pathname, search }, { replace: true });
  }, [arrived, navigate, pathname, search]);

  return arrived || kept;
}
