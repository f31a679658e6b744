import { stored } from './stored.ts';
import { isRecord, readTexts } from './text-fields.ts';

/** As many as a rep may have half typed in duplicated tabs at once. */
const KEPT = 20;

interface AddedLead {
  submissionId: string;
  /** Digest of what was sent (lib/text-digest.ts). */
  digest: string;
}

const value = stored<AddedLead[], AddedLead[]>({
  area: 'local',
  key: 'repAdded',
  schema: {
    safeParse: (list) =>
      Array.isArray(list) ? { success: true, data: list.flatMap(readAdded) } : { success: false },
  },
  fallback: [],
});

function readAdded(entry: unknown): AddedLead[] {
  if (!isRecord(entry)) return [];
  const { submissionId = '', digest = '' } = readTexts(entry, ['submissionId', 'digest'], 99);
  return submissionId ? [{ submissionId, digest }] : [];
}

/** The leads that were added last in this browser, in any tab. Holds nothing of a lead but a digest. */
export const addedLeads = {
  /** Whether a lead with other words was added under this id. */
  hasOther: (submissionId: string, digest: string): boolean =>
    value.read().some((added) => added.submissionId === submissionId && added.digest !== digest),
  note: (submissionId: string, digest: string): void =>
    void value.write([...value.read(), { submissionId, digest }].slice(-KEPT)),
};
