import {
  AUDIT_ACTIONS,
  type AuditRow,
  type BatchRow,
  type BookingRow,
  type DeviceRow,
  type Instant,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageRow,
  type MeterRow,
  type NumberRow,
  type PhotoRow,
  REP_STATES,
  type RepRow,
  type ResetCodeRow,
  type SessionRow,
  type SkipRow,
  type UndoRow,
  type VisitRow,
} from '#backend/core/rows.ts';
import type { PhotoFileIds } from '#backend/stores/sheets/services.ts';
import { ROLES } from '#contract/session.ts';
import { VISIT_STATES } from '#contract/visits/visit.ts';
import {
  added,
  type Column,
  type Columns,
  choice,
  count,
  instant,
  instants,
  key,
  mark,
  text,
} from './columns.ts';

export interface TabSpec<Row> {
  name: string;
  columns: Columns<Row>;
  key: keyof Row & string;
  /** A small tab is read whole, and its cleared rows are reused. A large tab is searched, and only grows. */
  isSmall?: true;
  /** Whether a row says what no row says: then it is not added. */
  isNothing?: (row: Row) => boolean;
  /** Whether only the script uses it; it is hidden from the owner. */
  isInternal?: true;
  /** Whether the script adds it, with the first row, to a sheet that an older version has set up. */
  isAdded?: true;
}

export const BOOKINGS: TabSpec<BookingRow> = {
  name: 'Bookings',
  key: 'submissionId',
  columns: {
    receivedAt: instant('Received'),
    reference: text('Reference'),
    service: text('Service'),
    apptDate: text('Appointment date'),
    apptTime: text('Appointment time'),
    contactConsent: text('Consent to contact'),
    marketingConsent: text('Consent to marketing'),
    leadId: text('Lead ID'),
    digest: text('Content digest'),
    visitId: text('Visit key'),
    sender: added(text('Sender mark')),
    submissionId: key('Submission ID'),
  },
};

/** A sheet of an older version has none: `addVisits` makes it. */
export const VISITS: TabSpec<VisitRow> = {
  name: 'Visits',
  key: 'visitId',
  columns: {
    apptDate: text('Day'),
    apptTime: text('Half-day'),
    state: choice('State', VISIT_STATES, 'asked'),
    toAgree: mark('Time to be agreed'),
    agreedTime: text('Agreed time'),
    service: text('Service'),
    words: added(text('Words')),
    reference: text('Reference'),
    leadId: text('Lead ID'),
    mailedTo: text('Emailed to'),
    createdAt: instant('Made'),
    madeBy: text('Made by'),
    changedAt: instant('Changed'),
    changedBy: text('Changed by'),
    remindedFor: text('Reminded for'),
    changes: count('Changes'),
    visitId: key('Visit key'),
  },
};

export const BATCHES: TabSpec<BatchRow> = {
  name: 'Batches',
  key: 'batchId',
  isSmall: true,
  columns: {
    name: text('Name'),
    description: text('Description'),
    createdAt: instant('Created'),
    archivedAt: added({ ...text('Archived'), read: (cell) => cell.trim() }),
    batchId: key('Batch ID'),
  },
};

export const REPS: TabSpec<RepRow> = {
  name: 'Reps',
  key: 'email',
  isSmall: true,
  columns: {
    email: key('Email'),
    name: text('Name'),
    phone: text('Phone'),
    state: choice('State', REP_STATES),
    role: choice('Role', ROLES),
    createdAt: instant('Asked'),
    failures: count('Wrong PINs'),
    locks: count('Locks'),
    lockedUntil: instant('Locked until'),
    failedAt: instant('Last wrong PIN'),
    lastSignInAt: added(instant('Last sign-in')),
    blockedAt: added(instant('Blocked')),
    languages: added(text('Languages')),
    pinSalt: text('PIN salt'),
    pinHash: text('PIN hash'),
  },
};

/** A row of the tab as it is written there, by the script or by hand (numbers.ts). */
export interface SuppressedRow {
  phoneKey: string;
  suppressedAt: string;
  suppressedBy: string;
  fileId: string;
}

export const SUPPRESSED: TabSpec<SuppressedRow> = {
  name: 'Suppressed',
  key: 'phoneKey',
  isSmall: true,
  columns: {
    phoneKey: key('Phone number'),
    suppressedAt: text('Since'),
    suppressedBy: text('By'),
    fileId: added(text('File ID')),
  },
};

export const AUDIT: TabSpec<AuditRow> = {
  name: 'Audit',
  key: 'auditId',
  columns: {
    at: instant('When'),
    rep: text('Rep'),
    action: choice('Action', AUDIT_ACTIONS),
    fromStatus: text('From status'),
    toStatus: text('To status'),
    note: text('Note'),
    leadId: text('Lead ID'),
    auditId: key('Line ID'),
  },
};

export interface ErrorRow {
  at: Instant;
  place: string;
  reason: string;
}

