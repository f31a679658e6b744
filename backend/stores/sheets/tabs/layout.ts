import { SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import type { Sheet } from '#backend/stores/sheets/services.ts';
import { fromCell } from './cells.ts';
import type { TabSpec } from './tabs.ts';

/**
 * Column numbers of a tab by field, found by their headings; columns that the owner added are ignored. An
 * optional column that the sheet lacks has no number.
 */
export type Layout<Row> = ReadonlyMap<keyof Row & string, number>;

const plain = (heading: string): string => fromCell(heading).trim().toLowerCase();

/** Returns the fields of a tab, in the order of its spec. */
export const getFields = <Row>(spec: TabSpec<Row>): (keyof Row & string)[] =>
  Object.keys(spec.columns) as (keyof Row & string)[];

/** Returns the headings in lowercase, in the order of the sheet. One read. */
export function readHeadings(sheet: Sheet): string[] {
  const columns = sheet.getLastColumn();
  return columns === 0 ? [] : (sheet.getRange(1, 1, 1, columns).getDisplayValues()[0] ?? []).map(plain);
}

/** Returns the wanted headings that are not among those of a sheet. */
export const missingHeadings = (wanted: readonly string[], headings: readonly string[]): string[] =>
  wanted.filter((heading) => !headings.includes(plain(heading)));

/**
 * Finds the column of each field.
 * @throws SheetNotSetUp when a heading that is not optional is missing
 */
export function toLayout<Row>(spec: TabSpec<Row>, headings: readonly string[]): Layout<Row> {
  const columns = getFields(spec).map((field) => ({ field, ...spec.columns[field] }));
  const required = columns.filter(({ isOptional }) => !isOptional).map(({ heading }) => heading);
  const [missing] = missingHeadings(required, headings);
  if (missing !== undefined) {
    throw new SheetNotSetUp(
      `The tab "${spec.name}" has no column "${missing}". Choose Roof Leads, Set up this sheet.`,
    );
  }
  return new Map(
    columns.flatMap(({ field, heading }) => {
      const index = headings.indexOf(plain(heading));
      return index < 0 ? [] : [[field, index + 1]];
    }),
  );
}
