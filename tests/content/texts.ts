export function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return getTexts([...value.values()]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getTexts) : [];
}

/** Sentences without final punctuation and case, so that repetitions compare equal. */
export const getSentences = (text: string): string[] =>
  text
    .split(/[.!?:]\s+|[.!?:]$/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 0);
