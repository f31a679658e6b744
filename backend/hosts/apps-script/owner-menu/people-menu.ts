import { erasePerson } from '#backend/core/people/erase-person.ts';
import { readWho } from '#backend/core/people/find-person.ts';
import { readPerson } from '#backend/core/people/show-person.ts';
import type { Plan } from '#backend/core/plan.ts';
import { answerOnly } from '#backend/core/writes.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import type { SheetsStore } from '#backend/stores/sheets/store.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import { AUDIT, REPS, SUPPRESSED } from '#backend/stores/sheets/tabs/tabs.ts';
import { erasePersonAction, type Person, showPersonAction } from '#contract/actions/manager/people.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { COUNTS } from '#contract/limits.ts';
import { countContent, countVisitsAhead, withLeads } from '#contract/people/chosen-leads.ts';
import { toPersonFile } from '#contract/people/person-file.ts';
import {
  contactLine,
  contentLine,
  nameOfLead,
  nameOfPerson,
  numberLine,
} from '#contract/people/person-words.ts';
import { formatPhone } from '#contract/phone.ts';
import { PERSON_WORDS } from '#contract/words/person.ts';
import { say } from './menu.ts';
import { NO_VISITS_TAB } from './print-menu.ts';

/** Google takes no file of more than 50 MB, and a photo has up to 0.7 MB in it. */
const MOST_PHOTOS = 60;

/** Photos to read together: each is some megabytes in the script's memory. */
const PHOTOS_AT_ONCE = 20;

interface Found {
  runner: ReturnType<typeof createRunner>;
  person: Person;
  /** As the owner has typed it. */
  typed: string;
  phoneKeys: readonly string[];
  emails: readonly string[];
}

/** Shows the leads of a person and what goes with each. */
export function showPersonsData(google: Google): void {
  const title = "A person's data";
  const found = ask(google, title);
  if (!found) return;
  const { leads, numbers } = found.person;
  const lines = leads.length === 0 ? [nobodyHas(found.typed)] : [PERSON_WORDS.erased(countContent(leads))];
  say(google, title, [...lines, ...leadLines(found.person), ...numbers.map(numberLine)].join('\n\n'));
}

/** Saves all that is kept about a person as a file in the owner's Google Drive, which nobody else can open. */
export function savePersonsData(google: Google): void {
  const title = "Save a person's data";
  const found = ask(google, title);
  if (!found) return;
  if (found.person.leads.length > 0) save(google, title, found);
  else say(google, title, nobodyHas(found.typed));
}

function save(google: Google, title: string, found: Found): void {
  const chosen = choose(google, title, found);
  if (!chosen) return;
  const { store, settings } = chosen.runner;
  const all = chosen.person.leads.flatMap((lead) => lead.photos.map(({ photoId }) => photoId));
  const photos = readPhotos(store(), all.slice(0, MOST_PHOTOS));
  const leads = chosen.person.leads.map((lead) => ({
    ...lead,
    photos: lead.photos.filter(({ photoId }) => photos.has(photoId)),
  }));
  const company = settings.company.name;
  const html = toPersonFile({ ...chosen.person, leads }, { company, photos, nowMs: Date.now() });
  const name = `${PERSON_WORDS.title(company, nameOfPerson(chosen.person))}.html`;
  const mimeType = 'text/html';
  const content = google.Utilities.newBlob(html, mimeType, name);
  google.Drive.Files.create({ name, mimeType }, content, { fields: 'id' });
  const unread = [...photos.values()].filter((image) => image === '').length;
  const lines = [
    `"${name}" is in your Google Drive now, under My Drive. It holds private data and is not shared with anybody: send it to the person, then delete it, also from the trash.`,
    unread > 0 &&
      `Photos that it lacks, because their files are gone or Google Drive does not give them now: ${unread}.`,
    all.length > photos.size &&
      `It has ${photos.size} of ${all.length} photos. The tab Photos has links to the others.`,
    found.person.more && NEWEST,
  ];
  say(google, title, lines.filter(Boolean).join('\n\n'));
}

