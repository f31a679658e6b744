import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { LeadRow, VisitRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { aVisitRow } from '#tests/stores/rows.ts';

/** A Tuesday, four days ahead. */
export const DAY = '2026-11-24';
export const MORNING = 'Tue, Nov 24, Morning (8 AM to 12 PM)';
export const SET = 'Qualified – Appointment Set';
export const UNREACHABLE = "Can't reach the server. Check your connection and try again.";

/** Stores a booking's lead and its visit on Tuesday morning, not confirmed yet. The reference is the id of both. */
export function storeVisit(
  reference: string,
  visit: Partial<VisitRow> = {},
  lead: Partial<LeadRow> = {},
): void {
  const slot = { apptDate: DAY, apptTime: 'morning', ...visit };
  const { apptDate, apptTime } = slot;
  const row = aLead({ leadId: reference, source: 'booking', apptDate, apptTime, ...lead });
  const { leadId, createdAt, service } = row;
  testBackend.write(
    { kind: 'putBatch', row: aBatch() },
    { kind: 'putLead', row },
    {
      kind: 'putVisit',
      row: aVisitRow({
        ...{ visitId: reference, reference, leadId, createdAt },
        ...(service && { service }),
        ...slot,
      }),
    },
  );
}

export const visitOf = (reference: string) => testBackend.read('visit', { visitId: reference });
export const leadOf = (leadId: string) => testBackend.read('lead', { leadId });

/** Changes a stored visit as the homeowner does on the website. */
export function changeVisit(reference: string, over: Partial<VisitRow>): void {
  const before = visitOf(reference);
  if (!before) throw new Error(`No visit ${reference} is stored.`);
  testBackend.write({ kind: 'putVisit', row: { ...before, changes: before.changes + 1, ...over } });
}

export const openDay = (day = DAY) => open(`/rep-access/manage?view=visits&day=${day}`);

export const dayTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

export const shownVisits = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-visit]')].map(({ dataset }) => dataset.visit);

/** The row of a visit, as soon as it is there. */
export const findRow = (reference: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-visit="${reference}"]`);
    if (!found) throw new Error(`The visit ${reference} is not shown.`);
    return found;
  });

export const buttonIn = (region: HTMLElement, name: string | RegExp) =>
  within(region).getByRole('button', { name });

export const slotField = () => screen.getByRole('combobox', { name: 'Day and half-day' });
export const timeField = () => screen.getByRole('combobox', { name: 'Agreed time (optional)' });

export async function expectState(reference: string, state: VisitRow['state']): Promise<void> {
  await waitFor(async () => expect((await findRow(reference)).dataset.visitState).toBe(state));
}
