import type { CellRange, ScriptCache, Sheet, Spreadsheet } from '#backend/stores/sheets/services.ts';

export interface OwnedRange extends CellRange {
  setDataValidation(rule: unknown): unknown;
}

export interface OwnedSheet extends Sheet {
  getRange(row: number, column: number, rows: number, columns: number): OwnedRange;
  getSheetId(): number;
  setFrozenRows(rows: number): void;
  hideSheet(): unknown;
}

export interface OwnedSpreadsheet extends Spreadsheet {
  getSheetByName(name: string): OwnedSheet | null;
  insertSheet(name: string): OwnedSheet;
  getActiveSheet(): OwnedSheet;
  getActiveRange(): { getRow(): number } | null;
}

interface ValidationBuilder {
  requireValueInList(values: string[], showDropdown: boolean): ValidationBuilder;
  setAllowInvalid(allow: boolean): ValidationBuilder;
  build(): unknown;
}

interface Menu {
  addItem(caption: string, functionName: string): Menu;
  addSeparator(): Menu;
  addToUi(): void;
}

interface PromptAnswer {
  getSelectedButton(): unknown;
  getResponseText(): string;
}

export interface Ui {
  Button: { OK: unknown; YES: unknown };
  ButtonSet: { OK: unknown; OK_CANCEL: unknown; YES_NO: unknown };
  createMenu(caption: string): Menu;
  alert(title: string, text: string, buttons: unknown): unknown;
  prompt(title: string, text: string, buttons: unknown): PromptAnswer;
}

export interface TextOutput {
  setMimeType(type: unknown): TextOutput;
}

export interface Lock {
  waitLock(milliseconds: number): void;
  releaseLock(): void;
}

export interface Properties {
  getProperties(): Record<string, string>;
  setProperty(key: string, value: string): unknown;
}

/**
 * The parts of Apps Script that the script uses, under the platform's own names, so that both its globals and
 * the tests' fakes fit this type. `Blob` is a file of the platform, which the script only passes on.
 */
export interface Google<Blob = unknown> {
  SpreadsheetApp: {
    getActiveSpreadsheet(): OwnedSpreadsheet;
    getUi(): Ui;
    newDataValidation(): ValidationBuilder;
    flush(): void;
  };
  CacheService: { getScriptCache(): ScriptCache };
  LockService: { getScriptLock(): Lock };
  PropertiesService: { getScriptProperties(): Properties };
  MailApp: {
    getRemainingDailyQuota(): number;
    sendEmail(mail: { to: string; subject: string; body: string; name: string; attachments?: Blob[] }): void;
  };
  Utilities: { getUuid(): string; newBlob(text: string, type: string, name: string): Blob };
  ContentService: { MimeType: { JSON: unknown }; createTextOutput(text: string): TextOutput };
}
