import { useEffect, useState } from 'react';
import { type ColumnMapping, missingFrom, shapeOf } from '#contract/lead/import-columns.ts';
import type { CsvRow } from '#src/features/lead-import/file/read-csv.ts';
import { type Checked, checkRows } from './check-rows.ts';

/** Checks the rows under a mapping, again for each new one; null while that takes, and while too little is mapped. */
export function useCheck(rows: readonly CsvRow[], mapping: ColumnMapping): Checked | null {
  const [done, setDone] = useState<{ rows: unknown; mapping: ColumnMapping; checked: Checked } | null>(null);

  useEffect(() => {
    if (missingFrom(mapping)) return;
    const controller = new AbortController();
    checkRows(rows, mapping.length, shapeOf(mapping), controller.signal).then((checked) => {
      if (checked) setDone({ rows, mapping, checked });
    });
    return () => controller.abort();
  }, [rows, mapping]);

  return done?.rows === rows && done.mapping === mapping ? done.checked : null;
}
