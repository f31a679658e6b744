import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Session } from '#contract/session.ts';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { SAVES_ON_HUB } from '#src/content/rep/saves.ts';
import { paths } from '#src/content/site-map.ts';
import { onSendingOccasion, saveOutbox, sendQueuedSaves } from '#src/services/save-outbox.ts';

/** Sends the rep's saves that wait on this device, and says how many are left. */
export function SavesNote({ session, onExpired }: { session: Session; onExpired: () => void }) {
  const saves = useSyncExternalStore(saveOutbox.subscribe, saveOutbox.read)?.saves ?? [];
  const send = useEffectEvent(async () => {
    const { failure } = await sendQueuedSaves(session);
    if (failure?.reason === 'expired') onExpired();
  });
  useEffect(() => {
    void send();
    return onSendingOccasion(() => void send());
  }, []);
  const waiting = saves.filter(({ state }) => state === 'waiting').length;
  const notTaken = saves.length - waiting;
  return (
    <Alert kind={notTaken > 0 ? 'warning' : 'info'} className="mt-4">
      {saves.length > 0 && (
        <>
          {waiting > 0 && <p>{SAVES_ON_HUB.waiting(waiting)}</p>}
          {notTaken > 0 && <p>{SAVES_ON_HUB.notTaken(notTaken)}</p>}
          <Link to={paths.rep.worklist} className={loneLinkClass}>
            {SAVES_ON_HUB.show}
          </Link>
        </>
      )}
    </Alert>
  );
}
