import { auditLead, auditOnce } from '#backend/core/audit.ts';
import { isZipInState } from '#backend/core/calling-hours/places.ts';
import { toInstant } from '#backend/core/instants.ts';
import { isArchived, OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { getKeys, type KeyFields, lockNumbers, toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { auditFile } from '#backend/core/suppression/number-files.ts';
import { listNumbers } from '#backend/core/suppression/number-leads.ts';
import { withMoreReason, withSuppression } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { IMPORT_NOTES } from '#backend/core/words/history.ts';
import { type Decision, refuse, type Write } from '#backend/core/writes.ts';
import {
  type ImportLeadsRequest,
  type ImportResult,
  importLeadsAction,
} from '#contract/actions/import/import-leads.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { isMultiline } from '#contract/lead/lead-fields.ts';
import type { Place } from '#contract/lead/same-house.ts';
import { OPEN_STATUSES } from '#contract/lead/status.ts';
import { type ImportRow, type RowReading, readImportRow, rowFaults } from '#contract/lead-list/import-row.ts';
import { LIMITS } from '#contract/limits.ts';
import { toOneLine } from '#contract/text.ts';
import { idStart, lineStart } from './import-ids.ts';
import { byAge, type Known, readKnown, whyNotImported } from './known-numbers.ts';

/** `import_leads`: imports a chunk of a file. See `importRows`. Managers only. */
export const importLeads = signedIn(importLeadsAction, (request, context, { rep }) =>
  importRows(request, rep.email, context),
);

interface Row {
  line: number;
  reading: RowReading;
  /** Of its numbers. */
  keys: KeyFields;
  place: Place;
}

/**
 * Imports a chunk of a file as leads of a batch, and creates the batch with its first lead. Answers for each
 * row whether it was added or why not (invalid fields, a number that is a lead at the same house, a number on
 * the do-not-call list).
 * Numbers that the list says not to call go on the do-not-call list first, which closes their leads in every
 * batch; a person without another number becomes a closed lead, so that what the list says is kept.
 * With `reopen`, a person whose leads at the house are all closed gets a new one, which begins with what is
 * known: the old one stays the record of its storm.
 * Refuses the batch of website bookings, and an archived batch that has leads, as `bad_request`; one without,
 * which an undo has left, is brought back.
 * @param rep recorded in the leads' history as the importer
 */
export function* importRows(request: ImportLeadsRequest, rep: string, context: Context): Plan<Decision> {
  const { importId, batchId, batchName: name, description } = request;
  if (batchId === OWN_BATCHES.bookings.batchId) {
    const message = ANSWERS.bookingsNotImported;
    return refuse('bad_request', message, { batchId: message });
  }
  const batch = yield* read('batch', { batchId });
  const archived = batch && isArchived(batch) ? yield* read('batchCounts', { batchId }) : null;
  if (archived && archived.countTotal > 0) {
    return refuse('bad_request', ANSWERS.batchArchived, { batchId: ANSWERS.batchArchived });
  }
  const rows = request.rows.map(({ line, cells }) => readRow(line, cells, request.columns, context.nowMs));
  const noCallKeys = new Set(rows.flatMap(({ reading }) => reading.noCallKeys));
  const before = yield* lockNumbers([...noCallKeys]);
  const listed = before
    .filter(({ suppressedAt }) => suppressedAt === '')
    .map((number) => withSuppression(number, rep, context.nowMs, importId));
  const kept = before
    .filter(({ suppressedAt, fileId }) => suppressedAt !== '' && fileId !== importId)
    .flatMap((number) => withMoreReason(number, rep, context.nowMs));
  const known = yield* readKnown(
    rows.flatMap(({ keys }) => getKeys(keys)),
    context.nowMs,
  );
  known.update(listed);
  const closed = (request.reopen ? rows : []).flatMap(({ keys, place }) => {
    const { here, isClosed } = known.find(keys, place);
    return isClosed ? here.slice(-1) : [];
  });
  const batchNames = yield* readBatchNames(closed);

  const requestDigest = context.digest(JSON.stringify(request.rows)).slice(0, 8);
  const writes: Write[] = kept.map((row) => ({ kind: 'putNumber', row }));
  const batchNamed = batch?.name ?? name;
  if (listed.length > 0) {
    writes.push(...(yield* auditFile(importId, IMPORT_NOTES.file(batchNamed), rep, context)));
    writes.push(...(yield* listNumbers(listed, { rep, note: IMPORT_NOTES.listed(batchNamed) }, context)));
  }
  const leads: Write[] = [];
  const addLead = (row: ImportRow, leadId: string, { numbers }: Known, last?: LeadRow) => {
    const facts = { ...toFacts(row), leadId, batchId };
    if (last) {
      facts.notes = withCalledBefore(facts.notes, last, batchNames);
      // An own export says how the last call ended, and of the visit or callback that is over.
      facts.status = OPEN_STATUSES.find((status) => status === facts.status) ?? 'New Lead';
      if (facts.apptDate < easternDay(context.nowMs)) {
        facts.apptDate = '';
        facts.apptTime = '';
      }
      if (facts.callbackAt < toInstant(context.nowMs)) facts.callbackAt = '';
    }
    const note = last ? IMPORT_NOTES.openedAgain(last, batchNames) : '';
    const lead = newLeadRow(facts, numbers, context.nowMs);
    known.add(lead);
    leads.push({ kind: 'putLead', row: lead }, auditLead(context, lead, { rep, action: 'created', note }));
  };
  const results = rows.map((row): ImportResult => {
    const { line, reading } = row;
    const { parsed, isNoCall } = reading;
    // A lead with this start, the row's number and its house was added by an earlier request. The rest of the
    // id is a digest of the whole request: the same request sent twice at the same time gives the same ids,
    // and a line that has another number by now does not overwrite a lead. A digest of the number alone could
    // be reversed by trying all numbers.
    const start = lineStart(importId, line);
    const id = start + requestDigest;
    const found = known.find(row.keys, row.place);
    const { here } = found;
    const isNew = parsed.ok && here.length === 0 && !found.isFull;
    if (isNoCall) {
      if (isNew) addLead(parsed.data, id, found);
      return { line, outcome: 'listed', message: '' };
    }
    // The lead of an earlier request is still this row's after a manager has corrected its address.
    const own = [...found.leads.filter(({ leadId }) => leadId === id), ...here].find(({ leadId }) =>
      leadId.startsWith(start),
    );
    if (own) {
      const isAgain = here.some((lead) => byAge(lead, own) < 0);
      return { line, outcome: isAgain ? 'reopened' : 'added', message: '' };
    }
    if (!parsed.ok) return { line, outcome: 'invalid', message: rowFaults(parsed.fields) };
    // A list may say itself that a lead is closed, and have it twice.
    const isOfList = ({ leadId }: LeadRow) => leadId.startsWith(idStart(importId));
    if (request.reopen && found.isClosed && !here.some(isOfList)) {
      addLead(parsed.data, id, found, here.at(-1));
      return { line, outcome: 'reopened', message: '' };
    }
    const reason = whyNotImported(found);
    if (reason) return { line, ...reason };
    addLead(parsed.data, id, found);
    return { line, outcome: 'added', message: '' };
  });
  if ((!batch || archived) && leads.length > 0) {
    const created = { batchId, name, description, createdAt: toInstant(context.nowMs) };
    writes.unshift({ kind: 'putBatch', row: { ...(batch ?? created), archivedAt: '' } });
  }
  writes.push(...leads);
  if (writes.length > 0) {
    const line = { rep, action: 'imported', note: batchNamed } as const;
    writes.push(...(yield* auditOnce(context, `imports ${importId}`, line)));
  }
  return { answer: { ok: true, results }, writes };
}

const NO_FIELDS = { phone: '', address: '', city: '', zip: '' };

function readRow(line: number, cells: string[], columns: ImportLeadsRequest['columns'], nowMs: number): Row {
  // A list often has a line break inside an address or between two numbers.
  const lines = columns.map((column, index) => {
    const cell = cells[index] ?? '';
    return isMultiline(column) ? cell : toOneLine(cell);
  });
  const reading = readImportRow(columns, lines, nowMs);
  const { parsed } = reading;
  const { phone, address, city, zip } = parsed.ok ? parsed.data : NO_FIELDS;
  return { line, reading, keys: toKeyFields(phone), place: { address, city, zip } };
}

function toFacts({ status, callback, doNotCall: _list, ...fields }: ImportRow) {
  const state = fields.state || (isZipInState('FL', fields.zip) ? 'FL' : '');
  return { ...fields, state, source: 'import' as const, callbackAt: callback, ...(status && { status }) };
}

/** Reads the names of the batches of leads, by id. */
function* readBatchNames(leads: readonly LeadRow[]): Plan<Map<string, string>> {
  const names = new Map<string, string>();
  for (const batchId of new Set(leads.map((lead) => lead.batchId))) {
    const batch = yield* read('batch', { batchId });
    if (batch) names.set(batchId, batch.name);
  }
  return names;
}

/**
 * Returns the notes of the new lead of a person whose last one is closed: what is known, then what the list
 * says, which stays whole.
 */
function withCalledBefore(written: string, last: LeadRow, batchNames: ReadonlyMap<string, string>): string {
  const line = IMPORT_NOTES.calledBefore(last, batchNames);
  const known = last.notes === '' ? line : `${line}\n${last.notes}`;
  const room = written === '' ? LIMITS.notes : LIMITS.notes - written.length - 1;
  // No half of an emoji at the end.
  const start = known.slice(0, Math.max(0, room - 1)).replace(/[\ud800-\udbff]$/, '');
  const fitting = known.length <= room ? known : start && `${start}\u2026`;
  return [fitting, written].filter(Boolean).join('\n');
}
