import { isLineOfNumber } from '#backend/core/audit.ts';
import { expiredRow, isToDelete } from '#backend/core/messages/messages.ts';
import { pick } from '#backend/core/pick.ts';
import type { NumberRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { putNumbers } from './numbers.ts';
import { findSetting } from './owner-settings.ts';
import { oldAudit } from './people.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { Uploads } from './uploads.ts';

/**
 * Applies the writes of one decision.
 * @throws Error, before anything is written, when a booking or photo that must be new exists, or when a photo
 * cannot be uploaded
 */
export function applyWrites(tabs: Tabs, writes: readonly Write[], uploads: Uploads): void {
  const numbers = new Map<string, NumberRow>();
  const erased = new Set(
    writes.flatMap((write) => (write.kind === 'eraseNumber' && write.listed ? [write.phoneKey] : [])),
  );
  for (const write of writes) {
    const row = write.kind === 'putNumber' ? write.row : write.kind === 'eraseNumber' ? write.listed : null;
    if (row) numbers.set(row.phoneKey, row);
  }
  if (numbers.size > 0) putNumbers(tabs, numbers, erased);
  for (const write of writes) note(tabs, write, uploads);
  const steps = Object.values(tabs).map(({ changes }) => changes.prepare());
  for (const step of steps) step();
  // A lead last: if the platform fails in between, what is left of it can still be found and erased.
  const { leads, ...others } = tabs;
  for (const tab of [...Object.values(others), leads]) tab.changes.erase();
}

/** What is kept about a lead, and the lead itself. */
const OF_LEAD = ['messages', 'leads', 'visits', 'bookings', 'audit', 'skips', 'undos', 'photos'] as const;

/** What tells whose a message is. */
const OF_MESSAGE = ['messageId', 'kind', 'recipient', 'replyTo'] as const;

function note(tabs: Tabs, write: Write, uploads: Uploads) {
  switch (write.kind) {
    case 'putRep':
      return tabs.reps.changes.put(write.row);
    case 'deleteRep':
      for (const tab of [tabs.reps, tabs.sessions, tabs.devices, tabs.resetCodes])
        tab.changes.eraseWith('email', write.email);
      return;
    case 'putSession':
      return tabs.sessions.changes.put(write.row);
    case 'deleteSession':
      return tabs.sessions.changes.remove(({ hash }) => hash === write.hash);
    case 'deleteRepSessions':
      return tabs.sessions.changes.remove(({ email }) => email === write.email);
    case 'deleteExpiredSessions':
      return tabs.sessions.changes.remove(({ expiresAt }) => expiresAt <= write.now);
    case 'putDevice':
      return tabs.devices.changes.put(write.row);
    case 'deleteRepDevices':
      return tabs.devices.changes.remove(({ email }) => email === write.email);
    case 'deleteExpiredDevices':
      return tabs.devices.changes.remove(({ expiresAt }) => expiresAt <= write.now);
    case 'putResetCode':
      return tabs.resetCodes.changes.put(write.row);
    case 'deleteResetCode':
      return tabs.resetCodes.changes.remove(({ email }) => email === write.email);
    case 'putBatch':
      return tabs.batches.changes.put(write.row);
    case 'putLead':
      return tabs.leads.changes.put(write.row);
    case 'deleteLead':
      tabs.leads.changes.removeWith('leadId', write.leadId);
      tabs.audit.changes.removeWith('leadId', write.leadId);
      return tabs.skips.changes.removeWith('leadId', write.leadId);
    case 'eraseLead':
      for (const tab of Object.values(pick(tabs, OF_LEAD))) tab.changes.eraseWith('leadId', write.leadId);
      return;
    case 'insertBooking': {
      const { submissionId } = write.row;
      if (tabs.bookings.find('submissionId', submissionId).length > 0) {
        throw new Error(`There is a booking with the submission ${submissionId} already.`);
      }
      return tabs.bookings.changes.add(write.row);
    }
    case 'putBooking':
      return tabs.bookings.changes.put(write.row);
    case 'insertVisit':
      return tabs.visits.changes.add(write.row);
    case 'putVisit':
      return tabs.visits.changes.put(write.row);
    case 'deleteVisit':
      return tabs.visits.changes.removeWith('visitId', write.visitId);
    case 'insertPhoto': {
      const { photoId } = write.row;
      if (tabs.photos.find('photoId', photoId).length > 0) {
        throw new Error(`There is a photo with the id ${photoId} already.`);
      }
      return tabs.photos.changes.add({ ...write.row, ...uploads.save(write) });
    }
    case 'putOwnerSetting': {
      const { name, value } = write.row;
      return tabs.settings.changes.put({
        name: findSetting(tabs, name)?.row.name ?? OWNER_SETTINGS[name],
        value,
      });
    }
    case 'putMeter':
      return tabs.meters.changes.put(write.row);
    case 'deleteExpiredMeters':
      return tabs.meters.changes.remove(({ until }) => until <= write.now);
    case 'putNumber':
      return tabs.calls.changes.put(pick(write.row, ['phoneKey', 'calls', 'restUntil']));
    case 'eraseNumber': {
      const { phoneKey, listed } = write;
      tabs.calls.changes.eraseWith('phoneKey', phoneKey);
      if (write.keepsLines) return;
      for (const { row } of tabs.audit.rowsAt(tabs.audit.findPart('note', phoneKey))) {
        if (!isLineOfNumber(row, phoneKey)) continue;
        if (listed) tabs.audit.changes.put({ ...row, note: phoneKey });
        else tabs.audit.changes.eraseWith('auditId', row.auditId);
      }
      return;
    }
    case 'putSkip':
      return tabs.skips.changes.put({ ...write.row, skipId: `${write.row.rep} ${write.row.leadId}` });
    case 'deleteSkipsOfLead':
      return tabs.skips.changes.remove(({ leadId }) => leadId === write.leadId);
    case 'insertMessage':
      return tabs.messages.changes.add(write.row);
    case 'putMessage':
      return tabs.messages.changes.put(write.row);
    case 'deleteMessages':
      for (const { row } of tabs.messages.isMissing() ? [] : tabs.messages.part(OF_MESSAGE))
        if (isToDelete(row, write)) tabs.messages.changes.eraseWith('messageId', row.messageId);
      return;
    case 'withdrawMessage': {
      const [found] = tabs.messages.isMissing()
        ? []
        : tabs.messages.rowsAt(tabs.messages.find('messageId', write.messageId));
      if (found?.row.state === 'waiting') tabs.messages.changes.put(expiredRow(found.row));
      return;
    }
    case 'insertAudit':
      return tabs.audit.changes.add(write.row);
    case 'deleteOldAudit':
      for (const auditId of oldAudit(tabs, write.before)) tabs.audit.changes.eraseWith('auditId', auditId);
      return;
    case 'putUndo':
      return tabs.undos.changes.put(write.row);
    case 'deleteUndo':
      return tabs.undos.changes.remove(({ rep }) => rep === write.rep);
  }
}
