import type { Language } from '#contract/languages.ts';
import { type Placeholder, readPlaceholder } from '#contract/owner-settings/call-scripts.ts';
import { GREETINGS, spokenWords } from './spoken-words.ts';

export type CallScriptValues = Readonly<Record<Placeholder, string>>;

/** A name that only addresses the homeowner: after a greeting, or after a comma at the end of a sentence. */
const ADDRESSED = new RegExp(
  `(\\b(?:${GREETINGS.join('|')}))[ ,]+\\{ *first name *\\}|, *\\{ *first name *\\}(?=[.,!?])`,
  'gi',
);

/**
 * Fills in the placeholders of a script, in any case. A homeowner without a first name is addressed without
 * one; words of ours stand for any other empty value. An unknown placeholder stays as it is.
 * @param language of the text
 */
export function fillCallScript(text: string, values: CallScriptValues, language: Language): string {
  const { instead } = spokenWords(language);
  const spoken = values['first name'].trim() === '' ? text.replace(ADDRESSED, '$1') : text;
  return spoken.replace(/\{([^{}\n]+)\}/g, (typed, inside: string) => {
    const name = readPlaceholder(inside);
    return name ? values[name].trim() || instead[name] : typed;
  });
}
