import type { FieldValues } from 'react-hook-form';
import { answerTexts } from '#contract/answer-fields.ts';
import { stored } from '#src/stored/stored.ts';

/** Stores what is typed into a form, for a reload and for Back. */
export interface FormDraft {
  read: () => Partial<Record<string, string>>;
  keep: (values: FieldValues) => void;
  forget: () => void;
}

const made = new Map<string, FormDraft>();

/**
 * The draft of a form in this tab: text and choices. Consent must be given again, so no checkbox is stored.
 * @param name one per form, and per person where others must not see the draft
 */
export function textDraft(name: string): FormDraft {
  const known = made.get(name);
  if (known) return known;
  const value = stored<Partial<Record<string, string>>, Partial<Record<string, string>>>({
    area: 'session',
    key: `${name}Draft`,
    schema: answerTexts,
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
