/** Sorts texts by their characters, the same everywhere: instants, ids and queue keys. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
