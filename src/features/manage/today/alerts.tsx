import { Link } from 'react-router-dom';
import type { CompanyToday } from '#contract/actions/manager/show-today.ts';
import { ALERTS, type AlertName, alertSince, CALL_NOW } from '#contract/words/alerts.ts';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { COMPANY_TODAY } from '#src/content/rep/company-today.ts';
import { easternShortTime } from '#src/features/manage/eastern-date.ts';
import { FROM_LIST } from '#src/features/manage/find/record-link.ts';
import { useCountedLink } from './counted-link.ts';
import { waitOf } from './wait-of.ts';

/**
 * What has to be looked after, each with what to do. The homeowners who wait are counted here, and not once more
 * below.
 */
export function Alerts({ today: { alerts, at, newBookings } }: { today: CompanyToday }) {
  const linkTo = useCountedLink();
  const places: Partial<Record<AlertName, string | undefined>> = {
    bookingWaits: linkTo(newBookings.count, 'newBookings'),
    messagesRefused: '?view=messages&show=unsent',
  };
  return (
    <ul className="grid gap-3 not-empty:mb-5">
      {alerts.map(({ name, since }) => {
        const { title, whatToDo } = ALERTS[name];
        const to = places[name];
        const isCounted = name === 'bookingWaits' && newBookings.count > 0;
        return (
          <li key={name}>
            <Alert kind="warning">
              <h3 className="text-lg leading-snug">
                {isCounted ? COMPANY_TODAY.waiting(newBookings, waitOf(newBookings, at)) : title}
              </h3>
              <p className="mt-1 font-normal">
                {isCounted
                  ? CALL_NOW
                  : [alertSince(name, since && easternShortTime(since, Date.parse(at))), whatToDo]
                      .filter(Boolean)
                      .join(' ')}
              </p>
              {to && (
                <Link
                  to={to}
                  state={FROM_LIST}
                  preventScrollReset
                  className={isCounted ? buttonClass('main', 'mt-2') : loneLinkClass}
                >
                  {isCounted ? COMPANY_TODAY.showAll(newBookings) : COMPANY_TODAY.alertList}
                </Link>
              )}
            </Alert>
          </li>
        );
      })}
    </ul>
  );
}
