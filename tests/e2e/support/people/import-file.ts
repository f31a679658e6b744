const HEADER = 'First Name,Last Name,Phone,Address,City,ZIP,Notes';

/** 300 rows (lines 2 to 301) with the kinds of problems that real storm lists have. */
export const ROWS = {
  all: 300,
  /** Invalid rows, with the reason. */
  wrong: {
    11: ['Walter,Wrong,no number,1 Elm St,Cocoa,32922,', '“no number” has no phone number'],
    12: ['Paula,Phoneless,,2 Elm St,Cocoa,32922,', 'Phone number is required'],
    13: [',,(407) 555-9913,3 Elm St,Cocoa,32922,', 'A name is required'],
    14: ['Mary,Many,(407) 555-9914,4 Elm St,Cocoa,32922,a,comma', 'More cells than there are columns'],
  },
  /** Rows that repeat the number and the house of the row before. */
  repeated: [21, 41, 61, 81, 101],
  /** A row with the number of an existing lead and no address, and one with a number on the list. */
  known: 121,
  suppressed: 141,
  /** A row whose notes a spreadsheet would run as a formula. */
  formula: 2,
} as const;

export const FORMULA = '=HYPERLINK("http://evil.example";"Claim")';

interface Numbers {
  known: string;
  suppressed: string;
}

const getNumber = (line: number): string => `(689) 555-${String(line).padStart(4, '0')}`;

function getLine(line: number, { known, suppressed }: Numbers): string {
  const wrong: Readonly<Record<number, readonly [string, string]>> = ROWS.wrong;
  if (wrong[line]) return wrong[line][0];
  const repeats = ROWS.repeated.some((each) => each === line);
  const phone =
    line === ROWS.known
      ? known
      : line === ROWS.suppressed
        ? suppressed
        : getNumber(repeats ? line - 1 : line);
  const notes = line === ROWS.formula ? `"${FORMULA.replaceAll('"', '""')}"` : '';
  const address = line === ROWS.known ? '' : `${repeats ? line - 1 : line} Gull Way`;
  return `Imported,Person ${line},${phone},${address},Cocoa,32922,${notes}`;
}

export function stormList(numbers: Numbers) {
  const lines = Array.from({ length: ROWS.all }, (_, index) => getLine(index + 2, numbers));
  return {
    name: 'Storm list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[HEADER, ...lines].join('\r\n')}\r\n`),
  };
}
