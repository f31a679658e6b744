/** A row that cannot be read. `row` is its number in the sheet. */
export interface RowFault {
  tab: string;
  row: number;
  reason: string;
}

export type OnFault = (fault: RowFault) => void;

/** A tab, heading or secret that the script needs is missing; the menu's "Set up this sheet" adds it. */
export class SheetNotSetUp extends Error {
  override name = 'SheetNotSetUp';
}
