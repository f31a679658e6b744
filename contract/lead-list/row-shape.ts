import { isMultiline, LEAD_FIELD_NAMES, type LeadField } from '#contract/lead/lead-fields.ts';
import { isLeadStatus, normalizeStatus, saysDoNotCall } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { readPhones } from '#contract/phone.ts';
import { phoneKeys } from '#contract/phone-keys.ts';
import { toOneLine } from '#contract/text.ts';
import { COLUMN_LABELS, nameInTheList } from '#contract/words/lead-list.ts';
import type { ColumnMapping, ImportColumn } from './columns.ts';
import { type RowColumn, saysNo, saysYes } from './import-row.ts';
import { readListedName } from './listed-name.ts';
import { findFlaggedPhone } from './titles.ts';

/** How to send rows: the columns in order, and a function that makes their cells of a row of the list. */
export interface RowShape {
  columns: RowColumn[];
  toCells: (cells: readonly string[]) => string[];
}

/** Between several numbers of a lead. */
const BETWEEN = ' / ';

/** The cells of one row by what their columns are. */
interface Row {
  /** The first cell of these columns; empty without such a column. */
  one: (column: ImportColumn) => string;
  /** The cells of these columns that are not empty, with their titles. */
  all: (column: ImportColumn) => { title: string; text: string; index: number }[];
  /** Whether a column says that the number in this phone column may not be called. */
  isFlagged: (phone: number) => boolean;
}

type Made = Partial<Record<RowColumn, string>>;

/**
 * How to send the rows of a list with these columns. Each cell is trimmed and made one line unless its field
 * has several: a list often has a line break inside an address. What has no field is kept in the notes.
 * @param titles of all columns
 */
export function toRowShape(mapping: ColumnMapping, titles: readonly string[]): RowShape {
  const places = new Map<ImportColumn, number[]>();
  mapping.forEach((column, index) => {
    if (column) places.set(column, [...(places.get(column) ?? []), index]);
  });
  const flagsOf = new Map<number, number[]>();
  for (const flag of places.get('phoneDoNotCall') ?? []) {
    const phone = findFlaggedPhone(titles, mapping, flag);
    flagsOf.set(phone, [...(flagsOf.get(phone) ?? []), flag]);
  }
  const has = (...columns: ImportColumn[]) => columns.some((column) => places.has(column));
  const isSeveral = (column: ImportColumn) => (places.get(column)?.length ?? 0) > 1;
  /** What is made of more than one cell. */
  const makers: ((row: Row, kept: string[]) => Made)[] = [];
  if (has('fullName', 'company')) makers.push((row, kept) => getNames(mapping, row, kept));
  if (has('phone')) makers.push(isSeveral('phone') || has(...FLAGS) ? getPhones : getPhone);
  if (has('houseNumber', 'addressLine2')) {
    makers.push((row) => ({ address: joined(ADDRESS.map(row.one), ' ') }));
  }
  if (isSeveral('email')) {
    makers.push((row) => ({
      email: joined(
        row.all('email').map(({ text }) => text),
        '; ',
      ),
    }));
  }
  if (isSeveral('status')) makers.push(getStatus);
  const columns = getColumns(mapping);
  const single = columns.map((column) => (column === 'doNotCall' ? -1 : (places.get(column)?.[0] ?? -1)));
  return {
    columns,
    toCells(cells) {
      const cell = (column: string, index: number) =>
        (isMultiline(column) ? (cells[index] ?? '') : toOneLine(cells[index] ?? '')).trim();
      const row: Row = {
        one: (column) => cell(column, places.get(column)?.[0] ?? -1),
        all: (column) =>
          (places.get(column) ?? [])
            .map((index) => ({ title: titles[index] ?? '', text: cell(column, index), index }))
            .filter(({ text }) => text !== ''),
        isFlagged: (phone) =>
          (flagsOf.get(phone) ?? []).some(
            (flag) => saysYes(cells[flag] ?? '') && !hasNumber(cells[flag] ?? ''),
          ),
      };
      const kept: string[] = [];
      const made: Made = {};
      for (const make of makers) Object.assign(made, make(row, kept));
      if (isSeveral('notes') || kept.length > 0) made.notes = joined([...getNotes(row), ...kept], '\n');
      return columns.map((column, place) => made[column] ?? cell(column, single[place] ?? -1));
    },
  };
}

const FLAGS = ['phoneDoNotCall', 'doNotCall', 'mayCall'] as const;

const joined = (texts: readonly string[], between: string): string =>
  texts.filter((text) => text !== '').join(between);

const ADDRESS = ['houseNumber', 'address', 'addressLine2'] as const;

/**
 * The columns to send, in the order of the fields. Some are always sent: notes, for what has no other field,
 * and what the list says about calls.
 */
