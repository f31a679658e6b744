import type { Page } from '@playwright/test';
import type { LeadRow } from '#backend/core/rows.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Around } from '../device.ts';
import { getName } from './queue.ts';
import { aSignedInRep, askAs, getBrowser, type SignedInRep } from './reps.ts';

export interface Colleague extends SignedInRep {
  /** Takes the next lead of a batch. @returns its name, or null when there is none */
  takes(batch: { batchId: string }): Promise<string | null>;
  /** Saves a lead that this rep has taken. */
  saves(lead: LeadRow, status: LeadRow['status'], note?: string, more?: object): Promise<void>;
  opens(): Promise<Page>;
}

interface Surroundings extends Around {
  now: () => number;
  /** Registers a function to run after the test. */
  atEnd: (close: () => Promise<void>) => void;
}

export async function aColleague(name: string, around: Surroundings): Promise<Colleague> {
  const { browser, site, faults, now, atEnd } = around;
  const rep = await aSignedInRep(site, name, now());
  return {
    ...rep,
    async takes({ batchId }) {
      const { lead } = nextLeadAnswer.parse(await askAs(rep, site, 'next_lead', { batch: batchId }));
      return lead ? getName(lead) : null;
    },
    async saves({ leadId }, status, note = 'a note', more = {}) {
      await askAs(rep, site, 'update_lead', { leadId, status, note, ...more });
    },
    async opens() {
      const { page, context } = await getBrowser(rep, { browser, site, faults, nowMs: now() });
      atEnd(() => context.close());
      return page;
    },
  };
}
