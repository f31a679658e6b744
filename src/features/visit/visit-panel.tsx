import { useMounted } from '#src/components/ui/use-mounted.ts';
import { VISIT_PAGE, VISIT_PROBLEMS, type VisitProblem } from '#src/content/pages/visit.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';
import { useVisit } from './use-visit.ts';
import { useVisitToken } from './use-visit-token.ts';
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
