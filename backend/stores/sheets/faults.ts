/** A row of a tab that cannot be read, and why. `row` is the row's number in the sheet. */
export interface RowFault {
  tab: string;
  row: number;
  reason: string;
}

export type OnFault = (fault: RowFault) => void;

/** The spreadsheet lacks a tab or a heading that the script needs: the menu's set-up mends that. */
export class SheetNotSetUp extends Error {
  override name = 'SheetNotSetUp';
}
