import { newResetCode } from '#backend/core/accounts/reset-code.ts';
import { codeOfSalt } from '#backend/core/messages/messages.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { createContext, createSign } from '#backend/hosts/node/context.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { PERIODS, slotId } from '#contract/slots.ts';
import type { DayLink } from '#contract/visits/day-link.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aRep } from '#tests/builders/rep.ts';
import { ACTION_CASES, NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { BATCH, BENCH_PEPPER, getSession, signedInReps } from '../company.ts';
import { BOOKING, type Fields, type Site } from './sites.ts';

/** Prepares one call, and returns its fields. */
export type Sample = (site: Site) => Promise<Fields> | Fields;

/** So many accounts are used in turn, so that every list has the same length in all turns. */
const ACCOUNTS = 100;
const PIN = '2846';

/** Number of a filled lead, another one in each turn. */
const pick = ({ turn, size }: Site): number => (turn * 104_729) % size;
/** The same, of those that are closed: the queue of the reps keeps its length. */
const pickClosed = ({ turn, size }: Site): number => 1 + 3 * (turn % Math.floor(size / 3));
const phoneOf = (lead: number): string => `407${2_000_000 + lead}`;
/** A number that no lead has. */
const newPhone = ({ turn }: Site): string => `954${2_000_000 + turn}`;

const ofPage = <Item>(size: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: size }, (_, index) => make(index));

/** The text of a field in an answer, of its first lead if it has several. */
function textIn(value: unknown, ...[name, ...rest]: readonly string[]): string {
  const inner = Array.isArray(value) ? value[0] : value;
  if (name === undefined) return String(inner);
  const found = Object.entries(inner ?? {}).find(([key]) => key === name)?.[1];
  if (found === undefined || found === null) throw new Error(`no ${name} in ${JSON.stringify(value)}`);
  return textIn(found, ...rest);
}

/** An account in this state, another one in each turn. */
async function account(site: Site, state: RepRow['state'], pinHash = ''): Promise<{ email: string }> {
  const email = `account-${site.turn % ACCOUNTS}@reps.example`;
  await site.write([{ kind: 'putRep', row: aRep({ email, name: 'Robin', state, pinHash }) }]);
  return { email };
}

async function take(site: Site): Promise<{ leadId: string }> {
  return { leadId: textIn(await site.ask('next_lead', { batch: BATCH }), 'lead', 'leadId') };
}

async function book(site: Site): Promise<{ submissionId: string }> {
  const submissionId = `booking-${site.turn}`;
  await site.ask(BOOKING, { submissionId, phone: newPhone(site) });
  return { submissionId };
}

async function visitLink(site: Site): Promise<{ visit: string }> {
  return { visit: textIn(await site.ask('booking_receipt', await book(site)), 'visit') };
}

const photoOf = (submissionId: string, { turn }: Site) => ({
  ...ACTION_CASES.add_photo?.request,
  submissionId,
  photoId: `photo of the turn ${turn}`,
});

async function leadWithPhoto(site: Site): Promise<{ leadId: string }> {
  const { submissionId } = await book(site);
  await site.ask('add_photo', photoOf(submissionId, site));
  return { leadId: textIn(await site.ask('find_leads', { text: newPhone(site) }), 'leads', 'leadId') };
}

const linkKey = async (site: Site, link: DayLink): Promise<string> =>
  textIn(await site.ask('make_day_link', { link }), link);

/** A slot ahead, in the half of the day that has no limit. */
const freeSlot = ({ nowMs, turn }: Site): string =>
  slotId({ date: addDays(easternDay(nowMs), 1 + (turn % 7)), period: 'afternoon' });

async function crewPhotos(site: Site): Promise<{ leadId: string; key: string }> {
  const lead = await leadWithPhoto(site);
  // Another sample may have canceled it.
  await site.ask('manage_lead', { ...lead, visitSlot: freeSlot(site) });
  return { ...lead, key: await linkKey(site, 'crew') };
}

const aCaller = (site: Site) => ({
  ...ACTION_CASES.book_visit?.request,
  phone: newPhone(site),
  submissionId: `caller-${site.turn}`,
});

async function suppressed(site: Site): Promise<{ phone: string }> {
  const { phone } = await lifted(site);
  await site.ask('suppress_number', { phone, reason: 'By letter' });
  return { phone };
}

