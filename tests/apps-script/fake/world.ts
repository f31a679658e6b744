import { createCallLog } from './call-log.ts';
import type { TextCells } from './coercion.ts';
import type { Validation } from './range.ts';
import {
  FakeCache,
  FakeLock,
  FakeMailApp,
  FakeProperties,
  fakeContentService,
  fakeUtilities,
} from './services.ts';
import { FakeSpreadsheet } from './spreadsheet.ts';
import { FakeUi } from './ui.ts';

/** The platform around one script and its spreadsheet. Its clock stands still until a test moves it. */
export function aWorld(startMs: number, textCells: TextCells = 'formulas') {
  let nowMs = startMs;
  const log = createCallLog();
  const spreadsheet = new FakeSpreadsheet(log, textCells);
  const ui = new FakeUi();
  const cache = new FakeCache(() => nowMs, log);
  const lock = new FakeLock(log);
  const properties = new FakeProperties();
  const mail = new FakeMailApp(log);

  function newDataValidation() {
    const rule: Validation = { values: [], allowInvalid: true };
    const builder = {
      requireValueInList: (values: string[], _showDropdown: boolean) => {
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

  const globals = {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => spreadsheet,
      getUi: () => ui,
      newDataValidation,
      flush: () => log.add('flush', 'flush'),
    },
    CacheService: { getScriptCache: () => cache },
    LockService: { getScriptLock: () => lock, getDocumentLock: () => null },
    PropertiesService: { getScriptProperties: () => properties },
    MailApp: mail,
    Utilities: fakeUtilities,
    ContentService: fakeContentService,
  };
  return {
    globals,
    log,
    spreadsheet,
    ui,
    cache,
    lock,
    properties,
    mail,
    now: () => nowMs,
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}
export type World = ReturnType<typeof aWorld>;
