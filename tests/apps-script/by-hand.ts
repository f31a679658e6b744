import { aBatch } from '#tests/builders/batch.ts';
import { aLeadRow } from '#tests/stores/rows.ts';
import type { Installed } from './installed.ts';

/** The owner's manual edits in the sheet of an installed script, and what a rep then receives. */
export function byHand(script: Installed) {
  const tab = (name: string) => script.world.spreadsheet.tab(name);
  /** Column number of a heading, starting at 1. */
  const column = (name: string, heading: string): number => {
    const sheet = tab(name);
    return (sheet.getRange(1, 1, 1, sheet.getLastColumn()).getDisplayValues()[0] ?? []).indexOf(heading) + 1;
  };
  return {
    tab,
    column,
    type(name: string, row: number, heading: string, text: string): void {
      tab(name).grid.set(row, column(name, heading), text);
      script.start().onEdit();
    },
    /** Creates the batch "storm" with these leads, in this order. */
    storm(...leadIds: string[]): void {
      script.write({ kind: 'putBatch', row: aBatch({ batchId: 'storm', name: 'Storm' }) });
      script.leads(
        ...leadIds.map((leadId) => aLeadRow({ leadId, batchId: 'storm', queueKey: `1${leadId}` })),
      );
    },
    nextId: (auth: string): string | null =>
      (script.call('next_lead', { auth, batch: 'storm' }).lead as { leadId: string } | null)?.leadId ?? null,
  };
}
export type ByHand = ReturnType<typeof byHand>;
