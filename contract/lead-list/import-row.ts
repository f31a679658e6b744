import * as z from 'zod/mini';
import { dialablePhone, hasName, optionalEmail, optionalField } from '#contract/lead/field-rules.ts';
import { forFields, LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';
import {
  DISPOSITIONS,
  isLeadStatus,
  type LeadStatus,
  normalizeStatus,
  saysDoNotCall,
  saysNotListed,
} from '#contract/lead/status.ts';
import { tidyZip } from '#contract/lead/zip.ts';
import { DURATIONS, LIMITS } from '#contract/limits.ts';
import { type Parsed, parseRequest } from '#contract/parse.ts';
import { tidyPhone } from '#contract/phone.ts';
import { keysAsText, keysToSuppress, type PhoneKeys, phoneKeys } from '#contract/phone-keys.ts';
import { findLanguage } from '#contract/words/languages.ts';
import { COLUMN_LABELS, cutTo, inTheList } from '#contract/words/lead-list.ts';
import { readListedDay, readListedTime } from './listed-time.ts';

/** The columns of a row on the wire: the fields of a lead, and what the list says about calling it. */
export const ROW_COLUMNS = [
  ...LEAD_FIELD_NAMES,
  /** A disposition, or other words, which go into the notes. */
  'status',
  /** When a rep has promised to call again. */
  'callback',
  /** The numbers that may not be called, or a yes for all of them. */
  'doNotCall',
] as const;
export type RowColumn = (typeof ROW_COLUMNS)[number];

const NEWER_COLUMNS: readonly RowColumn[] = [
  'service',
  'apptDate',
  'apptTime',
  'status',
  'callback',
  'doNotCall',
];

/** Whether a backend without the feature `import_do_not_call` takes the column. */
export const isOlderColumn = (column: RowColumn): boolean => !NEWER_COLUMNS.includes(column);

/**
 * One row of an imported list as it is stored, after READERS have read its days. Only a phone number and a
 * name are required.
 */
const importRowSchema = z
  .object({
    ...forFields(LEAD_FIELD_NAMES, optionalField),
    phone: z.pipe(dialablePhone, z.transform(tidyPhone)),
    zip: z.pipe(optionalField('zip'), z.transform(tidyZip)),
    email: optionalEmail,
  })
  .check(hasName());

export interface ImportRow extends Record<LeadField, string> {
  /** Empty if the list does not say one. */
  status: LeadStatus | '';
  /** ISO instant; empty for none. */
  callback: string;
  /** Those of its numbers that may not be called, as text; empty for none. */
  doNotCall: string;
}

export interface RowReading {
  parsed: Parsed<ImportRow>;
  /** Cells that did not fit their field, with the name of the field: they are kept in the notes. */
  unread: string[];
  /** The keys of its numbers. */
  phone: PhoneKeys;
  /** Keys of the numbers that may not be called, also of a row that cannot be a lead. */
  noCallKeys: string[];
  /** None of its numbers may be called: the person is no lead to call. */
  isNoCall: boolean;
}

/** What cells of a "do not call" column say where it does not apply. Some lists say the kind of number. */
const NO =
  /^(?:n|no|f|false|falso|0(?:\.0+)?|[-\u2013\u2014]+|none|null|\(?blank\)?|#?n\/?a|ok|okay|ok to call|clean|clear|cleared|callable|can call|may call|safe|safe to call|allowed|valid|verified|active|good|pass|passed|unlisted|unregistered|(?:not|non)[ -](?:listed|registered|found|in list|on list|on the list)|no (?:hit|match|list)|unknown|wireless|mobile|cell|landline|land line|voip)$/i;

/** Whether the cell of a "do not call" column says so. Doubt protects the person. */
export function saysYes(cell: string): boolean {
  const words = cell.trim();
  return words !== '' && !NO.test(words) && !saysNotListed(words);
}

/** Whether the cell of a "may be called" column says no. */
export const saysNo = (cell: string): boolean =>
  /^(?:n|no|f|false|falso|0(?:\.0+)?|denied|declined|revoked|withdrawn|none|not? (?:ok|okay|allowed|permitted|callable|consent))$/i.test(
    cell.trim(),
  ) || saysDoNotCall(cell);

/** Fields that are not empty: their rules take time in a long list. */
type PartialFields = Partial<Record<LeadField, string>>;

type Reader = (cell: string) => { value: string; isAll: boolean };

const readDay: Reader = (cell) => {
  const day = readListedDay(cell);
  return { value: day ?? '', isAll: day !== null };
};

/** The first email address of a cell: `mailto:ada@home.example`, `a@home.example; b@home.example`. */
const readEmail: Reader = (cell) => {
  const [value = ''] = /[^\s<>;,|"'():]+@[^\s<>;,|"'()]+/.exec(cell) ?? [];
  return { value, isAll: value === cell.replace(/^mailto:/i, '').replace(/^<(.*)>$/, '$1') };
};

/** A name that is too long costs no lead: a trust has a date in it. Much longer ones are no names. */
const readName: Reader = (cell) => {
  const isAll = cell.length <= LIMITS.name || cell.length > 3 * LIMITS.name;
  return { value: isAll ? cell : `${cell.slice(0, LIMITS.name - 1)}\u2026`, isAll };
};

/** Of a cell that is too long, the numbers without the words, as many as fit. */
const readPhone: Reader = (cell) => {
  if (cell.length <= LIMITS.phone) return { value: cell, isAll: true };
  const { sure } = phoneKeys(cell);
  let fitting = Math.min(sure.length, LIMITS.phone / 10);
  const asText = () => keysAsText({ sure: sure.slice(0, fitting), doubtful: [] });
  while (asText().length > LIMITS.phone) fitting -= 1;
  return fitting > 0 ? { value: asText(), isAll: false } : { value: cell, isAll: true };
};

/** Other languages are none of ours. */
const readLanguage: Reader = (cell) => {
  const value = findLanguage(cell) ?? '';
  return { value, isAll: value !== '' };
};

/** How lists write a field otherwise than its own rule. Of others, what their rule refuses is not read. */
const READERS: Partial<Record<LeadField, Reader>> = {
  firstName: readName,
  lastName: readName,
  phone: readPhone,
  email: readEmail,
  mostRecentStormDate: readDay,
  dateOfLoss: readDay,
  language: readLanguage,
};

/** Without these there is no lead. */
const NEEDED: readonly LeadField[] = ['firstName', 'lastName', 'phone'];

/**
 * Reads the cells of a row. A row with a name and a number is taken: a cell that does not fit its field is
 * kept in the notes, as `Email in the list: n/a`. A row that was read once is read the same again.
 */
export function readImportRow(
  columns: readonly RowColumn[],
  cells: readonly string[],
  nowMs: number,
): RowReading {
  const notes: string[] = [];
  const unread: string[] = [];
  const keep = (label: string, cell: string) => {
    notes.push(inTheList(label, cell));
    unread.push(`${label}: ${cell}`);
  };
  const fields: PartialFields = {};
  const said = { status: '', callback: '', doNotCall: '' };
  for (const [index, column] of columns.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (column === 'status' || column === 'callback' || column === 'doNotCall') said[column] = cell;
    else if (cell !== '') fields[column] = readField(column, cell, keep);
  }
  const phone = phoneKeys(fields.phone ?? '');
  const calls = readCalls(said, phone, (line) => notes.push(line));
  const callback = said.callback === '' ? '' : readCallback(said.callback, calls.status, nowMs);
  if (callback === '' && said.callback !== '') keep(COLUMN_LABELS.callback, said.callback);
  const parsed = parseFields(fields, notes, keep, (line) => unread.push(line));
  const { status, doNotCall, noCallKeys, isNoCall } = calls;
  return {
    parsed: parsed.ok
      ? { ok: true, data: Object.assign(parsed.data, { status, callback, doNotCall }) }
      : parsed,
    unread,
    phone,
    noCallKeys,
    isNoCall,
  };
}

function readField(field: LeadField, cell: string, keep: (label: string, cell: string) => void): string {
  const reader = READERS[field];
  if (!reader) return cell;
  const { value, isAll } = reader(cell);
  if (!isAll) keep(LEAD_FIELDS[field].label, cell);
  return value;
}

type Calls = Pick<ImportRow, 'status' | 'doNotCall'> & Pick<RowReading, 'noCallKeys' | 'isNoCall'>;
const SAYS_NOTHING: Calls = { status: '', doNotCall: '', noCallKeys: [], isNoCall: false };

/** What a row says about calling the numbers of the person. Doubt protects the person. */
function readCalls(
  { status: words, doNotCall: flags }: Record<'status' | 'doNotCall', string>,
  { sure, doubtful }: PhoneKeys,
  note: (line: string) => void,
): Calls {
  if (words === '' && flags === '') return SAYS_NOTHING;
  const doNotCall = phoneKeys(flags).sure.length > 0 ? flags : '';
  const status = doNotCall === '' && saysYes(flags) ? 'DO NOT CALL' : '';
  const said = readStatus(words, note);
  const isForAll = status !== '' || (said !== '' && DISPOSITIONS[said].suppresses);
  const noCallKeys = [
    ...new Set([...(isForAll ? [...sure, ...doubtful] : []), ...keysToSuppress(doNotCall)]),
  ];
  const isListed = (key: string) => noCallKeys.includes(key);
  return {
    status: status || said,
    doNotCall,
    noCallKeys,
    isNoCall: doubtful.some(isListed) || (sure.length > 0 && sure.every(isListed)),
  };
}

/** A callback of a lead that is closed, or of long ago, promises nothing any more. @returns '' for none */
function readCallback(cell: string, status: LeadStatus | '', nowMs: number): string {
  const time = readListedTime(cell) ?? '';
  const isOpen = status === '' || DISPOSITIONS[status].isOpen;
  return isOpen && Math.abs(Date.parse(time) - nowMs) <= DURATIONS.callbackAhead ? time : '';
}

/** Parses the fields with the notes. What the rule of a field refuses that is not needed is kept in them. */
function parseFields(
  fields: PartialFields,
  notes: readonly string[],
  keep: (label: string, cell: string) => void,
  report: (line: string) => void,
): Parsed<Record<LeadField, string>> {
  const first = parseRequest(importRowSchema, fields);
  if (first.ok && notes.length === 0) return first;
  const readable = { ...fields };
  for (const field of LEAD_FIELD_NAMES) {
    if (first.ok || !(field in first.fields) || NEEDED.includes(field) || field === 'notes') continue;
    keep(LEAD_FIELDS[field].label, fields[field] ?? '');
    readable[field] = '';
  }
  return parseRequest(importRowSchema, { ...readable, notes: withNotes(fields.notes ?? '', notes, report) });
}

/** Other words than ours are no status, but they may say what a rep wants to know. */
function readStatus(words: string, note: (line: string) => void): LeadStatus | '' {
  const status = normalizeStatus(words);
  if (status === '' || isLeadStatus(status)) return status;
  note(inTheList(COLUMN_LABELS.status, words));
  return saysDoNotCall(words) ? 'DO NOT CALL' : '';
}

/** Notes that are too long are cut, before the lines that keep other cells. */
function withNotes(written: string, lines: readonly string[], report: (words: string) => void): string {
  const added = lines.join('\n').slice(0, LIMITS.notes);
  const all = [written, added].filter(Boolean).join('\n');
  if (all.length <= LIMITS.notes) return all;
  report(cutTo(LEAD_FIELDS.notes.label, LIMITS.notes));
  const room = LIMITS.notes - added.length - 2;
  return room > 0 ? `${written.slice(0, room)}\u2026\n${added}` : added;
}

/** Says what is wrong with a row, naming each column. @param fields messages by field name */
export const rowFaults = (fields: Record<string, string>): string =>
  LEAD_FIELD_NAMES.flatMap((field) => {
    const message = fields[field];
    return message === undefined ? [] : [`${LEAD_FIELDS[field].label}: ${message}`];
  }).join('; ');