async function lifted(site: Site): Promise<{ phone: string }> {
  const phone = phoneOf(pickClosed(site));
  await site.ask('suppress_number', { phone, reason: 'By letter' });
  await site.ask('lift_suppression', { phone });
  return { phone };
}

const newFile = ({ turn }: Site) => ({
  fileId: `file-of-turn-${turn}`,
  fileName: 'registry.csv',
  numbers: ofPage(PAGE_SIZES.importRows, (index) => `1386${2_000_000 + turn * 250 + index}`),
});

const newImport = ({ turn }: Site) => ({
  importId: `import-of-turn-${turn}`,
  batchId: 'imported',
  batchName: 'Imported',
  columns: ['phone', 'lastName'],
  rows: ofPage(PAGE_SIZES.importRows, (index) => ({
    line: index + 2,
    cells: [String(8_002_000_000 + turn * PAGE_SIZES.importRows + index), 'Okafor'],
  })),
});

const attempted = { status: 'Attempted', note: 'No answer' };

/**
 * What is sent of actions that need a preparation, or other fields each time. Of all others the requests of
 * the tests are sent. What follows a comma tells two samples of one action apart.
 */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  [BOOKING]: (site) => ({ submissionId: `booking-${site.turn}`, phone: phoneOf(pick(site)) }),
  auth_login: async (site) => {
    const { email } = await account(site, 'active', await site.pinHash({ pin: PIN, salt: aRep().pinSalt }));
    return { email, password: PIN };
  },
  logout: async (site) => {
    const session = 1_000 + (site.turn % ACCOUNTS);
    await site.write(signedInReps(1, 'rep', session));
    return { auth: getSession(session) };
  },
  request_user_approval: async (site) => ({
    ...(await account(site, 'denied')),
    ...{ name: 'Robin', phone: '(321) 555-0110', pin: PIN },
  }),
  forgot_pin: async (site) => {
    const { email } = await account(site, 'active');
    await site.write([{ kind: 'deleteResetCode', email }]);
    return { email };
  },
  reset_pin: async (site) => {
    const { email } = await account(site, 'active');
    const context = createContext(site.nowMs, createSign(BENCH_PEPPER));
    const row = newResetCode(email, DAY_MS, context);
    await site.write([{ kind: 'putResetCode', row }]);
    return { email, code: codeOfSalt(email, row.salt, context.sign), pin: PIN };
  },
  full_slots: async ({ write }) => {
    // With a limit, the visits that are booked are counted.
    await write([{ kind: 'putOwnerSetting', row: { name: 'jobsPerMorning', value: '300' } }]);
    return {};
  },
  booking_receipt: book,
  add_photo: async (site) => photoOf((await book(site)).submissionId, site),
  request_call: (site) => ({
    ...ACTION_CASES.request_call?.request,
    ...{ submissionId: `request-${site.turn}`, phone: phoneOf(pick(site)) },
  }),
  show_visit: visitLink,
  change_visit: async (site) => ({
    ...(await visitLink(site)),
    // Another slot in each turn: none of them gets full.
    apptDate: addDays(easternDay(site.nowMs), 2 + (site.turn % 6)),
    apptTime: PERIODS[site.turn % PERIODS.length],
  }),
  cancel_visit: visitLink,
  restore_visit: visitLink,
  crew_day: async (site) => {
    await book(site);
    return { key: await linkKey(site, 'crew'), day: addDays(easternDay(site.nowMs), 1) };
  },
  crew_photos: crewPhotos,
  crew_photo: async (site) => {
    const lead = await crewPhotos(site);
    return { ...lead, photoId: textIn(await site.ask('crew_photos', lead), 'photos', 'photoId') };
  },
  visit_feed: async (site) => {
    await book(site);
    return { key: await linkKey(site, 'calendar') };
  },

  next_lead: () => ({ batch: BATCH }),
  'next_lead, look-ahead': () => ({ batch: BATCH, peek: '1' }),
  'next_lead, skip': async (site) => ({ batch: BATCH, skip: (await take(site)).leadId }),
  'next_lead, resume': async (site) => {
    await take(site);
    return { batch: BATCH, resume: '1' };
  },
  update_lead: async (site) => ({ ...(await take(site)), ...attempted }),
  undo_lead: async (site) => {
    const lead = await take(site);
    await site.ask('update_lead', { ...lead, ...attempted });
    return lead;
  },
  add_lead: (site) => ({ ...NEW_LEAD, phone: newPhone(site), submissionId: `new-lead-${site.turn}` }),
  lookup_number: (site) => ({ phone: phoneOf(pick(site)) }),
  lead_photos: leadWithPhoto,
  show_photo: async (site) => {
    const lead = await leadWithPhoto(site);
    return { ...lead, photoId: textIn(await site.ask('lead_photos', lead), 'photos', 'photoId') };
  },

  'find_leads, a whole number': (site) => ({ text: phoneOf(pick(site)) }),
  'find_leads, four digits': ({ turn }) => ({ text: String(1000 + (turn % 9_000)) }),
  'find_leads, a name that all have': () => ({ text: 'Marlowe' }),
  'list_counted, new leads': () => ({ what: 'newBookings' }),
  'list_counted, overdue callbacks': () => ({ what: 'overdueCallbacks' }),
  'list_counted, calls of the week': () => ({ what: 'calls' }),
  show_lead: (site) => ({ leadId: `lead-${pick(site)}` }),
  release_lead: take,
  move_lead: async (site) => {
    const leadId = `lead-${pickClosed(site)}`;
    const batches = ['old-1', 'old-2'];
    await site.write(batches.map((batchId) => ({ kind: 'putBatch', row: aBatch({ batchId }) })));
    await site.ask('move_lead', { leadId, batch: 'old-1' });
    return { leadId, batch: 'old-2' };
  },
  correct_lead: async (site) => {
    const leadId = `lead-${pickClosed(site)}`;
    const lastName = textIn(await site.ask('show_lead', { leadId }), 'lead', 'lastName');
    return { leadId, was: { lastName }, now: { lastName: `Oakes ${site.turn}` } };
  },
  list_visits: async (site) => {
    await site.ask(BOOKING, { submissionId: `booking-${site.turn}`, phone: newPhone(site) });
    return { day: addDays(easternDay(site.nowMs), 1 + (site.turn % 7)) };
  },
  end_day_link: async (site) => ({ link: 'crew', key: await linkKey(site, 'crew') }),
  manage_lead: (site) => ({
    leadId: `lead-${pickClosed(site)}`,
    visitSlot: freeSlot(site),
  }),
  book_visit: (site) => aCaller(site),
  decide_request: async (site) => ({ ...(await account(site, 'pending')), decision: 'approve' }),
  block_rep: (site) => account(site, 'active'),
  unlock_rep: (site) => account(site, 'active'),
  list_audit: () => ({}),
  'list_audit, one account': (site) => ({ account: `account-${site.turn % ACCOUNTS}@reps.example` }),
  suppress_number: async (site) => ({ ...(await lifted(site)), reason: 'By letter' }),
  lift_suppression: suppressed,
  suppress_file: newFile,
  lift_file: async (site) => {
    const { fileId, ...file } = newFile(site);
    await site.ask('suppress_file', { fileId, ...file });
    return { fileId };
  },
  save_visit_limits: ({ turn }) => ({ jobsPerMorning: String(300 + (turn % 2)) }),
  save_rest_hours: ({ turn }) => ({ hoursBetweenCalls: String(4 + (turn % 2)) }),
  check_numbers: (site) => ({
    phones: ofPage(PAGE_SIZES.importRows, (index) => phoneOf((site.turn % 500) + index)),
  }),
  import_leads: newImport,
  undo_import: async (site) => {
    const list = newImport(site);
    await site.ask('import_leads', list);
    return { importId: list.importId };
  },
  export_batch: () => ({ batch: BATCH }),
  archive_batch: async ({ write, turn }) => {
    await write([{ kind: 'putBatch', row: aBatch({ batchId: 'old-1' }) }]);
    return { batchId: 'old-1', archived: turn % 2 === 0 };
  },
  save_call_script: ({ turn }) => ({ service: 'none', status: 'New Lead', text: `Hello, call ${turn}.` }),
};

/** The samples of an action, by name; none where neither this file nor the tests have a request. */
export function getSamples(action: string): [name: string, sample: Sample][] {
  const own = Object.entries(SAMPLES).filter(([name]) => name.split(',')[0] === action);
  const request = ACTION_CASES[action]?.request;
  return own.length > 0 || !request ? own : [[action, () => request]];
}