/** Returns the photos by their ids, an empty text for one that cannot be read. */
function readPhotos({ read }: Pick<SheetsStore, 'read'>, photoIds: readonly string[]): Map<string, string> {
  const photos = new Map<string, string>();
  for (let start = 0; start < photoIds.length; start += PHOTOS_AT_ONCE) {
    const part = photoIds.slice(start, start + PHOTOS_AT_ONCE);
    const images = read('photoImages', { photoIds: part, image: 'photo' });
    for (const [index, photoId] of part.entries()) photos.set(photoId, images[index] ?? '');
  }
  return photos;
}

/** Erases what is kept about a person, once the owner has read what that is and has agreed. */
export function erasePersonsData(google: Google): void {
  const title = "Erase a person's data";
  const ui = google.SpreadsheetApp.getUi();
  const found = ask(google, title);
  const chosen = found && choose(google, title, found);
  if (!chosen) return;
  const { runner, person, typed, phoneKeys, emails } = chosen;
  const { leads, numbers } = person;
  const what =
    leads.length === 0
      ? [
          `${nobodyHas(typed)} What else is kept about it goes: ${OF_NO_LEAD[emails.length > 0 ? 'email' : 'phone']}.`,
        ]
      : [`This goes, with its history and emails: ${PERSON_WORDS.erased(countContent(leads))}.`];
  const question = [...what, ...leadLines(person), ...warnings(person), "This can't be undone. Erase it?"];
  if (ui.alert(title, question.join('\n\n'), ui.ButtonSet.YES_NO) !== ui.Button.YES) return;
  const erasure = { leadIds: leads.map(({ lead }) => lead.leadId), phoneKeys, emails, by: '' };
  const { answer } = runner.run((_settings, context) => erasePerson(erasure, context));
  const erased = erasePersonAction.answer.parse(answer);
  const tabs = findTabs(
    google,
    numbers.map(({ key }) => key),
    [...new Set([...emails, ...leads.map(({ lead }) => lead.email.trim()).filter(Boolean)])],
  );
  const lines = [
    leads.length === 0 ? 'What was kept about it is erased.' : `Erased: ${PERSON_WORDS.erased(erased)}.`,
    tabs.length > 0 &&
      `These tabs still have the number or the address: ${tabs.join(', ')}. Delete it there by hand.${tabs.includes(LEADS.name) ? IN_LEADS : ''}`,
    `This script does not reach: ${outOfReach(runner.settings.hasWebhook).join('; ')}.`,
    person.more && `${NEWEST} Choose this item again for the others.`,
  ];
  say(google, title, lines.filter(Boolean).join('\n\n'));
}

const NEWEST = `There are more than ${COUNTS.leadsOfPerson} leads: these are the newest.`;

/** What may be kept about an address or a number that no lead has. */
const OF_NO_LEAD = {
  email: 'emails to it, and those of the contact form from it',
  phone: 'when it was called, and messages of the contact form with it',
} as const;

const nobodyHas = (typed: string): string => `No lead has ${typed}.`;

/** The leads, one line each, numbered. */
const leadLines = ({ leads, more }: Person): string[] => [
  ...leads.map((lead, index) => {
    const facts = [nameOfLead(lead), !lead.isSameName && 'another name', contactLine(lead)];
    return `${index + 1}. ${facts.filter(Boolean).join(', ')}. ${contentLine(lead)}`;
  }),
  ...(more ? [NEWEST] : []),
];

/** Asks whom it is about. Null if nothing was typed, or the owner was told why nobody can be looked for. */
function ask(google: Google, title: string): Found | null {
  const typed = type(google, title, 'Phone number or email address');
  if (typed === '') return null;
  const who = readWho(typed);
  if (!who) {
    say(google, title, 'Type a whole phone number or an email address.');
    return null;
  }
  const runner = createRunner(google);
  if (runner.store().lacksVisits()) {
    say(google, title, NO_VISITS_TAB);
    return null;
  }
  return { runner, typed, ...who, person: run(runner, () => readPerson(who)) };
}

/** Returns what the owner types; empty if they end the dialog. */
function type(google: Google, title: string, text: string): string {
  const ui = google.SpreadsheetApp.getUi();
  const prompt = ui.prompt(title, text, ui.ButtonSet.OK_CANCEL);
  return prompt.getSelectedButton() === ui.Button.OK ? prompt.getResponseText().trim() : '';
}