export const ERRORS_TAB: TabSpec<ErrorRow> = {
  name: 'Errors',
  key: 'reason',
  columns: { at: instant('When'), place: text('Where'), reason: key('What') },
};

export interface SettingRow {
  name: string;
  value: string;
}

export const SETTINGS: TabSpec<SettingRow> = {
  name: 'Settings',
  key: 'name',
  isSmall: true,
  columns: { name: key('Setting'), value: text('Value') },
};

/** Calls to a number in the last 24 hours, as of the last write, and its rest. */
export type CallsRow = Pick<NumberRow, 'phoneKey' | 'calls' | 'restUntil'>;

export const CALLS: TabSpec<CallsRow> = {
  name: 'Calls',
  key: 'phoneKey',
  isInternal: true,
  isNothing: ({ calls, restUntil }) => calls.length === 0 && restUntil === '',
  columns: {
    phoneKey: key('Phone number'),
    calls: instants('Calls'),
    restUntil: added(instant('Rests until')),
  },
};

export const SESSIONS: TabSpec<SessionRow> = {
  name: 'Sessions',
  key: 'hash',
  isSmall: true,
  isInternal: true,
  columns: { hash: key('Session hash'), email: text('Email'), expiresAt: instant('Ends') },
};

export const DEVICES: TabSpec<DeviceRow> = {
  name: 'Devices',
  key: 'hash',
  isSmall: true,
  isInternal: true,
  columns: {
    hash: key('Device hash'),
    email: text('Email'),
    expiresAt: instant('Ends'),
    failures: count('Wrong PINs'),
    locks: count('Locks'),
    lockedUntil: instant('Locked until'),
    failedAt: instant('Last wrong PIN'),
  },
};

export const RESET_CODES: TabSpec<ResetCodeRow> = {
  name: 'Reset codes',
  key: 'email',
  isSmall: true,
  isInternal: true,
  columns: {
    email: key('Email'),
    salt: text('Code salt'),
    sentAt: instant('Sent'),
    expiresAt: instant('Ends'),
    tries: count('Tries'),
  },
};

export const METERS: TabSpec<MeterRow> = {
  name: 'Meters',
  key: 'meterId',
  isSmall: true,
  isInternal: true,
  columns: {
    since: instant('Since'),
    until: instant('Ends'),
    count: count('Count'),
    meterId: key('Meter'),
  },
};

/** `skipId` combines the rep and the lead. */
export type SkipCells = SkipRow & { skipId: string };

export const SKIPS: TabSpec<SkipCells> = {
  name: 'Skips',
  key: 'skipId',
  isSmall: true,
  isInternal: true,
  columns: { at: instant('When'), rep: text('Rep'), leadId: text('Lead ID'), skipId: key('Skip ID') },
};

export const UNDOS: TabSpec<UndoRow> = {
  name: 'Undo',
  key: 'rep',
  isSmall: true,
  isInternal: true,
  columns: {
    rep: key('Rep'),
    leadId: text('Lead ID'),
    at: instant('Saved'),
    before: text('Before'),
  },
};

/** A photo and the ids of its files in Google Drive. */
export type PhotoCells = PhotoRow & PhotoFileIds;

/** A column for the id of a file in Drive, as a link for the owner. Without a link, the id is empty. */
const fileLink = (heading: string): Column<string> => ({
  heading,
  write: (id) => `https://drive.google.com/file/d/${id}/view`,
  read: (cell) => /\/d\/([\w-]+)/.exec(cell)?.[1] ?? '',
});

export const PHOTOS: TabSpec<PhotoCells> = {
  name: 'Photos',
  key: 'photoId',
  columns: {
    receivedAt: instant('Received'),
    leadId: text('Lead ID'),
    photo: fileLink('Photo'),
    thumbnail: fileLink('Thumbnail'),
    submissionId: text('Submission ID'),
    photoId: key('Photo ID'),
  },
};

/** In order of time. The script adds this tab to a sheet that lacks it. */
export const MESSAGES: TabSpec<MessageRow> = {
  name: 'Messages',
  key: 'messageId',
  isAdded: true,
  columns: {
    at: instant('When'),
    recipient: text('To'),
    subject: text('Subject'),
    state: choice('State', MESSAGE_STATES),
    sentAt: instant('Sent'),
    fault: text('Why not'),
    kind: choice('Kind', MESSAGE_KINDS),
    tries: count('Tries'),
    nextAt: instant('Next try'),
    isRefused: mark('Refused itself'),
    leadId: text('Lead ID'),
    replyTo: text('Reply to'),
    body: text('Text'),
    codeSalt: text('Code salt'),
    attachmentName: text('File name'),
    attachmentType: text('File type'),
    attachment: text('File'),
    expiresAt: instant('Text ends'),
    sentId: text('Message ID'),
    messageId: key('Row ID'),
  },
};
