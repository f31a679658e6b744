import { getMessage } from '#backend/core/fault-text.ts';
import { hasClock } from '#backend/hosts/apps-script/clock.ts';
import { findEmptySettings, readCompany, settingsTab } from '#backend/hosts/apps-script/company.ts';
import type { Google, OwnedSpreadsheet } from '#backend/hosts/apps-script/google.ts';
import { mayLeave } from '#backend/hosts/apps-script/messages.ts';
import { findWrongPepper } from '#backend/hosts/apps-script/pepper-check.ts';
import { areFoldersThere } from '#backend/hosts/apps-script/photo-files.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { readSecrets } from '#backend/hosts/apps-script/secrets.ts';
import { countLeads, SHEET_CAPACITY, whyTooLarge } from '#backend/hosts/apps-script/sheet-capacity.ts';
import { findSettingErrors } from '#backend/stores/sheets/owner-settings.ts';
import { Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { ERRORS_TAB, REPS } from '#backend/stores/sheets/tabs/tabs.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { say } from './menu.ts';
import { findMissingTabs } from './set-up-tabs.ts';

interface Finding {
  isRight: boolean;
  /** What to do, or, when all is right, what else to know. */
  lines: string[];
}

const right = (...lines: string[]): Finding => ({ isRight: true, lines });
const wrong = (...lines: string[]): Finding => ({ isRight: false, lines });

/** Returns the lines of one check, with the marks of `npm run doctor`. */
function toLines(title: string, find: () => Finding): string {
  let finding: Finding;
  try {
    finding = find();
  } catch (fault) {
    finding = wrong(getMessage(fault));
  }
  const { isRight, lines } = finding;
  return [`${isRight ? '[x]' : '[ ]'} ${title}`, ...lines.map((line) => `      ${line}`)].join('\n');
}

/**
 * Shows the owner what nobody can see from outside the sheet. Changes nothing, but for numbers that belong on
 * the do-not-call list.
 */
export function checkSheet(google: Google): void {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  say(
    google,
    'Check this sheet',
    [
      toLines('Every tab, heading and secret is there', () => checkTabs(google, spreadsheet)),
      toLines('The tab Settings is filled in', () => checkSettings(spreadsheet)),
      toLines('A manager can sign in', () => checkManagers(spreadsheet)),
      toLines('Nobody with DO NOT CALL can be called', () => checkDoNotCall(google)),
      toLines('Email can be sent today', () => checkQuota(google)),
      toLines('No email and no event waits', () => checkMessages(google)),
      toLines('The folders for photos are in Google Drive', () => checkFolders(google)),
      toLines('The sheet is large enough for the work', () => checkSize(google, spreadsheet)),
      toLines('Errors has no line of the last 24 hours', () => checkErrors(spreadsheet, Date.now())),
      'What the site sees of this sheet, npm run doctor checks.',
    ].join('\n'),
  );
}

function checkTabs(google: Google, spreadsheet: OwnedSpreadsheet): Finding {
  const missing = findMissingTabs(spreadsheet);
  if (missing.length > 0) return wrong(`Missing: ${missing.join(', ')}. Choose Set up this sheet.`);
  const wrongPepper = findWrongPepper(google);
  if (wrongPepper !== '') return wrong(wrongPepper);
  readSecrets(google.PropertiesService.getScriptProperties());
  return right();
}

function checkSettings(spreadsheet: OwnedSpreadsheet): Finding {
  const rows = settingsTab(spreadsheet)
    .all()
    .map(({ row }) => row);
  const empty = findEmptySettings(rows);
  if (empty.length > 0) return wrong(`Empty: ${empty.join(', ')}.`);
  const unreadable = findSettingErrors(rows);
  if (unreadable.length > 0) return wrong(...unreadable);
  const { siteUrl } = readCompany(rows);
  return /^https:\/\/[^/\s]+$/.test(siteUrl)
    ? right()
    : wrong('Site address must be like https://www.example.com: the links in email begin with it.');
}

function checkManagers(spreadsheet: OwnedSpreadsheet): Finding {
  const managers = new Tab(spreadsheet, REPS, () => {}).all().filter(({ row }) => row.role === 'manager');
  if (managers.some(({ row }) => row.state === 'active')) return right();
  return managers.some(({ row }) => row.state === 'approved')
    ? wrong('A manager is approved, but has not signed in yet with the link in the email.')
    : wrong('Request an account on the site, then choose Approve the selected rep as a manager.');
}

function checkDoNotCall(google: Google): Finding {
  const { store, suppressMarked } = createRunner(google);
  const faults = store().listFaults();
  const added = suppressMarked(Date.now());
  const found =
    added === 0
      ? []
      : [
          `${added} ${added === 1 ? 'lead was' : 'leads were'} set to DO NOT CALL by hand: the numbers are in Suppressed now.`,
        ];
  const lines = faults.map(({ tab, row, reason }) => `${tab}, row ${row}: ${reason}.`);
  return lines.length === 0 ? right(...found) : wrong(...lines, ...found);
}

function checkQuota({ MailApp }: Google): Finding {
  const left = MailApp.getRemainingDailyQuota();
  if (mayLeave('homeowner', left)) return right(`${left} are left for today.`);
  const rest = `${left} are left for today`;
  if (mayLeave('company', left)) return wrong(`${rest}: those to homeowners wait for tomorrow.`);
  return mayLeave('account', left)
    ? wrong(`${rest}: only those to reps are sent, the others wait for tomorrow.`)
    : wrong(`${rest}: only those that a manager sends to reps are sent, the others wait for tomorrow.`);
}

/** Messages to count. */
const COUNTED = 999;

function checkMessages(google: Google): Finding {
  const { webhook } = readSecrets(google.PropertiesService.getScriptProperties());
  if (webhook && !webhook.url.startsWith('https://')) return wrong('WEBHOOK_URL must begin with https://.');
  if (webhook?.secret === '') return wrong('WEBHOOK_URL needs a WEBHOOK_SECRET, which signs each call.');
  if (!hasClock(google)) return wrong('Nothing sends what waits. Choose Set up this sheet.');
  const { count } = createRunner(google).store().read('failedMessages', { limit: COUNTED });
  const told = webhook ? [`The webhook is ${webhook.url.split('/')[2]}.`] : [];
  return count === 0
    ? right(...told)
    : wrong(`${count} waiting. The tab Messages says why; they are tried again.`, ...told);
}

const checkFolders = (google: Google): Finding =>
  areFoldersThere(google) ? right() : wrong('Photos cannot be stored. Choose Set up this sheet.');

function checkSize(google: Google, spreadsheet: OwnedSpreadsheet): Finding {
  const reasons = whyTooLarge(google, spreadsheet);
  const [leads, most] = [countLeads(spreadsheet), SHEET_CAPACITY.leads].map((count) =>
    count.toLocaleString('en-US'),
  );
  return reasons.length > 0 ? wrong(...reasons) : right(`${leads} leads. From ${most} on, think of moving.`);
}

const WHEN = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

function checkErrors(spreadsheet: OwnedSpreadsheet, nowMs: number): Finding {
  const since = new Date(nowMs - DAY_MS).toISOString();
  const lines = new Tab(spreadsheet, ERRORS_TAB, () => {}).part(['at', 'place', 'reason']);
  const late = lines.map(({ row }) => row).filter(({ at }) => at >= since);
  const newest = late.reduce((last, row) => (row.at >= last.at ? row : last), {
    at: '',
    place: '',
    reason: '',
  });
  if (newest.at === '') return right();
  return wrong(
    `${late.length}, the newest at ${formatEasternTime(newest.at, WHEN)}: ${newest.place}: ${newest.reason}`,
  );
}
