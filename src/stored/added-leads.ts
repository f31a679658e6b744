import * as z from 'zod/mini';
import { answerList } from '#contract/answer-fields.ts';
import { stored, storedText } from './stored.ts';

/** As many as a rep may have half typed in duplicated tabs at once. */
const MOST_STORED = 20;

const addedSchema = z.object({
  submissionId: z.string().check(z.minLength(1)),
  /** Digest of what was sent (lib/text-digest.ts). */
  digest: storedText,
});

const value = stored({ area: 'local', key: 'repAdded', schema: answerList(addedSchema), fallback: [] });

/** The leads that were added last in this browser, in any tab. Holds nothing of a lead but a digest. */
export const addedLeads = {
  /** Whether a lead with other words was added under this id. */
  hasOther: (submissionId: string, digest: string): boolean =>
    value.read().some((added) => added.submissionId === submissionId && added.digest !== digest),
  note: (submissionId: string, digest: string): void =>
    void value.write([...value.read(), { submissionId, digest }].slice(-MOST_STORED)),
};
