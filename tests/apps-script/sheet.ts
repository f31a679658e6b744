import type { Write } from '#backend/core/writes.ts';
import { setUpTabs } from '#backend/hosts/apps-script/owner-menu/set-up-tabs.ts';
import { createPhotoFiles } from '#backend/hosts/apps-script/photo-files.ts';
import { limitConcurrency } from '#backend/hosts/node/limits.ts';
import { createSheetsStore, type SheetsStore } from '#backend/stores/sheets/store.ts';
import type { Store } from '#backend/stores/store.ts';
import type { TextCells } from './fake/coercion.ts';
import { aWorld } from './fake/world.ts';

/**
 * Wraps the spreadsheet's store as the suite's asynchronous store. Transactions run one after another, as
 * under the script lock, and each opens the store again.
 */
export function asStore(open: () => SheetsStore): Store {
  const oneAtATime = limitConcurrency(1);
  return {
    transact: (work) =>
      oneAtATime(async () => {
        const sheet = open();
        const writes: Write[] = [];
        const result = await work({
          read: async (query, args) => structuredClone(sheet.read(query, args)),
          write: async (more) => void writes.push(...more),
        });
        sheet.write(writes);
        return result;
      }),
    close: async () => {},
  };
}

/** The store of a spreadsheet after setup. */
export function aSheetStore(textCells: TextCells): Store {
  const { spreadsheet, cache, globals } = aWorld(textCells);
  setUpTabs(spreadsheet);
  const files = createPhotoFiles(globals);
  return asStore(() => createSheetsStore({ spreadsheet, cache, newId: () => crypto.randomUUID(), files }));
}
