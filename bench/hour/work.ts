import type { Page } from '@playwright/test';
import { type Act, toActs } from './acts.ts';
import { lastKey, nextCard, nextSaved } from './watch.ts';

/** The second between a save and the next lead (specification, section 9). */
const SECOND_MS = 1_000;

export interface Wait {
  kind: Act['kind'] | 'first';
  /** From the end of the second after “Saved.”, or from the key N or K, to the card. */
  ms: number;
  /** From a second after the key that saves: with the answer to the save. */
  fromKeyMs: number;
}

/**
 * Works leads by keys alone, from the key N on the worklist.
 * @param callMs from a card to the first key after the call
 * @returns how long each card was waited for, and what was done by the name on the card
 */
export async function workHour(page: Page, leads: number, callMs: number) {
  const waits: Wait[] = [];
  const done = new Map<string, Act>();
  let saves = 0;
  let card = { name: '', at: Number.NaN };
  const take = async (index: number, kind: Wait['kind'], from: number, key: number) => {
    card = await nextCard(page, index);
    waits.push({ kind, ms: Math.max(0, card.at - from), fromKeyMs: Math.max(0, card.at - key) });
  };
  await page.waitForTimeout(callMs);
  await page.locator('body').press('n');
  await take(0, 'first', await lastKey(page), await lastKey(page));
  for (const [index, act] of toActs(leads).entries()) {
    if (done.has(card.name)) throw new Error(`${card.name} came twice.`);
    done.set(card.name, act);
    if (act.kind === 'saved') await page.keyboard.press('c');
    await page.waitForTimeout(callMs);
    await act.press(page);
    const key = await lastKey(page);
    const isLast = index === leads - 1;
    if (act.kind === 'skipped') await take(index + 1, act.kind, key, key);
    else {
      const savedAt = await nextSaved(page, saves++);
      if (!isLast) await take(index + 1, act.kind, savedAt + SECOND_MS, key + SECOND_MS);
    }
  }
  return { waits, done };
}
