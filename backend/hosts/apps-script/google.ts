import type { CellRange, ScriptCache, Sheet, Spreadsheet } from '#backend/stores/sheets/services.ts';

export interface OwnedRange extends CellRange {
  setDataValidation(rule: unknown): unknown;
}

export interface OwnedSheet extends Sheet {
  getRange(row: number, column: number, rows: number, columns: number): OwnedRange;
  getSheetId(): number;
  getType(): unknown;
  setFrozenRows(rows: number): void;
  hideSheet(): unknown;
}

export interface OwnedSpreadsheet extends Spreadsheet {
  getSheetByName(name: string): OwnedSheet | null;
  /** All tabs, also hidden ones. */
  getSheets(): OwnedSheet[];
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

/** A page for a dialog. */
export interface HtmlOutput {
  /** In pixels. */
  setWidth(width: number): HtmlOutput;
  setHeight(height: number): HtmlOutput;
}

export interface Ui {
  Button: { OK: unknown; YES: unknown };
  ButtonSet: { OK: unknown; OK_CANCEL: unknown; YES_NO: unknown };
  createMenu(caption: string): Menu;
  alert(title: string, text: string, buttons: unknown): unknown;
  prompt(title: string, text: string, buttons: unknown): PromptAnswer;
  showModalDialog(page: HtmlOutput, title: string): void;
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

/** A file or a folder of Google Drive. */
interface DriveFile {
  id?: string;
  /** Whether it, or a folder that it is in, is in the trash; only if `fields` asks for it. */
  trashed?: boolean;
}

interface NewDriveFile {
  name: string;
  mimeType: string;
  /** Id of the folder that it is in; without one it is in "My Drive". */
  parents?: string[];
}

interface UrlRequest {
  url: string;
  headers: Record<string, string>;
  muteHttpExceptions: boolean;
  /** A GET without it. */
  method?: 'post';
  contentType?: string;
  payload?: string;
  followRedirects?: boolean;
}

/** Calls one of the script's global functions again and again. */
interface ClockTrigger {
  everyMinutes(minutes: 1 | 5 | 10 | 15 | 30): ClockTrigger;
  create(): unknown;
}

export interface UrlResponse {
  getResponseCode(): number;
  /** Bytes from -128 to 127. */
  getContent(): number[];
}

/**
 * The parts of Apps Script that the script uses, under the platform's own names, so that both its globals and
 * the tests' fakes fit this type. `Blob` is a file of the platform, which the script only passes on.
 */
export interface Google<Blob = unknown> {
  SpreadsheetApp: {
    getActiveSpreadsheet(): OwnedSpreadsheet;
    getUi(): Ui;
    /** `GRID` is the type of a tab with cells; others hold a chart or the data of another source. */
    SheetType: { GRID: unknown };
    newDataValidation(): ValidationBuilder;
    flush(): void;
  };
  CacheService: { getScriptCache(): ScriptCache };
  LockService: { getScriptLock(): Lock };
  PropertiesService: { getScriptProperties(): Properties };
  MailApp: {
    getRemainingDailyQuota(): number;
    sendEmail(mail: {
      to: string;
      subject: string;
      body: string;
      name: string;
      replyTo?: string;
      attachments?: Blob[];
    }): void;
  };
  Utilities: {
    getUuid(): string;
    sleep(milliseconds: number): void;
    newBlob(text: string, type: string, name: string): Blob;
    newBlob(bytes: number[], type: string, name: string): Blob;
    /** Bytes are from -128 to 127, and the text is padded with `=`. */
    base64EncodeWebSafe(bytes: number[]): string;
    base64DecodeWebSafe(text: string): number[];
  };
  /** The advanced service, version 3. It exists only if appsscript.json names it. */
  Drive: {
    Files: {
      create(folder: NewDriveFile): DriveFile;
      create(file: NewDriveFile, content: Blob, options: { fields: string }): DriveFile;
      get(id: string, options: { fields: string }): DriveFile;
      /** Deletes it for good. */
      remove(id: string): void;
    };
  };
  UrlFetchApp: { fetchAll(requests: UrlRequest[]): UrlResponse[] };
  ScriptApp: {
    getOAuthToken(): string;
    getProjectTriggers(): { getHandlerFunction(): string }[];
    newTrigger(functionName: string): { timeBased(): ClockTrigger };
  };
  HtmlService: { createHtmlOutput(html: string): HtmlOutput };
  ContentService: { MimeType: { JSON: unknown; ICAL: unknown }; createTextOutput(text: string): TextOutput };
}
