import { randomUUID } from 'node:crypto';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import type { TextCells } from './coercion.ts';
import {
  base64DecodeWebSafe,
  base64EncodeWebSafe,
  FakeDrive,
  FakeUrlFetchApp,
  OAUTH_TOKEN,
} from './drive.ts';
import type { Validation } from './range.ts';
import {
  FakeBlob,
  FakeCache,
  FakeHtmlOutput,
  FakeLock,
  FakeMailApp,
  FakeProperties,
  FakeTextOutput,
} from './services.ts';
import { FakeSpreadsheet } from './spreadsheet.ts';
import { FakeUi } from './ui.ts';

/** One use that a script makes of the platform; `read`, `write` and `find` are those of a range of cells. */
export type Access =
  | 'open spreadsheet'
  | 'read'
  | 'write'
  | 'find'
  | 'lock'
  | 'release'
  | 'flush'
  | 'mail'
  | 'property read'
  | 'cache read'
  | 'cache write'
  | 'uuid'
  | 'drive create'
  | 'drive get'
  | 'drive remove'
  /** One address of UrlFetchApp. */
  | 'fetch';

function newDataValidation() {
  const rule: Validation = { values: [], allowInvalid: true };
  const builder = {
    requireValueInList: (values: string[]) => {
      rule.values = values;
      return builder;
    },
    setAllowInvalid: (allow: boolean) => {
      rule.allowInvalid = allow;
      return builder;
    },
    build: () => rule,
  };
  return builder;
}

/** The platform around one script and its spreadsheet. Its clock stands still until a test moves it. */
export function aWorld(textCells: TextCells) {
  let nowMs = FRIDAY_TEN;
  const log: Access[] = [];
  const spreadsheet = new FakeSpreadsheet(log, textCells);
  const ui = new FakeUi();
  /** Names of the functions that the clock calls. */
  const triggers: string[] = [];
  const cache = new FakeCache(() => nowMs, log);
  const lock = new FakeLock(log);
  const properties = new FakeProperties(log);
  const mail = new FakeMailApp(log);
  const drive = new FakeDrive(log);
  const web = new FakeUrlFetchApp(drive, log);

  const globals = {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => {
        log.push('open spreadsheet');
        return spreadsheet;
      },
      getUi: () => ui,
      SheetType: { GRID: 'GRID' },
      newDataValidation,
      flush: () => log.push('flush'),
    },
    CacheService: { getScriptCache: () => cache },
    LockService: { getScriptLock: () => lock },
    PropertiesService: { getScriptProperties: () => properties },
    MailApp: mail,
    Utilities: {
      getUuid: () => {
        log.push('uuid');
        return randomUUID();
      },
      sleep: (milliseconds: number) => {
        nowMs += milliseconds;
      },
      newBlob: (content: string | number[], type: string, name: string) => new FakeBlob(content, type, name),
      base64EncodeWebSafe,
      base64DecodeWebSafe,
    },
    ContentService: {
      MimeType: { JSON: 'JSON', ICAL: 'ICAL' },
      createTextOutput: (content: string) => new FakeTextOutput(content),
    },
    HtmlService: { createHtmlOutput: (html: string) => new FakeHtmlOutput(html) },
    Drive: drive,
    UrlFetchApp: web,
    ScriptApp: {
      getOAuthToken: () => OAUTH_TOKEN,
      getProjectTriggers: () => triggers.map((name) => ({ getHandlerFunction: () => name })),
      newTrigger: (name: string) => ({
        timeBased: () => {
          const trigger = {
            everyMinutes: (_minutes: number) => trigger,
            create: () => void triggers.push(name),
          };
          return trigger;
        },
      }),
    },
  };
  return {
    globals,
    log,
    spreadsheet,
    ui,
    triggers,
    cache,
    lock,
    properties,
    mail,
    drive,
    web,
    now: () => nowMs,
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}
export type World = ReturnType<typeof aWorld>;
