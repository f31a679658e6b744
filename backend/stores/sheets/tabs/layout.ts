import { SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import type { Sheet } from '#backend/stores/sheets/services.ts';
import { fromCell } from './cells.ts';
import type { TabSpec } from './tabs.ts';

/** Where a tab's columns stand, found by their headings; columns that are not the script's own are passed over. */
export type Layout<Row> = ReadonlyMap<keyof Row & string, number>;

const plain = (heading: string): string => fromCell(heading).trim().toLowerCase();

/** The fields of a tab, in the order of its specification. */
export const getFields = <Row>(spec: TabSpec<Row>): (keyof Row & string)[] =>
  Object.keys(spec.columns) as (keyof Row & string)[];

/** The headings of a sheet as they stand, by their place from 1 on. One read. */
export function readHeadings(sheet: Sheet): string[] {
  const columns = sheet.getLastColumn();
  return columns === 0 ? [] : (sheet.getRange(1, 1, 1, columns).getDisplayValues()[0] ?? []).map(plain);
}

/** The fields whose heading stands nowhere among these. */
export const missingFields = <Row>(spec: TabSpec<Row>, headings: readonly string[]): (keyof Row & string)[] =>
  getFields(spec).filter((field) => !headings.includes(plain(spec.columns[field].heading)));

/** @throws SheetNotSetUp when a heading is missing */
export function toLayout<Row>(spec: TabSpec<Row>, headings: readonly string[]): Layout<Row> {
  const [missing] = missingFields(spec, headings);
  if (missing !== undefined) {
    throw new SheetNotSetUp(
      `The tab "${spec.name}" has no column "${spec.columns[missing].heading}". Choose Roof Leads, Set up this sheet.`,
    );
  }
  return new Map(
    getFields(spec).map((field) => [field, headings.indexOf(plain(spec.columns[field].heading)) + 1]),
  );
}
