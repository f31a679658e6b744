import { withCommas } from '#src/lib/number-words.ts';

const openLeads = (count: number): string => `${withCommas(count)} open lead${count === 1 ? '' : 's'}`;

/** A manager's list of batches. */
export const BATCHES = {
  title: 'Batches',
  lead: 'Archive an old batch, and reps no longer get its leads until you bring it back.',
  failed: 'Failed to load the batches',
  none: 'No batches yet',
  noneHint: 'Import a list to add one.',
  open: (open: number, total: number) => `${withCommas(open)} of ${withCommas(total)} open`,
  heads: ['Batch', 'Open', 'Worked', 'Added', ''],
  added: 'Added: ',
  archivedAt: (date: string) => `Archived: ${date}`,
  isOwn: "New leads arrive here, so it can't be archived.",
  archive: 'Archive',
  archiveBatch: (name: string) => `Archive ${name}`,
  ask: (name: string, open: number) =>
    open === 0
      ? `Archive ${name}? It has no open leads.`
      : `Archive ${name}? ${openLeads(open)} will not be called until you bring the batch back, callbacks included. A rep who has one on the screen now can still finish it.`,
  yesArchive: 'Yes, archive',
  isArchived: (name: string) => `${name} is archived.`,
  notArchived: 'Failed to archive the batch',
  bringBack: 'Bring back',
  bringBackBatch: (name: string) => `Bring back ${name}`,
  askBringBack: (name: string, open: number) =>
    open === 0
      ? `Bring ${name} back? It has no open leads.`
      : `Bring ${name} back? Reps can call ${openLeads(open)} again, callbacks included.`,
  yesBringBack: 'Yes, bring back',
  isBack: (name: string) => `${name} is back.`,
  notBack: 'Failed to bring the batch back',
  archivedTitle: 'Archived',
  archivedLead:
    "Reps don't see these batches. You can still find, correct, move and export their leads, and numbers on the do-not-call list stay there.",
  /** Where a batch is only named. */
  archivedName: (name: string) => `${name} (archived)`,
  archivedNotLoaded: 'Failed to load the archived batches',
} as const;
