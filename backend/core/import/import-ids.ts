import type { Instant, LeadRow } from '#backend/core/rows.ts';

/** How the id of every imported lead begins. */
export const IMPORTED = 'import-';

/** How the ids of an import's leads begin. An id goes on with the line and a digest (import-leads.ts). */
export const idStart = (importId: string): string => `${IMPORTED}${importId}-`;

/** Ids of an import's leads are at or after the first and before the second, compared byte by byte. */
export const idRange = (importId: string): [from: string, until: string] => [
  idStart(importId),
  `${IMPORTED}${importId}.`,
];

/** Start of the id of a line's lead. Padded, because leads of the same moment are served by id. */
export const lineStart = (importId: string, line: number): string =>
  `${idStart(importId)}${String(line).padStart(6, '0')}-`;

/** Returns the import that a lead is from; empty for none. */
export const importOf = (leadId: string): string => /^import-([\w-]+)-\d{6,}-[^-]+$/.exec(leadId)?.[1] ?? '';

/** Whether a rep has saved a lead, or had it on the card last: then the rep can still save it. */
export const isTaken = ({ workedAt, leaseRep }: Pick<LeadRow, 'workedAt' | 'leaseRep'>): boolean =>
  workedAt !== '' || leaseRep !== '';

/** Whether a rep has saved a lead, or holds it now. */
export const isWorked = (
  { workedAt, leaseRep, leaseUntil }: Pick<LeadRow, 'workedAt' | 'leaseRep' | 'leaseUntil'>,
  now: Instant,
): boolean => workedAt !== '' || (leaseRep !== '' && leaseUntil > now);
