/**
 * A text as JSON, or undefined when it is none: for storage and answers, whose shape a schema then checks. A null is
 * read as nothing there, for a spreadsheet's script writes it for an empty cell.
 */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text, (_name, value) => value ?? undefined);
  } catch {
    return undefined;
  }
}
