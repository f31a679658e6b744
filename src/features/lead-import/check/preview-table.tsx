import { importLabel } from '#contract/lead-list/columns.ts';
import type { RowShape } from '#contract/lead-list/row-shape.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { readRow } from './check-rows.ts';
import { TableFrame } from './table-frame.tsx';

const PREVIEW_ROWS = 5;

interface PreviewTableProps {
  rows: readonly CsvRow[];
  shape: RowShape;
  nowMs: number;
}

/** The first leads as they will be stored, without the fields that none of them has. */
export function PreviewTable({ rows, shape, nowMs }: PreviewTableProps) {
  const first = rows.slice(0, PREVIEW_ROWS).map((row) => ({ row, cells: readRow(row, shape, nowMs).cells }));
  const shown = shape.columns.flatMap((column, index) =>
    first.some(({ cells }) => cells[index]) ? [{ column, index }] : [],
  );
  return (
    <TableFrame label={IMPORT.preview}>
      <table className="w-full text-left text-sm">
        <thead className="bg-foam-100 text-navy-900">
          <tr>
            {[IMPORT.line, ...shown.map(({ column }) => importLabel(column))].map((label) => (
              <th key={label} scope="col" className="px-3 py-2.5 font-semibold whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ruled">
          {first.map(({ row, cells }) => (
            <tr key={row.line}>
              <th scope="row" className="px-3 py-2.5 font-normal text-slate-600 tabular-nums">
                {row.line}
              </th>
              {shown.map(({ column, index }) => (
                <td key={column} className="max-w-64 truncate px-3 py-2.5">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
