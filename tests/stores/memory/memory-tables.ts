import { isLineOfNumber, isOldAudit } from '#backend/core/audit.ts';
import { expiredRow, isToDelete } from '#backend/core/messages/messages.ts';
import type {
  AuditRow,
  BatchRow,
  BookingRow,
  DeviceRow,
  LeadRow,
  MessageRow,
  MeterRow,
  NumberRow,
  OwnerSettingRow,
  PhotoImages,
  PhotoRow,
  RepRow,
  ResetCodeRow,
  SessionRow,
  SkipRow,
  UndoRow,
  VisitRow,
} from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';

/** Rows by key, in insertion order. */
export const emptyTables = () => ({
  reps: new Map<string, RepRow>(),
  sessions: new Map<string, SessionRow>(),
  devices: new Map<string, DeviceRow>(),
  resetCodes: new Map<string, ResetCodeRow>(),
  batches: new Map<string, BatchRow>(),
  leads: new Map<string, LeadRow>(),
  bookings: new Map<string, BookingRow>(),
  visits: new Map<string, VisitRow>(),
  photos: new Map<string, PhotoRow & PhotoImages>(),
  numbers: new Map<string, NumberRow>(),
  messages: new Map<string, MessageRow>(),
  meters: new Map<string, MeterRow>(),
  ownerSettings: new Map<string, OwnerSettingRow>(),
  skips: new Map<string, SkipRow>(),
  audits: new Map<string, AuditRow>(),
  undos: new Map<string, UndoRow>(),
});
export type Tables = ReturnType<typeof emptyTables>;

export const skipKey = (rep: string, leadId: string): string => `${rep}\n${leadId}`;

export type Undo = () => void;

function put<Row>(table: Map<string, Row>, key: string, row: Row): Undo {
  const before = table.get(key);
  table.set(key, structuredClone(row));
  return () => {
    if (before === undefined) table.delete(key);
    else table.set(key, before);
  };
}

function insert<Row>(table: Map<string, Row>, key: string, row: Row): Undo {
  if (table.has(key)) throw new Error(`There is a row with the key ${key} already.`);
  return put(table, key, row);
}

function drop<Row>(table: Map<string, Row>, isGone: (row: Row) => boolean): Undo {
  const gone = [...table].filter(([, row]) => isGone(row));
  for (const [key] of gone) table.delete(key);
  return () => {
    for (const [key, row] of gone) table.set(key, row);
  };
}

/** Reverts several writes. */
const all =
  (...undos: Undo[]): Undo =>
  () => {
    for (const undo of undos.reverse()) undo();
  };

/**
 * Applies one write. Returns a function that reverts it. @throws Error when a row that must be new already
 * exists
 */
export function applyWrite(tables: Tables, write: Write): Undo {
  switch (write.kind) {
    case 'putRep':
      return put(tables.reps, write.row.email, write.row);
    case 'deleteRep': {
      const isOfRep = ({ email }: { email: string }) => email === write.email;
      return all(
        drop(tables.reps, isOfRep),
        drop(tables.sessions, isOfRep),
        drop(tables.devices, isOfRep),
        drop(tables.resetCodes, isOfRep),
      );
    }
    case 'putSession':
      return put(tables.sessions, write.row.hash, write.row);
    case 'deleteSession':
      return drop(tables.sessions, ({ hash }) => hash === write.hash);
    case 'deleteRepSessions':
      return drop(tables.sessions, ({ email }) => email === write.email);
    case 'deleteExpiredSessions':
      return drop(tables.sessions, ({ expiresAt }) => expiresAt <= write.now);
    case 'putDevice':
      return put(tables.devices, write.row.hash, write.row);
    case 'deleteRepDevices':
      return drop(tables.devices, ({ email }) => email === write.email);
    case 'deleteExpiredDevices':
      return drop(tables.devices, ({ expiresAt }) => expiresAt <= write.now);
    case 'putResetCode':
      return put(tables.resetCodes, write.row.email, write.row);
    case 'deleteResetCode':
      return drop(tables.resetCodes, ({ email }) => email === write.email);
    case 'putBatch':
      return put(tables.batches, write.row.batchId, write.row);
    case 'putLead':
      return put(tables.leads, write.row.leadId, write.row);
    case 'deleteLead': {
      const isOfLead = ({ leadId }: { leadId: string }) => leadId === write.leadId;
      return all(drop(tables.leads, isOfLead), drop(tables.audits, isOfLead), drop(tables.skips, isOfLead));
    }
    case 'eraseLead': {
      const isOfLead = ({ leadId }: { leadId: string }) => leadId === write.leadId;
      return all(
        drop(tables.leads, isOfLead),
        drop(tables.audits, isOfLead),
        drop(tables.skips, isOfLead),
        drop(tables.undos, isOfLead),
        drop(tables.bookings, isOfLead),
        drop(tables.visits, isOfLead),
        drop(tables.photos, isOfLead),
        drop(tables.messages, isOfLead),
      );
    }
    case 'insertBooking':
      return insert(tables.bookings, write.row.submissionId, write.row);
    case 'putBooking':
      return put(tables.bookings, write.row.submissionId, write.row);
    case 'insertVisit':
      return insert(tables.visits, write.row.visitId, write.row);
    case 'putVisit':
      return put(tables.visits, write.row.visitId, write.row);
    case 'deleteVisit':
      return drop(tables.visits, ({ visitId }) => visitId === write.visitId);
    case 'insertPhoto':
      return insert(tables.photos, write.row.photoId, { ...write.row, ...write.images });
    case 'putOwnerSetting':
      return put(tables.ownerSettings, write.row.name, write.row);
    case 'putMeter':
      return put(tables.meters, write.row.meterId, write.row);
    case 'deleteExpiredMeters':
      return drop(tables.meters, ({ until }) => until <= write.now);
    case 'putNumber':
      return put(tables.numbers, write.row.phoneKey, write.row);
    case 'eraseNumber': {
      const { phoneKey, listed } = write;
      const lines = [...tables.audits.values()].filter(
        (line) => !write.keepsLines && isLineOfNumber(line, phoneKey),
      );
      return all(
        listed
          ? put(tables.numbers, phoneKey, listed)
          : drop(tables.numbers, (row) => row.phoneKey === phoneKey),
        ...(listed
          ? lines.map((line) => put(tables.audits, line.auditId, { ...line, note: phoneKey }))
          : [drop(tables.audits, (line) => lines.includes(line))]),
      );
    }
    case 'putSkip':
      return put(tables.skips, skipKey(write.row.rep, write.row.leadId), write.row);
    case 'deleteSkipsOfLead':
      return drop(tables.skips, ({ leadId }) => leadId === write.leadId);
    case 'insertMessage':
      return insert(tables.messages, write.row.messageId, write.row);
    case 'putMessage':
      return put(tables.messages, write.row.messageId, write.row);
    case 'withdrawMessage': {
      const row = tables.messages.get(write.messageId);
      if (row?.state !== 'waiting') return () => {};
      return put(tables.messages, write.messageId, expiredRow(row));
    }
    case 'deleteMessages':
      return drop(tables.messages, (row) => isToDelete(row, write));
    case 'insertAudit':
      return insert(tables.audits, write.row.auditId, write.row);
    case 'deleteOldAudit':
      return drop(tables.audits, (row) => isOldAudit(row, write.before));
    case 'putUndo':
      return put(tables.undos, write.row.rep, write.row);
    case 'deleteUndo':
      return drop(tables.undos, ({ rep }) => rep === write.rep);
  }
}
