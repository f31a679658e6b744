import { readDay } from '#backend/core/visits/day-visits.ts';
import { answerOnly } from '#backend/core/writes.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { type DayVisits, listVisitsAction } from '#contract/actions/manager/visits.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { escapeHtml, textElement } from '#contract/html.ts';
import { dayTitle, isPlanned, numberedStops, stopLines } from '#contract/visits/day-sheet.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { say } from './menu.ts';

const TITLE = "Tomorrow's visits";

/** Of the dialog, in pixels: as wide as Letter paper. */
const SIZE = { width: 816, height: 640 };

/** Shows the visits of tomorrow as a page to print. */
export function printTomorrowsVisits(google: Google) {
  const { run, settings, store } = createRunner(google);
  // The version that takes bookings may still be one without visits, so they must not be added here.
  if (store().lacksVisits()) return say(google, TITLE, NO_VISITS_TAB);
  const day = addDays(easternDay(Date.now()), 1);
  const { answer } = run(function* (_settings, context) {
    return answerOnly({ ok: true, ...(yield* readDay(day, context)) });
  });
  const html = toPage(settings.company.name, day, listVisitsAction.answer.parse(answer));
  const page = google.HtmlService.createHtmlOutput(html).setWidth(SIZE.width).setHeight(SIZE.height);
  google.SpreadsheetApp.getUi().showModalDialog(page, TITLE);
}

/** What the owner reads where only the tab Visits is missing. */
export const NO_VISITS_TAB =
  'This sheet is from a version without the tab Visits. The first booking or visit that the new version gets adds the tab: publish that version first (Deploy, Manage deployments).';

/** Black on white. A stop stays on one page, unless it is longer than one. */
const STYLES = `
@page { size: letter; margin: 0.6in; }
body { margin: 16px; background: #fff; color: #000; font: 15px/1.35 Arial, Helvetica, sans-serif; overflow-wrap: anywhere; }
h1, h2, p, ol { margin: 0; padding: 0; }
h1 { font-size: 1.5em; }
h2 { margin-top: 1.2em; border-bottom: 2px solid #000; font-size: 1.15em; break-after: avoid; }
ol { list-style: none; }
li { padding: 0.6em 0; border-bottom: 1px solid #000; break-inside: avoid; }
li p { white-space: pre-line; }
li p:first-child { font-weight: bold; }
li p:last-child { margin-top: 0.6em; white-space: pre-wrap; }
.note { margin-top: 1.2em; }
button { float: right; padding: 0.5em 1.5em; font: inherit; }
@media print { body { margin: 0; font-size: 10.5pt; } button { display: none; } }
`;

/** The visits of a day (`yyyy-mm-dd`) that stand, as an HTML document. */
function toPage(company: string, day: string, { visits, more, toAgree, moreToAgree }: DayVisits): string {
  const planned = visits.filter(isPlanned);
  const title = dayTitle(day);
  const notes = [
    planned.length === 0 && `${DAY_WORDS.none}.`,
    more && `These are ${planned.length} of them: there are more.`,
    waitingInWords(toAgree.length, moreToAgree),
  ];
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    textElement('title', title),
    `<style>${STYLES}</style></head><body>`,
    planned.length > 0 && '<button type="button" onclick="window.print()">Print</button>',
    textElement('p', company),
    textElement('h1', title),
    planned.length > 0 && textElement('p', DAY_WORDS.count(planned.length)),
    ...numberedStops(visits).map(({ title: period, stops }) =>
      [
        textElement('h2', period),
        '<ol>',
        ...stops.map(({ visit, number }) => {
          const [first, ...rest] = stopLines(visit);
          const lines = [`${number}. ${first}`, ...rest, DAY_WORDS.doneHere];
          return `<li>${lines.map((line) => textElement('p', line)).join('')}</li>`;
        }),
        '</ol>',
      ].join('\n'),
    ),
    ...notes.map((note) => note && `<p class="note">${escapeHtml(note)}</p>`),
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}

function waitingInWords(count: number, more: boolean): string {
  if (count === 0) return '';
  return count === 1
    ? '1 visit still has no time.'
    : `${more ? `More than ${count}` : count} visits still have no time.`;
}
