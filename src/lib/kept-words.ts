import { parseJson, storage } from './storage.ts';

const session = storage('session');

const keyOf = (form: string): string => `${form}Draft`;

/**
 * Keeps what is typed and chosen in a form for a reload and the way back, in this tab only. Ticks are left out: consent is given
 * anew.
 */
export function keepWords(form: string, values: object): void {
  const words = Object.entries(values).filter(([, value]) => typeof value === 'string');
  session.write(keyOf(form), JSON.stringify(Object.fromEntries(words)));
}

/** What was kept of a form's fields, by name; empty when that is nothing, or no draft. */
export function keptWords(form: string, fields: object): Record<string, string> {
  const stored = parseJson(session.read(keyOf(form)));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => name in fields && typeof value === 'string'),
  );
}

export const forgetWords = (form: string): void => session.remove(keyOf(form));
