import type { Page } from '@playwright/test';
import type { LeadStatus } from '#contract/lead/status.ts';

/** What a rep does with a lead, by keys alone (src/features/worklist/keys/use-desk-keys.ts). */
export interface Act {
  kind: 'saved' | 'skipped';
  /** What the lead must have then. */
  status: LeadStatus;
  /** How its notes must end. */
  words: string;
  hasCallback?: boolean;
  /** From the lead's card to the key that saves or skips. */
  press: (page: Page) => Promise<void>;
}

/** Between two keys of a rep who types fast, in ms. */
const KEY_MS = 20;

const keys =
  (...pressed: string[]) =>
  async ({ keyboard }: Page) => {
    for (const key of pressed) await keyboard.press(key);
  };

const typed =
  (status: string, words: string) =>
  async ({ keyboard }: Page) => {
    await keyboard.press(status);
    await keyboard.press('/');
    await keyboard.type(words, { delay: KEY_MS });
    await keyboard.press('Control+Enter');
  };

const VISIT = 'Tarp on Monday, half of the ridge is open';
const SPOKE = 'Will ask her husband, call again';

const NO_ANSWER: Act = { kind: 'saved', status: 'Attempted', words: 'No answer', press: keys('6', 's') };
const VOICEMAIL: Act = { kind: 'saved', status: 'Attempted', words: 'Left voicemail', press: keys('7', 's') };
const SKIP: Act = { kind: 'skipped', status: 'New Lead', words: '', press: keys('k') };
const UNQUALIFIED: Act = { kind: 'saved', status: 'Not Qualified', words: '', press: keys('4', 's') };
const NO_CALLS: Act = { kind: 'saved', status: 'DO NOT CALL', words: '', press: keys('5', 's') };
const APPOINTMENT: Act = {
  kind: 'saved',
  status: 'Qualified – Appointment Set',
  words: VISIT,
  press: typed('3', VISIT),
};
const TALK: Act = { kind: 'saved', status: 'Attempted', words: SPOKE, press: typed('2', SPOKE) };
/** `b` opens the callback at its first choice, in an hour. */
const CALLBACK: Act = { ...NO_ANSWER, hasCallback: true, press: keys('6', 'b', 'Enter', 's') };

/** Most calls are not answered. */
const TEN: readonly Act[] = [
  NO_ANSWER,
  VOICEMAIL,
  NO_ANSWER,
  TALK,
  NO_ANSWER,
  SKIP,
  APPOINTMENT,
  NO_ANSWER,
  UNQUALIFIED,
  VOICEMAIL,
];

/** The acts of an hour, in order; one callback and one number that must not be called are among them. */
export const toActs = (leads: number): Act[] =>
  Array.from({ length: leads }, (_, index) => {
    if (index === 22) return CALLBACK;
    if (index === 38) return NO_CALLS;
    return TEN[index % TEN.length] ?? NO_ANSWER;
  });
