import type { OwnerSettingRow } from '#backend/core/rows.ts';
import {
  OWNER_SETTING_NAMES,
  OWNER_SETTINGS,
  type OwnerSettingName,
} from '#contract/owner-settings/names.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { SettingRow } from './tabs/tabs.ts';

const toKey = (title: string): string => title.trim().toLowerCase();

/** Returns the first row with the setting's title, in any case; the owner may have typed it. One read. */
export const findSetting = ({ settings }: Tabs, name: OwnerSettingName): SettingRow | undefined =>
  settings.all().find(({ row }) => toKey(row.name) === toKey(OWNER_SETTINGS[name]))?.row;

/** Implements `ownerSettings` of backend/core/queries.ts. One read. */
export const ownerSettings = (tabs: Tabs): OwnerSettingRow[] =>
  OWNER_SETTING_NAMES.flatMap((name) => {
    const value = findSetting(tabs, name)?.value.trim() ?? '';
    return value === '' ? [] : [{ name, value }];
  });
