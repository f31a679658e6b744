/** One row in 50 is not a valid lead; one in 100 repeats the number and the house of the row before. */
const WRONG = 50;
const REPEATED = 100;

export interface StormList {
  csv: string;
  /** Number of rows that will be added: neither invalid nor with the number of an earlier row. */
  added: number;
}

/** A CSV file with this many leads, about 150 characters per row. */
export function stormList(rows: number): StormList {
  const lines = [
    'First Name,Last Name,Phone,Email,Address,City,State,ZIP,Storm Date,Carrier,Policy Number,Notes',
  ];
  let added = 0;
  for (let row = 1; row <= rows; row += 1) {
    const isWrong = row % WRONG === 0;
    const isRepeated = !isWrong && row % REPEATED === 1 && row > 1;
    if (!isWrong && !isRepeated) added += 1;
    const who = isRepeated ? row - 2 : row;
    const number = 2_000_000 + who;
    const phone = isWrong
      ? 'unlisted'
      : `(${number % 2 ? 321 : 407}) ${String(number).replace(/(...)(....)/, '$1-$2')}`;
    lines.push(
      `Homeowner,Number ${row},${phone},owner.${row}@home.example,"${who} Banana River Drive, Unit ${who % 90}",Merritt Island,FL,32952,2026-10-09,Heron Mutual,00${row}-H,"Shingles gone on the ""north"" side, tarp asked for"`,
    );
  }
  return { csv: `\uFEFF${lines.join('\r\n')}\r\n`, added };
}
