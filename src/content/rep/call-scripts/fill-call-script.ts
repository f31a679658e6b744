import { type Placeholder, readPlaceholder } from '#contract/owner-settings/call-scripts.ts';

/** What stands for a placeholder that has no value; it must fit in the middle of a sentence. */
const INSTEAD: Readonly<Record<Placeholder, string>> = {
  'first name': 'the homeowner',
  rep: '(your name)',
  company: 'our company',
  reason: 'your roof',
  service: 'visit',
  visit: 'a time to be agreed',
  city: 'your area',
  hotline: '(our number)',
};
export type CallScriptValues = Readonly<Record<Placeholder, string>>;

/** A name that only addresses the homeowner: after a greeting, or after a comma at the end of a sentence. */
const ADDRESSED =
  /(\b(?:hi|hello|hey|thanks|thank you|good (?:morning|afternoon|evening)))[ ,]+\{ *first name *\}|, *\{ *first name *\}(?=[.,!?])/gi;

/**
 * Fills in the placeholders of a script, in any case. A homeowner without a first name is addressed without
 * one; words of ours stand for any other empty value. An unknown placeholder stays as it is.
 */
export function fillCallScript(text: string, values: CallScriptValues): string {
  const spoken = values['first name'].trim() === '' ? text.replace(ADDRESSED, '$1') : text;
  return spoken.replace(/\{([^{}\n]+)\}/g, (typed, inside: string) => {
    const name = readPlaceholder(inside);
    return name ? values[name].trim() || INSTEAD[name] : typed;
  });
}
