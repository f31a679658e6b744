import './missing-methods.ts';
import * as z from 'zod/mini';
import { createSheetsStore, VERSION_KEY } from '#backend/stores/sheets/store.ts';
import { answerRequest } from './answer.ts';
import { sendByClock } from './clock.ts';
import type { Google, TextOutput } from './google.ts';
import { checkSheet } from './owner-menu/check-menu.ts';
import { importFrontTab } from './owner-menu/import-menu.ts';
import { addMenu, fromMenu } from './owner-menu/menu.ts';
import { erasePersonsData, savePersonsData, showPersonsData } from './owner-menu/people-menu.ts';
import { printTomorrowsVisits } from './owner-menu/print-menu.ts';
import { decideSelectedRep } from './owner-menu/rep-menu.ts';
import { setUpSheet } from './owner-menu/set-up.ts';
import { showToday } from './owner-menu/today-menu.ts';
import { createPhotoFiles } from './photo-files.ts';
import { createPinHash } from './pin-hash.ts';

declare const SpreadsheetApp: Google['SpreadsheetApp'];
declare const CacheService: Google['CacheService'];
declare const LockService: Google['LockService'];
declare const PropertiesService: Google['PropertiesService'];
declare const MailApp: Google['MailApp'];
declare const Utilities: Google['Utilities'];
declare const ContentService: Google['ContentService'];
declare const HtmlService: Google['HtmlService'];
declare const Drive: Google['Drive'];
declare const UrlFetchApp: Google['UrlFetchApp'];
declare const ScriptApp: Google['ScriptApp'];

// Saves zod's check on every request whether the platform allows it to compile schemas.
z.config({ jitless: true });

const google = (): Google => ({
  SpreadsheetApp,
  CacheService,
  LockService,
  PropertiesService,
  MailApp,
  Utilities,
  ContentService,
  HtmlService,
  // With an appsscript.json of an earlier version there is no Drive service: only photos may fail then.
  get Drive() {
    return Drive;
  },
  UrlFetchApp,
  ScriptApp,
});

/** The script's global functions; the bundle's footer declares each by name (build/script-bundle.ts). */
/** Called by the clock. */
export const sendMessages = (): void => sendByClock(google());
export const doGet = (event: unknown): TextOutput => answerRequest(google(), 'GET', event);
export const doPost = (event: unknown): TextOutput => answerRequest(google(), 'POST', event);
export const onOpen = (): void => addMenu(google());
/** A cell was edited by hand, so cached data about the rows is stale. */
export const onEdit = (): void => CacheService.getScriptCache().remove(VERSION_KEY);
export const setUp = (): void => fromMenu(google(), setUpSheet);
export const approveRep = (): void => fromMenu(google(), (all) => decideSelectedRep(all, 'approve'));
export const approveManager = (): void =>
  fromMenu(google(), (all) => decideSelectedRep(all, 'approve', 'manager'));
export const denyRep = (): void => fromMenu(google(), (all) => decideSelectedRep(all, 'deny'));
export const unlockRep = (): void => fromMenu(google(), (all) => decideSelectedRep(all, 'unlock'));
export const importTab = (): void => fromMenu(google(), importFrontTab);
export const showTodaysNumbers = (): void => fromMenu(google(), showToday);
export const printTomorrow = (): void => fromMenu(google(), printTomorrowsVisits);
export const showPersonData = (): void => fromMenu(google(), showPersonsData);
export const savePersonData = (): void => fromMenu(google(), savePersonsData);
export const erasePersonData = (): void => fromMenu(google(), erasePersonsData);
export const checkThisSheet = (): void => fromMenu(google(), checkSheet);

/** For tests of the built script. */
export const inside = { createSheetsStore, createPhotoFiles, createPinHash };