/** Runs a plan that changes nothing. What the owner has just marked DO NOT CALL is on the list before it. */
function run({ run: decide }: Found['runner'], plan: () => Plan<Person>): Person {
  const { answer } = decide(function* () {
    return answerOnly({ ok: true, ...(yield* plan()) });
  });
  return showPersonAction.answer.parse(answer);
}

/** Asks which of the leads are meant if they have several names. Null if the owner does not say. */
function choose(google: Google, title: string, found: Found): Found | null {
  const { leads, more } = found.person;
  if (!more && leads.every(({ isSameName }) => isSameName)) return found;
  const why = more ? 'Many leads share this' : 'Some have another name';
  const question = `${why}. Which? Type their numbers, such as 1, 3, or all.`;
  const typed = type(google, title, [...leadLines(found.person), question].join('\n\n'));
  if (typed === '') return null;
  const places = typed.toLowerCase() === 'all' ? leads.map((_lead, index) => index + 1) : toNumbers(typed);
  const leadIds = places.map((place) => leads[place - 1]?.lead.leadId ?? '');
  if (leadIds.length === 0 || leadIds.includes('')) {
    say(google, title, `Type numbers from 1 to ${leads.length}, or all.`);
    return null;
  }
  // What was typed is another person's too unless all are meant.
  const isAll = leads.every(({ lead }) => leadIds.includes(lead.leadId));
  const { phoneKeys, emails } = isAll ? found : { phoneKeys: [], emails: [] };
  const person = withLeads(found.person, ({ lead }) => leadIds.includes(lead.leadId));
  return { ...found, phoneKeys, emails, person };
}

const toNumbers = (typed: string): number[] =>
  typed
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map(Number);

/** What the owner may want to do before a person is erased. */
function warnings({ leads, numbers }: Person): string[] {
  const ahead = countVisitsAhead(leads, easternDay(Date.now()));
  return [
    ...(ahead > 0 ? [PERSON_WORDS.visitsAhead(ahead)] : []),
    ...numbers.map(({ key, listed }) =>
      listed
        ? `${formatPhone(key)} stays on the do-not-call list.`
        : `${formatPhone(key)} is not on the do-not-call list: a list that you import later could bring it back.`,
    ),
  ];
}

/** Where a person's data may be besides. Google has no way to take anything out of the version history. */
const outOfReach = (hasWebhook: boolean): string[] => [
  'emails in Gmail',
  'downloaded lists',
  "files made with Save a person's data",
  'copies of this spreadsheet',
  'its earlier versions (File, Version history), which only a new copy of it is without',
  ...(hasWebhook ? ['what the program behind the webhook keeps'] : []),
];

const IN_LEADS =
  ' In Leads it is in a row of another lead, or in one that cannot be read: the tab Errors says why.';

/** Where a number or an address may stay: on the do-not-call list, in its proof, and as an account of the company. */
const KEEPING_TABS = [SUPPRESSED.name, AUDIT.name, REPS.name];

/** Names the tabs in which one of these numbers or addresses stands and must not, however it is written. */
function findTabs({ SpreadsheetApp }: Google, keys: readonly string[], emails: readonly string[]): string[] {
  const wanted = [
    ...keys.map((key) => ({ text: toPattern(key), isPattern: true })),
    ...emails.map((text) => ({ text, isPattern: false })),
  ];
  return SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .filter((sheet) => sheet.getType() === SpreadsheetApp.SheetType.GRID && sheet.getLastRow() > 0)
    .filter((sheet) => !KEEPING_TABS.includes(sheet.getName()))
    .filter((sheet) => {
      const cells = sheet.getRange(1, 1, sheet.getLastRow(), sheet.getLastColumn());
      const has = ({ text, isPattern }: (typeof wanted)[number]) =>
        cells.createTextFinder(text).useRegularExpression(isPattern).findAll().length > 0;
      return wanted.some(has);
    })
    .map((sheet) => sheet.getName());
}

/** A pattern of a number's digits, with signs between them but without the country code of ours. */
const toPattern = (key: string): string =>
  key
    .replace(/^(?:\+|1(?=\d{10}$))/, '')
    .split('')
    .join('[^0-9]{0,3}');
