/** Every text in a value of content, however deep. */
export function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return getTexts([...value.values()]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getTexts) : [];
}

/** The sentences of a text, without the full stop and case that would hide a repetition. */
export const getSentences = (text: string): string[] =>
  text
    .split(/[.!?:]\s+|[.!?:]$/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 0);
