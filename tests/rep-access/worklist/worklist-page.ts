import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { LeadRow, RepRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';

export const repField = () => screen.getByLabelText(/Rep name/);
export const batchField = () => screen.getByLabelText(/Batch/);
export const notesField = () => screen.getByLabelText(/Notes/);
export const status = (name: string) => screen.getByRole('radio', { name });
export const button = (name: 'Next Lead' | 'Save' | 'Skip') => screen.getByRole('button', { name });
export const card = (name: string) => screen.findByRole('heading', { level: 2, name });

/** `next_lead` requests, without peeks. */
export const asked = () => repScript.sentAs('next_lead').filter(({ url }) => !url.searchParams.has('peek'));
export const looks = () => repScript.sentAs('next_lead').length - asked().length;

/** Two leads with different names, in queue order. */
export const GRACE = aLead({ createdAt: '2026-11-01T14:00:00.000Z' });
export const HENRY = aLead({
  leadId: 'lead-2',
  firstName: 'Henry',
  lastName: 'Okafor',
  phone: '(321) 555-0188',
  createdAt: '2026-11-02T14:00:00.000Z',
});

/** Creates a batch with these leads for a signed-in rep. */
export function withLeads(leads: LeadRow[], rep: Partial<RepRow> = {}): void {
  signedInRep(rep);
  scriptBackend.write({ kind: 'putBatch', row: aBatch() });
  for (const row of leads) scriptBackend.write({ kind: 'putLead', row });
}

/** Opens the worklist and waits for its batches. */
export async function openWorklist(options: { user?: UserEvent } = {}) {
  const view = await open('/rep-access/worklist', options);
  await screen.findByRole('option', { name: aBatch().name });
  return view;
}

/** Opens the worklist with the first lead on the card and the next one already peeked at. */
export async function openWithLead(leads: LeadRow[] = [GRACE, HENRY], options: { user?: UserEvent } = {}) {
  withLeads(leads);
  const view = await openWorklist(options);
  await view.user.click(button('Next Lead'));
  await screen.findByText('Lead loaded');
  await waitFor(() => expect(looks()).toBe(1));
  return view;
}
