/**
 * Parses JSON from storage or an answer; undefined when it is invalid. Drops nulls, because a spreadsheet
 * backend sends null for an empty cell.
 */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text, (_name, value) => value ?? undefined);
  } catch {
    return undefined;
  }
}
