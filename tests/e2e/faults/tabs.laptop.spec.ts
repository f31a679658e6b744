import { test } from '../support/test.ts';
import { TAB_CELLS, type TabCells, type TabFlowName } from './cells.ts';
import { TAB_FLOWS } from './flows.ts';
import { TAB_ROWS } from './run-cell.ts';

test.use({ data: 'faults' });

/** The names of a table whose type names every one of them. */
const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];

/** What would hurt most; the nightly run has the others. */
const isDaily = (name: TabFlowName, row: keyof TabCells) =>
  (name === 'book' || name === 'save') && row === 'reload before the answer';

for (const name of namesOf<TabFlowName>(TAB_FLOWS)) {
  for (const row of namesOf<keyof TabCells>(TAB_ROWS)) {
    const tag = isDaily(name, row) ? [] : ['@nightly'];
    test(`${name}, ${row}`, { tag }, async ({ page, context, site, faults }) => {
      faults.expect(/ERR_ABORTED|Failed to fetch/);
      const flow = await TAB_FLOWS[name]({ page, site });
      await runRow(row);

      async function runRow<Row extends keyof TabCells>(key: Row) {
        await TAB_ROWS[key]({ page, context, flow }, TAB_CELLS[name][key]);
      }
    });
  }
}
