/** Every text in a value of content, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return textsOf([...value.values()]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The sentences of a text, without the full stop and case that would hide a repetition. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?:]\s+|[.!?:]$/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 0);
