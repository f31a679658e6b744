import { useBatches } from '#src/features/rep-session/use-batches.ts';
import { type SignedIn, WithSession } from '#src/features/rep-session/with-session.tsx';
import { WorklistDesk } from '#src/features/worklist/worklist-desk.tsx';

export default function WorklistPage() {
  return <WithSession>{(signedIn) => <Worklist {...signedIn} />}</WithSession>;
}

function Worklist({ session, onExpired }: SignedIn) {
  const choice = useBatches(session.auth, onExpired);
  return (
    <div className="mx-auto max-w-6xl px-4 py-4 sm:py-6">
      <WorklistDesk session={session} choice={choice} onExpired={onExpired} />
    </div>
  );
}
