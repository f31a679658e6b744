import type { Write } from '#backend/core/writes.ts';
import { setUpTabs } from '#backend/hosts/apps-script/owner-menu/set-up-tabs.ts';
import { createSheetsStore, type SheetsStore } from '#backend/stores/sheets/store.ts';
import type { Store } from '#backend/stores/store.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { createCallLog } from './fake/call-log.ts';
import type { TextCells } from './fake/coercion.ts';
import { FakeCache } from './fake/services.ts';
import { FakeSpreadsheet } from './fake/spreadsheet.ts';

/**
 * Wraps the spreadsheet's store as the suite's asynchronous store. Transactions run one after another, as
 * under the script lock.
 */
export function asStore(open: () => SheetsStore): Store {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    transact(work) {
      const mine = turn.then(async () => {
        const sheet = open();
        const writes: Write[] = [];
        const result = await work({
          read: async (query, args) => structuredClone(sheet.read(query, args)),
          write: async (more) => {
            writes.push(...more);
          },
        });
        sheet.write(writes);
        return result;
      });
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: async () => {},
  };
}

let made = 0;

/** A spreadsheet after setup, with a store that each request opens again. */
export function aSheet(textCells: TextCells = 'formulas') {
  const log = createCallLog();
  const spreadsheet = new FakeSpreadsheet(log, textCells);
  const cache = new FakeCache(() => FRIDAY_TEN, log);
  setUpTabs(spreadsheet);
  const newId = () => {
    made += 1;
    return `version-${made}`;
  };
  const open = () => createSheetsStore({ spreadsheet, cache, newId });
  return { log, spreadsheet, cache, open, store: asStore(open) };
}
