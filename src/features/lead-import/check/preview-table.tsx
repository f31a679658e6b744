import { type ColumnMapping, importLabel, toRowShape } from '#contract/lead/import-columns.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { TableFrame } from './table-frame.tsx';

const PREVIEW_ROWS = 5;

export function PreviewTable({ rows, mapping }: { rows: readonly CsvRow[]; mapping: ColumnMapping }) {
  const { columns, toCells } = toRowShape(mapping);
  return (
    <TableFrame label={IMPORT.preview}>
      <table className="w-full text-left text-sm">
        <thead className="bg-foam-100 text-navy-900">
          <tr>
            {[IMPORT.line, ...columns.map(importLabel)].map((label) => (
              <th key={label} scope="col" className="px-3 py-2.5 font-semibold whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ruled">
          {rows.slice(0, PREVIEW_ROWS).map((row) => (
            <tr key={row.line}>
              <th scope="row" className="px-3 py-2.5 font-normal text-slate-600 tabular-nums">
                {row.line}
              </th>
              {toCells(row.cells).map((cell, index) => (
                <td key={columns[index]} className="max-w-64 truncate px-3 py-2.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
