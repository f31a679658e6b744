import { put } from '#tests/stores/rows.ts';
import { anInstalledScript } from './installed.ts';

/** Of emails and rows that are not about what the owner has to look after (alerts.test.ts). */
export const isNoAlert = (subject = ''): boolean =>
  subject !== 'alert' && !subject.startsWith('Please check');

/** An installed script and its owner, who edits the sheet by hand. */
export async function aScriptWithOwner() {
  const script = await anInstalledScript();
  const tab = (name: string) => script.world.spreadsheet.tab(name);
  /** Column number of a heading, starting at 1. */
  const column = (name: string, heading: string): number => (tab(name).shown()[0] ?? []).indexOf(heading) + 1;
  return {
    ...script,
    /** Title and text of the last dialog. */
    said: () => script.world.ui.said,
    tab,
    column,
    type(name: string, row: number, heading: string, text: string): void {
      tab(name).grid.set(row, column(name, heading), text);
      script.start().onEdit();
    },
    lastError: () => script.rows('Errors').at(-1)?.What,
    /** The clock runs, this many minutes later. */
    tick(minutes = 5): void {
      script.world.wait(minutes * 60_000);
      script.start().sendMessages();
    },
    /** Creates the batch "storm" with these leads, in this order. */
    storm(...leadIds: string[]): void {
      const batchId = 'storm';
      const leads = leadIds.map((leadId) => put.lead({ leadId, batchId, queueKey: `1${leadId}` }));
      script.write(put.batch({ batchId, name: 'Storm' }), ...leads);
    },
  };
}
export type ScriptWithOwner = Awaited<ReturnType<typeof aScriptWithOwner>>;
