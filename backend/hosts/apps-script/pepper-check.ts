import { findPepperCheck, pepperCheckOf, putPepperCheck } from '#backend/core/owner-settings/pepper-check.ts';
import { read } from '#backend/core/plan.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { findSettingError } from '#contract/owner-settings/check.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { settingsTab } from './company.ts';
import type { Google } from './google.ts';
import { createSign } from './pin-hash.ts';
import { createRunner } from './run-in-sheet.ts';
import { PEPPER } from './secrets.ts';

const TITLE = OWNER_SETTINGS.pepperCheck;

/**
 * Compares the script's secret with the one that the rows were written with: a copy of a sheet has a script without
 * secrets. @returns what the owner has to do; empty if it is the same
 */
export function findWrongPepper({ SpreadsheetApp, PropertiesService }: Google): string {
  const row = settingsTab(SpreadsheetApp.getActiveSpreadsheet())
    .all()
    .find(({ row: { name } }) => name.trim().toLowerCase() === TITLE.toLowerCase());
  const kept = row?.row.value.trim() ?? '';
  const wrongForm = findSettingError('pepperCheck', kept);
  if (wrongForm !== null) return `${TITLE}: ${wrongForm}`;
  const pepper = PropertiesService.getScriptProperties().getProperties()[PEPPER] ?? '';
  if (kept === '' || kept === pepperCheckOf(createSign(() => pepper))) return '';
  const fault = pepper === '' ? `The script's properties lack ${PEPPER}` : `The script has another ${PEPPER}`;
  return `${fault}. With another one than the sheet was written with, no PIN and no link in an email works. Put back the right one (Apps Script → Project Settings → Script properties). If it is lost, empty the cell next to "${TITLE}" in the tab Settings and choose Set up this sheet: then every rep needs a new PIN.`;
}

/** Keeps with the rows what the script's secret is known by, unless that is there. */
export function keepPepperCheck(google: Google): void {
  createRunner(google).run(function* (_settings, { sign }) {
    const isKept = findPepperCheck(yield* read('ownerSettings', {})) !== '';
    return isKept ? answerOnly({ ok: true }) : { answer: { ok: true }, writes: [putPepperCheck(sign)] };
  });
}
