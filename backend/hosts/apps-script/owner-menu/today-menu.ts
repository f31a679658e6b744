import { isArchived } from '#backend/core/leads/batches.ts';
import { runPlan } from '#backend/core/plan.ts';
import { getCompanyToday } from '#backend/core/today/company-today.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { whyTooLarge } from '#backend/hosts/apps-script/sheet-capacity.ts';
import type { Overdue, Tally, TodayAlert, Waiting, Work } from '#contract/actions/manager/show-today.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { ALERTS, alertSince } from '#contract/words/alerts.ts';
import { TODAY_NAMES } from '#contract/words/today.ts';
import { say } from './menu.ts';

/** Shows the numbers of the manager's page (`show_today`), and the open leads of each batch on offer. */
export function showToday(google: Google): void {
  const { store, settings } = createRunner(google);
  const { read } = store();
  const today = runPlan(getCompanyToday(settings, Date.now()), { read, pinHash: () => '' });
  const offered = read('batches', {}).filter((batch) => !isArchived(batch));
  const reasons = whyTooLarge(google, google.SpreadsheetApp.getActiveSpreadsheet());
  const days = today.days.slice().reverse();
  say(
    google,
    'Today',
    [
      ...today.alerts.map((alert) => alertLines(alert, reasons)),
      [
        `${TODAY_NAMES.newBookings}: ${waiting(today.newBookings)}`,
        `${TODAY_NAMES.overdueCallbacks}: ${waiting(today.overdueCallbacks)}${whoMayCall(today.overdueCallbacks)}`,
        `${TODAY_NAMES.heldLeads}: ${number(today.heldLeads)}`,
        `${TODAY_NAMES.accountRequests}: ${number(today.accountRequests)}`,
        `${TODAY_NAMES.lockedAccounts}: ${number(today.lockedAccounts)}`,
        ...(today.unsentMessages ? [`${TODAY_NAMES.unsentMessages}: ${waiting(today.unsentMessages)}`] : []),
      ].join('\n'),
      list(
        'Calls and appointments today',
        today.reps.map(({ name, email, today: work }) => `${name || email}: ${inWords(work)}`),
      ),
      list(
        'Last 7 days',
        days.map((day) => `${formatDay(day.day, DAY)}: ${count(day.bookings, 'booking')}, ${inWords(day)}`),
      ),
      list(
        'Open leads',
        offered.map(({ name, countOpen, countTotal }) => `${name}: ${countOpen} of ${countTotal}`),
      ),
    ].join('\n\n'),
  );
}

/** @param reasons why the sheet has become too small */
function alertLines({ name, since }: TodayAlert, reasons: readonly string[]): string {
  const { title, whatToDo } = ALERTS[name];
  const when = alertSince(name, since && formatEasternTime(since, SINCE));
  const lines = name === 'sheetOutgrown' ? reasons : [whatToDo];
  return [`${title}. ${when}`.trimEnd(), ...lines.map((line) => `  ${line}`)].join('\n');
}

const number = ({ count: counted, more }: Tally): string => (more ? `more than ${counted}` : String(counted));

const waiting = (tally: Waiting): string =>
  tally.oldestAt === ''
    ? number(tally)
    : `${number(tally)}, the oldest since ${formatEasternTime(tally.oldestAt, SINCE)}`;

const whoMayCall = ({ kept = 0 }: Overdue): string =>
  kept === 0 ? '' : `, ${kept} of them kept for one rep until they are a day late`;

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const SINCE = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`;

const inWords = ({ calls, appointments }: Work): string =>
  `${count(calls, 'call')}, ${count(appointments, 'appointment')}`;

const list = (title: string, lines: readonly string[]): string =>
  [`${title}:`, ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`)].join('\n');
