import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { aBackend } from '#tests/core/backend.ts';

/** A manager who imports lists with these columns into the batch "hail". */
export function importOffice(columns: readonly string[]) {
  const backend = aBackend();
  const manager = backend.signedIn({ role: 'manager' });
  const send = (rows: readonly string[][], over: Record<string, unknown> = {}) =>
    manager.call('import_leads', {
      ...{ importId: 'file-0001', batchId: 'hail', batchName: 'Hail', columns },
      rows: rows.map((cells, index) => ({ line: 2 + index, cells })),
      ...over,
    });
  const results = (...sent: Parameters<typeof send>) => importLeadsAction.answer.parse(send(...sent)).results;
  return {
    backend,
    manager,
    send,
    results,
    outcomes: (...rows: string[][]) => results(rows).map(({ outcome }) => outcome),
    count: () => backend.count('hail'),
    leadsOf: (phoneKey: string) =>
      backend.store.read('sameNumber', { phoneKeys: [phoneKey], limit: 99 }).map((lead) => lead),
    isListed: (phoneKey: string) => (backend.number(phoneKey)?.suppressedAt ?? '') !== '',
  };
}
