import { SelectField } from '#src/components/ui/select-field.tsx';
import { IMPORT } from '#src/content/rep/import.ts';
import { firstRows } from '#src/features/lead-import/file/import-source.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { TableFrame } from './table-frame.tsx';

/** Rows shown, and how many of them follow the headings at least. */
const SHOWN = 5;
const SHOWN_BELOW = 2;
const SHOWN_CELLS = 20;
/** In characters. */
const LONGEST = 60;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const start = ({ cells }: CsvRow): string =>
  cut(
    cells
      .slice(0, SHOWN_CELLS)
      .map((cell) => cell.trim().slice(0, LONGEST))
      .filter((cell) => cell !== '')
      .join(', '),
  );

interface FirstLinesProps {
  rows: readonly CsvRow[];
  /** Index of the row with the headings; -1 for none. */
  heading: number;
  /** Number of leads below the headings. */
  leads: number;
  onChoose: (heading: number) => void;
}

/** The first lines as they were read, and which of them has the headings. */
export function FirstLines({ rows, heading, leads, onChoose }: FirstLinesProps) {
  const shown = rows.slice(0, Math.max(SHOWN, heading + 1 + SHOWN_BELOW));
  const width = Math.min(SHOWN_CELLS, Math.max(...shown.map(({ cells }) => cells.length)));
  const use = (index: number) =>
    index === heading ? 'heading' : index < heading || index > heading + leads ? 'note' : 'row';
  return (
    <div className="grid min-w-0 gap-4">
      <h3>{IMPORT.firstLines}</h3>
      <SelectField
        className="max-w-xl"
        label={IMPORT.heading}
        hint={heading > 0 && IMPORT.headingHint}
        name="headingLine"
        placeholder={IMPORT.noHeading}
        options={firstRows(rows).map((row, index) => ({
          value: String(index),
          label: IMPORT.headingLine(row.line, start(row)),
        }))}
        value={heading < 0 ? '' : String(heading)}
        onChange={({ target }) => onChoose(target.value === '' ? -1 : Number(target.value))}
      />
      <TableFrame label={IMPORT.firstLines}>
        <table className="w-full text-left text-sm">
          <thead className="bg-foam-100 text-navy-900">
            <tr>
              <th scope="col" className="px-3 py-2 font-semibold">
                {IMPORT.line}
              </th>
              <th scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {IMPORT.usedAs}
              </th>
              <th scope="col" colSpan={width + 1} className="px-3 py-2 font-semibold">
                {IMPORT.cells}
              </th>
            </tr>
          </thead>
          <tbody className="ruled">
            {shown.map((row, index) => (
              <FirstLine key={row.line} row={row} width={width} use={use(index)} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

interface FirstLineProps {
  row: CsvRow;
  /** Cells of the widest row. */
  width: number;
  use: keyof typeof IMPORT.use;
}

function FirstLine({ row, width, use }: FirstLineProps) {
  const isHeading = use === 'heading';
  const cells = row.cells.slice(0, width);
  const left = row.cells.length - cells.length;
  return (
    <tr className={isHeading ? 'font-semibold text-navy-900' : use === 'note' ? 'text-slate-600' : ''}>
      <th scope="row" className="px-3 py-2 font-normal text-slate-600 tabular-nums">
        {row.line}
      </th>
      <td className="px-3 py-2 whitespace-nowrap">{IMPORT.use[use]}</td>
      {cells.map((cell, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no id other than its index
          key={index}
          // A title of the list must not make the first column wide.
          colSpan={index === cells.length - 1 ? width - index : 1}
          className="max-w-48 truncate px-3 py-2"
        >
          {cell.slice(0, LONGEST)}
        </td>
      ))}
      {left > 0 && <td className="px-3 py-2 whitespace-nowrap text-slate-600">{IMPORT.moreCells(left)}</td>}
    </tr>
  );
}
