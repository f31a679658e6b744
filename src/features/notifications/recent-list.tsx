import { type Bell, CalendarCheck, Clock, RefreshCw, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
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
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent">{NOTIFICATIONS.recent}</h2>
        <TextButton disabled={isRead} onClick={() => setRead(true)}>
          {NOTIFICATIONS.markAll}
        </TextButton>
      </div>
      <p className="text-sm text-slate-700">{NOTIFICATIONS.samples}</p>
      <p role="status" className="sr-only">
        {isRead && NOTIFICATIONS.allRead}
      </p>
      <ul className="ruled mt-3">
        {RECENT_NOTIFICATIONS.map(({ id, kind, title, text, when }) => {
          const Icon = ICONS[kind];
          return (
            <li key={id} className="flex gap-4 py-4 max-xs:gap-2">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-slate-600" />
              <div className="min-w-0 flex-1">
                <p className={`text-navy-900 ${isRead ? '' : 'font-semibold'}`}>{title}</p>
                <p className="text-slate-700">{text}</p>
                <p className="flex flex-wrap gap-x-4 text-sm text-slate-600">
                  <span>{NOTIFICATIONS.sample(when)}</span>
                  {!isRead && <span>{NOTIFICATIONS.unread}</span>}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
