import * as z from 'zod/mini';
import { type Stored, stored } from './stored.ts';

type Words = Record<string, string>;

const drafts = new Map<string, Stored<Words>>();

function draftOf(form: string): Stored<Words> {
  const made =
    drafts.get(form) ??
    stored<Words, Words>({
      area: 'session',
      key: `${form}Draft`,
      schema: z.record(z.string(), z.string()),
      fallback: {},
    });
  drafts.set(form, made);
  return made;
}

/**
 * Keeps what is typed and chosen in a form for a reload and the way back, in this tab only. Ticks are left out: consent is given
 * anew.
 */
export function keepWords(form: string, values: object): void {
  draftOf(form).write(
    Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')),
  );
}

/** What was kept of a form's fields, by name; empty when that is nothing, or no draft. */
export const keptWords = (form: string, fields: object): Words =>
  Object.fromEntries(Object.entries(draftOf(form).read()).filter(([name]) => name in fields));

export const forgetWords = (form: string): void => draftOf(form).remove();
