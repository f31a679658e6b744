import type { Settings, Tokens } from '#backend/core/settings.ts';
import type { Spreadsheet } from '#backend/stores/sheets/services.ts';
import { append, Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { SETTINGS, type SettingRow } from '#backend/stores/sheets/tabs/tabs.ts';
import { OWNER_SETTINGS } from '#contract/owner-settings/names.ts';
import { formatPhone } from '#contract/phone.ts';

type Company = Settings['company'];

const NAMES: Record<keyof Company, string> = {
  name: 'Company name',
  email: 'Contact email',
  siteUrl: 'Site address',
  hotline: 'Hotline',
};

export const settingsTab = (spreadsheet: Spreadsheet) => new Tab(spreadsheet, SETTINGS, () => {});

export function readCompany(rows: readonly SettingRow[]): Company {
  const value = (field: keyof Company) =>
    rows.find(({ name }) => name.trim().toLowerCase() === NAMES[field].toLowerCase())?.value.trim() ?? '';
  return {
    name: value('name') || 'Your company',
    email: value('email'),
    hotline: formatPhone(value('hotline')),
    siteUrl: value('siteUrl').replace(/\/+$/, ''),
  };
}

/**
 * Returns the settings of a request.
 * @param readRows returns the rows of the tab Settings; called only when an email needs the company
 * @param ofHost what costs calls to find out
 */
export function toSettings(
  readRows: () => readonly SettingRow[],
  { bookingToken, repToken, hasWebhook }: Tokens & Pick<Settings, 'hasWebhook'>,
  ofHost: Pick<Settings, 'hasPhotoRoom' | 'hostAlerts'>,
): Settings {
  let company: Company | null = null;
  return {
    bookingToken,
    repToken,
    hasWebhook,
    ...ofHost,
    // Google keeps earlier versions of the sheet.
    backupDays: 0,
    get company() {
      company ??= readCompany(readRows());
      return company;
    },
  };
}

/** Returns the names of the company's settings that have no value in the tab Settings. */
export function findEmptySettings(rows: readonly SettingRow[]): string[] {
  const filled = rows.filter(({ value }) => value.trim() !== '').map(({ name }) => name.trim().toLowerCase());
  return Object.values(NAMES).filter((name) => !filled.includes(name.toLowerCase()));
}

export function addMissingSettings(spreadsheet: Spreadsheet): void {
  const tab = settingsTab(spreadsheet);
  const there = tab.all().map(({ row }) => row.name.trim().toLowerCase());
  const all = [...Object.values(NAMES), ...Object.values(OWNER_SETTINGS)];
  const names = all.filter((name) => !there.includes(name.toLowerCase()));
  append(
    tab,
    names.map((name) => ({ name, value: '' })),
  );
}