function getColumns(mapping: ColumnMapping): RowColumn[] {
  const has = (...columns: ImportColumn[]) => columns.some((column) => mapping.includes(column));
  const isSent = (field: LeadField) =>
    has(field) ||
    field === 'notes' ||
    (['firstName', 'lastName'].includes(field) && has('fullName')) ||
    (field === 'lastName' && has('company')) ||
    (field === 'address' && has(...ADDRESS));
  const columns: RowColumn[] = LEAD_FIELD_NAMES.filter(isSent);
  // A person who may not be called has a status, and a number one of these columns.
  if (has('phone')) columns.push('status', 'doNotCall');
  if (has('callback')) columns.push('callback');
  return columns;
}

function getNames(mapping: ColumnMapping, row: Row, kept: string[]): Made {
  const whole = row.one('fullName');
  let [firstName, lastName] = [row.one('firstName'), row.one('lastName')];
  const [hasFirst, hasLast] = [mapping.includes('firstName'), mapping.includes('lastName')];
  if (hasFirst && !hasLast) lastName = whole;
  else if (hasLast && !hasFirst) firstName = whole;
  else if (firstName === '' && lastName === '') {
    const read = readListedName(whole);
    ({ firstName, lastName } = read);
    if (read.isShorter) kept.push(nameInTheList(whole));
  }
  const company = row.one('company');
  if (firstName === '' && lastName === '') return { firstName, lastName: company };
  if (company !== '') kept.push(`${COLUMN_LABELS.company}: ${company}`);
  return { firstName, lastName };
}

/** Of several: one that says not to call, else one of ours. The others go into the notes. */
function getStatus(row: Row, kept: string[]): Made {
  const all = row.all('status').map((each) => ({ ...each, status: normalizeStatus(each.text) }));
  const chosen =
    all.find(({ status }) => status === 'DO NOT CALL') ??
    all.find(({ text }) => saysDoNotCall(text)) ??
    all.find(({ status }) => isLeadStatus(status)) ??
    all[0];
  kept.push(...all.filter((each) => each !== chosen).map(({ title, text }) => `${title}: ${text}`));
  return { status: chosen?.text ?? '' };
}

/** What the notes column says; further columns of notes with their titles. */
const getNotes = (row: Row): string[] =>
  row.all('notes').map(({ title, text }, place) => (place === 0 ? text : `${title}: ${text}`));

/** The number of the only column that has one. */
function getPhone(row: Row): Made {
  const phone = row.one('phone');
  return { phone, doNotCall: saysDoNotCall(phone) ? phone : '' };
}

/** A cell of a "do not call" column may say the number itself. */
const hasNumber = (text: string): boolean => phoneKeys(text).sure.length > 0;

/**
 * The numbers of a row: first those that may be called. If none can be dialed, what is written first.
 */
function getPhones(row: Row, kept: string[]): Made {
  const flags = row.all('doNotCall');
  const isPersonFlagged =
    flags.some(({ text }) => saysYes(text) && !hasNumber(text)) ||
    row.all('mayCall').some(({ text }) => saysNo(text));
  const phones = row.all('phone').map((phone) => ({
    ...phone,
    isFlagged: row.isFlagged(phone.index) || saysDoNotCall(phone.text),
  }));
  // Digits that are no number would say it of the whole person.
  const isOfPerson = phones.every((phone) => phone.isFlagged);
  const flagged = [
    ...phones.filter((phone) => phone.isFlagged && (isOfPerson || hasNumber(phone.text))),
    ...[...flags, ...row.all('phoneDoNotCall')].filter(({ text }) => hasNumber(text)),
  ];
  const doNotCall = isPersonFlagged
    ? 'yes'
    : joined(
        flagged.map(({ text }) => text),
        BETWEEN,
      );
  const [first, ...others] = phones;
  if (others.length === 0) return { phone: first?.text ?? '', doNotCall };
  const written = phones.map((phone) => ({ ...phone, reading: readPhones(phone.text) }));
  const readable = written.filter(({ reading }) => reading.numbers.length > 0);
  if (readable.length === 0) return { phone: first?.text ?? '', doNotCall };

  const texts: string[] = [];
  const keys = new Set<string>();
  for (const { title, text, reading } of [
    ...readable.filter((phone) => !phone.isFlagged),
    ...readable.filter((phone) => phone.isFlagged),
  ]) {
    if (reading.numbers.every(({ key }) => keys.has(key))) continue;
    for (const { key } of reading.numbers) keys.add(key);
    if ([...texts, text].join(BETWEEN).length <= LIMITS.phone) texts.push(text);
    else kept.push(`${title}: ${text}`);
  }
  for (const { title, text, reading } of written) {
    const isFiller = reading.unread.every(({ fault }) => fault === 'filler');
    if (reading.numbers.length === 0 && !isFiller) kept.push(`${title}: ${text}`);
  }
  return { phone: texts.join(BETWEEN), doNotCall };
}
