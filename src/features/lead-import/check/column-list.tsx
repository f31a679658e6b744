import {
  type ColumnMapping,
  changeColumn,
  IMPORT_COLUMNS,
  importLabel,
} from '#contract/lead-list/columns.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { IMPORT } from '#src/content/rep/import.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';

const OPTIONS = IMPORT_COLUMNS.map((value) => ({ value, label: importLabel(value) }));

interface ColumnListProps {
  titles: readonly string[];
  rows: readonly CsvRow[];
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

export function ColumnList({ titles, rows, mapping, onChange }: ColumnListProps) {
  const leftOut = titles.filter((_, column) => mapping[column] === null);
  return (
    <>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {titles.map((title, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no id other than its index
          <li key={column}>
            <SelectField
              label={title}
              name={`column-${column + 1}`}
              hint={IMPORT.example(
                <q key="cell" className="wrap-anywhere">
                  {findExample(rows, column)}
                </q>,
              )}
              placeholder={IMPORT.leaveOut}
              options={OPTIONS}
              value={mapping[column] ?? ''}
              onChange={(event) => {
                const target = IMPORT_COLUMNS.find((each) => each === event.target.value) ?? null;
                onChange(changeColumn(mapping, column, target));
              }}
            />
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && <p className="mt-5 text-slate-700 wrap-anywhere">{IMPORT.leftOut(leftOut)}</p>}
    </>
  );
}

/** Rows searched for an example. */
const EXAMPLE_ROWS = 50;
/** In characters. */
const LONGEST = 60;

function findExample(rows: readonly CsvRow[], column: number): string {
  const cells = rows.slice(0, EXAMPLE_ROWS).map((row) => row.cells[column]?.trim() ?? '');
  const example = cells.find((cell) => cell !== '') ?? IMPORT.empty;
  return example.length > LONGEST ? `${example.slice(0, LONGEST)}…` : example;
}
