import type { OwnerSettingRow } from '#backend/core/rows.ts';
import { findSettingError } from '#contract/owner-settings/check.ts';
import {
  OWNER_SETTING_NAMES,
  OWNER_SETTINGS,
  type OwnerSettingName,
} from '#contract/owner-settings/names.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { RowPlace } from './tabs/tab-reader.ts';
import type { SettingRow } from './tabs/tabs.ts';

const toKey = (title: string): string => title.trim().toLowerCase();

/** Returns what is wrong with the owner's settings in the rows of the tab, one line for each. */
export const findSettingErrors = (rows: readonly SettingRow[]): string[] =>
  OWNER_SETTING_NAMES.flatMap((name) => {
    const row = rows.find((each) => toKey(each.name) === toKey(OWNER_SETTINGS[name]));
    const wrong = row ? findSettingError(name, row.value) : null;
    return wrong === null ? [] : [`${OWNER_SETTINGS[name]}: ${wrong}`];
  });

/** Returns the first row with the setting's title, in any case; the owner may have typed it. One read. */
export const findSetting = ({ settings }: Tabs, name: OwnerSettingName): RowPlace<SettingRow> | undefined =>
  settings.all().find(({ row }) => toKey(row.name) === toKey(OWNER_SETTINGS[name]));

/** Implements `ownerSettings` of backend/core/queries.ts. One read. Reports a value that makes no sense. */
export const ownerSettings = (tabs: Tabs): OwnerSettingRow[] =>
  OWNER_SETTING_NAMES.flatMap((name) => {
    const found = findSetting(tabs, name);
    const value = found?.row.value.trim() ?? '';
    if (!found || value === '') return [];
    const wrong = findSettingError(name, value);
    if (wrong !== null) tabs.settings.report(found.place, `${OWNER_SETTINGS[name]}: ${wrong}`);
    return [{ name, value }];
  });
