/** What a column of a list can be besides a field of a lead, as the manager chooses it on the page. */
export const COLUMN_LABELS = {
  fullName: 'Whole name',
  company: 'Company',
  houseNumber: 'House number',
  addressLine2: 'Address, second line',
  phoneDoNotCall: 'Do not call this number (yes or no)',
  doNotCall: 'Do not call (yes or no, or numbers)',
  mayCall: 'May be called (yes or no)',
  status: 'Status',
  callback: 'Callback',
} as const;

/** A line of a lead's notes: what the list says of a field that it does not fit. */
export const inTheList = (label: string, cell: string): string => `${label} in the list: ${cell}`;

/** A line of a lead's notes: the name as the list has it. */
export const nameInTheList = (name: string): string => inTheList('Name', name);

/** Tells the manager that a text was cut. @param most characters */
export const cutTo = (label: string, most: number): string => `${label}: cut to ${most} characters`;
