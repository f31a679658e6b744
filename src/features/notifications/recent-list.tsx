import { type Bell, CalendarCheck, Clock, RefreshCw, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Fold } from '#src/components/rep/fold.tsx';
import { TextButton } from '#src/components/rep/text-button.tsx';
import {
  NOTIFICATIONS,
  RECENT_NOTIFICATIONS,
  type SampleNotification,
} from '#src/content/rep/notifications.ts';

const ICONS: Record<SampleNotification['kind'], typeof Bell> = {
  newLeads: UserRoundPlus,
  leadUpdates: RefreshCw,
  appointments: CalendarCheck,
  deadlines: Clock,
};

/** The fixed sample list of the specification, section 9. */
export function RecentList() {
  const [isRead, setRead] = useState(false);
  return (
    <section aria-labelledby="recent">
      <Fold
        openFrom="64rem"
        className="lg:-mt-2"
        title={
          <h2 id="recent" className="text-2xl leading-tight">
            {NOTIFICATIONS.recent}
          </h2>
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-slate-700">
          <p>{NOTIFICATIONS.samples}</p>
          <TextButton disabled={isRead} onClick={() => setRead(true)}>
            {NOTIFICATIONS.markAll}
          </TextButton>
        </div>
        <p role="status" className="sr-only">
          {isRead && NOTIFICATIONS.allRead}
        </p>
        <ul className="ruled text-sm text-slate-600">
          {RECENT_NOTIFICATIONS.map(({ id, kind, title, text, when }) => {
            const Icon = ICONS[kind];
            return (
              <li key={id} className="flex gap-4 py-3 max-xs:gap-2">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                <div className="min-w-0 flex-1">
                  <p className={`text-slate-700 ${isRead ? '' : 'font-semibold'}`}>
                    {title}
                    {!isRead && (
                      <span className="ml-2 inline-block size-2 rounded-full bg-tarp-600 align-middle">
                        <span className="sr-only">{` ${NOTIFICATIONS.unread}`}</span>
                      </span>
                    )}
                  </p>
                  <p>{text}</p>
                  <p>{NOTIFICATIONS.sample(when)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Fold>
    </section>
  );
}
