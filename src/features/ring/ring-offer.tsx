import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { NOTIFICATIONS } from '#src/content/rep/notifications.ts';
import { RING } from '#src/content/rep/ring.ts';
import { paths } from '#src/content/site-map.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import {
  DEFAULT_PREFERENCES,
  ringDeclined,
  storedPreferences,
} from '#src/stored/notification-preferences.ts';
import { useStored } from '#src/stored/use-stored.ts';
import { allowNotifications } from './notification.ts';
import { playSound } from './sound.ts';

const { offer } = RING;

/** Asks once in each browser whether new leads ring here; what the rep chose stays to be read for this visit. */
export function RingOffer() {
  const canRing = useBackendFeatures().can('new_leads');
  const preferences = useStored(storedPreferences);
  const isDeclined = useStored(ringDeclined);
  const [chosen, setChosen] = useState<'on' | 'silent' | 'declined' | null>(null);
  const [failed, setFailed] = useState(false);
  if (!canRing || ((preferences !== null || isDeclined) && chosen === null)) return null;

  async function turnOn() {
    const isStored = storedPreferences.write({
      ...DEFAULT_PREFERENCES,
      newLeads: true,
      pushNotifications: true,
    });
    setFailed(!isStored);
    const isHeard = playSound('normal');
    // At once: the browser asks only while it is a tap that asks.
    void allowNotifications();
    setChosen((await isHeard) ? 'on' : 'silent');
  }

  return (
    <section aria-labelledby="ring-offer" className="rounded-2xl border border-line bg-white p-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <BellRing aria-hidden="true" className="size-6 shrink-0 text-tarp-700" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="ring-offer" className="font-sans text-base leading-snug font-semibold text-navy-900">
            {offer.title}
          </h2>
          {chosen === null ? (
            <p className="text-sm text-slate-600">{offer.text}</p>
          ) : (
            <p ref={takeFocus} tabIndex={-1} role="status" className="text-sm text-slate-600 outline-none">
              {chosen === 'on' ? offer.isOn : chosen === 'silent' ? offer.isSilent : offer.declined}
            </p>
          )}
        </div>
        {chosen === null ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={turnOn}>{offer.turnOn}</Button>
            <Button
              look="outline"
              onClick={() => {
                ringDeclined.write(true);
                setChosen('declined');
              }}
            >
              {offer.notNow}
            </Button>
          </div>
        ) : (
          <Link to={paths.rep.notifications} className={loneLinkClass}>
            {offer.settings}
          </Link>
        )}
      </div>
      <Alert kind="warning" className="mt-3">
        {failed && (
          <>
            {NOTIFICATIONS.failed} {NOTIFICATIONS.failedHint}
          </>
        )}
      </Alert>
    </section>
  );
}
