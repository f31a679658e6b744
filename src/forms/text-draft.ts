import type { FieldValues } from 'react-hook-form';
import { LIMITS } from '#contract/limits.ts';
import { stored } from '#src/stored/stored.ts';
import { objectSchema, readTexts } from '#src/stored/text-fields.ts';

/** Where a form keeps what is being typed, for a reload and the way back. */
export interface FormDraft {
  /** What was kept, by the fields' names; empty when nothing was. */
  read: () => Partial<Record<string, string>>;
  keep: (values: FieldValues) => void;
  forget: () => void;
}

const texts = objectSchema((value) => readTexts(value, Object.keys(value), LIMITS.requestBytes));
const made = new Map<string, FormDraft>();

/**
 * The draft of a form in this tab, under its name: what is typed and chosen. Ticks are left out: consent is
 * given anew.
 * @param name one for each form, and for each person who must not see another's draft
 */
export function textDraft(name: string): FormDraft {
  const known = made.get(name);
  if (known) return known;
  const value = stored<Partial<Record<string, string>>, Partial<Record<string, string>>>({
    area: 'session',
    key: `${name}Draft`,
    schema: texts,
    fallback: {},
  });
  const draft: FormDraft = {
    read: value.read,
    keep(values) {
      const typed = Object.entries(values).filter(([, text]) => typeof text === 'string');
      value.write(Object.fromEntries(typed));
    },
    forget: value.remove,
  };
  made.set(name, draft);
  return draft;
}
