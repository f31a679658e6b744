/** Compares by character code, not by locale: for instants, ids and queue keys. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
