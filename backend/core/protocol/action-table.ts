import { saveLanguages, showLanguages } from '#backend/core/accounts/languages.ts';
import {
  blockRep,
  decideRequest,
  listAudit,
  listReps,
  listRequests,
  unlockRep,
} from '#backend/core/accounts/manager-actions.ts';
import { forgotPin, resetPin } from '#backend/core/accounts/pin-reset.ts';
import { requestUserApproval } from '#backend/core/accounts/request-user-approval.ts';
import { authLogin, logout } from '#backend/core/accounts/sign-in.ts';
import { addPhoto } from '#backend/core/bookings/add-photo.ts';
import { bookingReceipt } from '#backend/core/bookings/booking-receipt.ts';
import { requestCall } from '#backend/core/bookings/request-call.ts';
import { moveLead, releaseLead } from '#backend/core/find/change-lead.ts';
import { correctLead } from '#backend/core/find/correct-lead.ts';
import { findLeads, showLead } from '#backend/core/find/find-leads.ts';
import { checkNumbers } from '#backend/core/import/check-numbers.ts';
import { importLeads } from '#backend/core/import/import-leads.ts';
import { listImports, undoImport } from '#backend/core/import/undo-import.ts';
import { addLead } from '#backend/core/leads/add-lead.ts';
import { archiveBatch, showBatches } from '#backend/core/leads/archive-batch.ts';
import { exportBatch } from '#backend/core/leads/export-batch.ts';
import { leadPhotos, showPhoto } from '#backend/core/leads/lead-photos.ts';
import { listBatches } from '#backend/core/leads/list-batches.ts';
import { lookupNumber } from '#backend/core/leads/lookup-number.ts';
import { newLeads } from '#backend/core/leads/new-leads.ts';
import { listMessages } from '#backend/core/messages/list-messages.ts';
import { callScripts, saveCallScript } from '#backend/core/owner-settings/call-scripts.ts';
import { saveRestHours, showRestHours } from '#backend/core/owner-settings/rest-hours.ts';
import { saveRetention, showRetention } from '#backend/core/owner-settings/retention.ts';
import { erasePersonOfLeads } from '#backend/core/people/erase-person.ts';
import { showPerson } from '#backend/core/people/show-person.ts';
import { nextLead } from '#backend/core/queue/next-lead.ts';
import { undoLead } from '#backend/core/queue/undo-lead.ts';
import { updateLead } from '#backend/core/queue/update-lead.ts';
import { liftFile, showFile, suppressFile } from '#backend/core/suppression/number-files.ts';
import { liftSuppression, listSuppressed, suppressNumber } from '#backend/core/suppression/suppressions.ts';
import { showToday } from '#backend/core/today/company-today.ts';
import { listCounted } from '#backend/core/today/list-counted.ts';
import { bookVisit } from '#backend/core/visits/book-visit.ts';
import { crewDay, crewPhoto, crewPhotos, visitFeed } from '#backend/core/visits/crew.ts';
import { endDayLink, makeDayLink, showDayLinks } from '#backend/core/visits/day-links.ts';
import { fullSlots } from '#backend/core/visits/full-slots.ts';
import { cancelVisit, changeVisit, restoreVisit, showVisit } from '#backend/core/visits/link-actions.ts';
import { listVisits } from '#backend/core/visits/list-visits.ts';
import { manageLead } from '#backend/core/visits/manage-lead.ts';
import { saveVisitLimits, showVisitLimits } from '#backend/core/visits/visit-limits.ts';
import type { ActionEntry } from './action-entry.ts';

const ENTRIES: readonly ActionEntry[] = [
  authLogin,
  logout,
  requestUserApproval,
  forgotPin,
  resetPin,
  fullSlots,
  bookingReceipt,
  addPhoto,
  requestCall,
  showVisit,
  changeVisit,
  cancelVisit,
  restoreVisit,
  crewDay,
  crewPhotos,
  crewPhoto,
  visitFeed,

  listBatches,
  newLeads,
  nextLead,
  updateLead,
  undoLead,
  addLead,
  lookupNumber,
  leadPhotos,
  showPhoto,
  callScripts,
  showLanguages,
  saveLanguages,

  showToday,
  listCounted,
  findLeads,
  showLead,
  releaseLead,
  moveLead,
  correctLead,
  showPerson,
  erasePersonOfLeads,
  listRequests,
  decideRequest,
  listReps,
  blockRep,
  unlockRep,
  listAudit,
  listMessages,
  listSuppressed,
  suppressNumber,
  liftSuppression,
  suppressFile,
  showFile,
  liftFile,
  listVisits,
  manageLead,
  bookVisit,
  showDayLinks,
  makeDayLink,
  endDayLink,
  showVisitLimits,
  saveVisitLimits,
  showRestHours,
  saveRestHours,
  showRetention,
  saveRetention,
  checkNumbers,
  importLeads,
  listImports,
  undoImport,
  exportBatch,
  showBatches,
  archiveBatch,
  saveCallScript,
];

/** All actions by their name on the wire: those of section 7, and the product's own. */
export const ACTIONS: ReadonlyMap<string, ActionEntry> = new Map(
  ENTRIES.map((entry) => [entry.action.name, entry]),
);
