import { DESK_WIDTH } from '#src/components/rep/desk-width.ts';
import { type RepSession, RequireSession } from '#src/features/rep-session/require-session.tsx';
import { useBatches } from '#src/features/rep-session/use-batches.ts';
import { useFindKey } from '#src/features/rep-session/use-find-key.ts';
import { WorklistDesk } from '#src/features/worklist/worklist-desk.tsx';

export default function WorklistPage() {
  return <RequireSession>{(signedIn) => <Worklist {...signedIn} />}</RequireSession>;
}

function Worklist({ session, onExpired }: RepSession) {
  useFindKey(session);
  const choice = useBatches(session.auth, onExpired);
  return (
    <div
      className={`${DESK_WIDTH} py-4 sm:py-6 lg:flex lg:min-h-[calc(100vh-3rem)] lg:flex-col lg:py-0 lg:[@media(min-height:45rem)]:pt-3`}
    >
      <WorklistDesk session={session} batchOptions={choice} onExpired={onExpired} />
    </div>
  );
}
