import type { Settings, Tokens } from '#backend/core/settings.ts';
import type { Spreadsheet } from '#backend/stores/sheets/services.ts';
import { Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { append } from '#backend/stores/sheets/tabs/tab-writer.ts';
import { SETTINGS } from '#backend/stores/sheets/tabs/tabs.ts';

type Company = Settings['company'];

const NAMES: Record<keyof Company, string> = {
  name: 'Company name',
  email: 'Contact email',
  siteUrl: 'Site address',
  hotline: 'Hotline',
};

const settingsTab = (spreadsheet: Spreadsheet) => new Tab(spreadsheet, SETTINGS, () => {});

export function readCompany(spreadsheet: Spreadsheet): Company {
  const rows = settingsTab(spreadsheet).all();
  const value = (field: keyof Company) =>
    rows.find(({ row }) => row.name.trim().toLowerCase() === NAMES[field].toLowerCase())?.row.value.trim() ??
    '';
  return {
    name: value('name') || 'Your company',
    email: value('email'),
    hotline: value('hotline'),
    siteUrl: value('siteUrl').replace(/\/+$/, ''),
  };
}

/** Returns the settings of a request. Reads the Settings tab only when an email needs the company. */
export function toSettings(openSpreadsheet: () => Spreadsheet, { bookingToken, repToken }: Tokens): Settings {
  let company: Company | null = null;
  return {
    bookingToken,
    repToken,
    get company() {
      company ??= readCompany(openSpreadsheet());
      return company;
    },
  };
}

/** Returns the names of settings that have no value in the tab Settings. */
export function findEmptySettings(spreadsheet: Spreadsheet): string[] {
  const filled = settingsTab(spreadsheet)
    .all()
    .filter(({ row }) => row.value.trim() !== '')
    .map(({ row }) => row.name.trim().toLowerCase());
  return Object.values(NAMES).filter((name) => !filled.includes(name.toLowerCase()));
}

export function addMissingSettings(spreadsheet: Spreadsheet): void {
  const tab = settingsTab(spreadsheet);
  const there = tab.all().map(({ row }) => row.name.trim().toLowerCase());
  const names = Object.values(NAMES).filter((name) => !there.includes(name.toLowerCase()));
  append(
    tab,
    names.map((name) => ({ name, value: '' })),
  );
}
