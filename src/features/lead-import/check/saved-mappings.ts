import * as z from 'zod/mini';
import { type ColumnMapping, IMPORT_COLUMNS } from '#contract/lead-list/columns.ts';
import { stored } from '#src/stored/stored.ts';

/** How many lists are remembered. */
const MOST = 20;

/** The columns that a manager chose otherwise than we guess, by the headings of the list. Newest first. */
const savedMappings = stored({
  area: 'local',
  key: 'importColumns',
  schema: z.array(
    z.object({ titles: z.array(z.string()), mapping: z.array(z.nullable(z.enum(IMPORT_COLUMNS))) }),
  ),
  fallback: [],
});

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** The columns chosen for the last list with these headings; null if they were as we guess them. */
export const readSavedMapping = (titles: readonly string[]): ColumnMapping | null =>
  savedMappings.read().find((saved) => areSame(saved.titles, titles))?.mapping ?? null;

/** Remembers the columns of a list, unless they are as we guess them. */
export function saveMapping(titles: readonly string[], mapping: ColumnMapping, guessed: ColumnMapping): void {
  const others = savedMappings.read().filter((saved) => !areSame(saved.titles, titles));
  const own = areSame(mapping, guessed) ? [] : [{ titles: [...titles], mapping: [...mapping] }];
  savedMappings.write([...own, ...others].slice(0, MOST));
}
