import { createContext } from 'react';
import { storage } from '#src/lib/storage.ts';

const KEY = 'repLetterKeys';
const OFF = 'off';
const local = storage('local');

/** Whether single-letter keys act in this browser (WCAG 2.2, 2.1.4); they do until the rep turns them off. */
export const letterKeys = {
  areOn: (): boolean => local.read(KEY) !== OFF,
  turn(on: boolean): void {
    if (on) local.remove(KEY);
    else local.write(KEY, OFF);
  },
};

/** Whether the keys act, for whoever shows one. */
export const LetterKeys = createContext(true);
