import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';

/** Bytes of a part of a request; the session and the other fields are extra. */
const partBytes = (part: unknown): number =>
  new URLSearchParams({ r: JSON.stringify(part) }).toString().length;

/**
 * Returns the parts from index `from` on that fit into a request, at least one and at most
 * PAGE_SIZES.importRows.
 * @param room bytes that the other fields leave
 */
export function takeFitting<Part>(parts: readonly Part[], from: number, room: number): Part[] {
  const taken: Part[] = [];
  let left = room;
  for (const part of parts.slice(from, from + PAGE_SIZES.importRows)) {
    left -= partBytes(part) + ','.length;
    if (left < 0 && taken.length > 0) break;
    taken.push(part);
  }
  return taken;
}
