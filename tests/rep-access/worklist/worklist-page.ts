import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

export const repField = () => screen.getByLabelText(/Rep name/);
export const batchField = () => screen.getByLabelText(/Batch/);
export const notesField = () => screen.getByLabelText(/Notes/);
export const status = (name: string) => screen.getByRole('radio', { name });
export const button = (name: 'Next Lead' | 'Save' | 'Skip') => screen.getByRole('button', { name });
export const callLink = () => screen.queryByRole('link', { name: 'Call' });
export const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
export const heading = () => screen.queryByRole('heading', { level: 2 });
export const card = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Waits until this lead is on the card and leased: it is already shown when it was looked up ahead. */
export async function leased(name: string): Promise<void> {
  await card(name);
  await screen.findByText('Lead loaded');
}

/** `next_lead` requests, without peeks. */
export const asked = () => repEndpoint.sentAs('next_lead').filter(({ url }) => !url.searchParams.has('peek'));
export const looks = () => repEndpoint.sentAs('next_lead').length - asked().length;
export const saves = () => repEndpoint.sentAs('update_lead').map(({ payload }) => payload);

/** Leads with different names, in queue order. */
export const GRACE = aLead({ createdAt: '2026-11-01T14:00:00.000Z' });
export const HENRY = aLead({
  leadId: 'lead-2',
  firstName: 'Henry',
  lastName: 'Okafor',
  phone: '(321) 555-0188',
  createdAt: '2026-11-02T14:00:00.000Z',
});
export const IDA = aLead({
  leadId: 'lead-3',
  firstName: 'Ida',
  lastName: 'Quint',
  phone: '(321) 555-0193',
  createdAt: '2026-11-03T14:00:00.000Z',
});

export const putLead = (row: LeadRow) => testBackend.write({ kind: 'putLead', row });
export const storedLead = (leadId = GRACE.leadId) => testBackend.read('lead', { leadId });

/** Leases a lead to a colleague. */
export const giveToSam = (row: LeadRow) =>
  putLead({ ...row, leaseRep: 'sam@reps.example', leaseUntil: '2099-01-01T00:00:00.000Z' });

/** Answers the next request of an action normally, so that a fault planned after it meets the one that follows. */
export const answerNormally = (action: string) => repEndpoint.misbehave(() => undefined, { action });

/** Holds back the next answers to an action. @returns a function that releases them */
export function holdAnswers(action: string, times = 1) {
  const { fault, release } = pausedAnswer();
  repEndpoint.misbehave(fault, { action, times });
  return release;
}

/** Creates a batch with these leads for a signed-in rep. */
export function withLeads(leads: LeadRow[]): void {
  signedInRep();
  testBackend.write({ kind: 'putBatch', row: aBatch() });
  leads.forEach(putLead);
}

/** Opens the worklist and waits for its batches. */
export async function openWorklist(options: { user?: UserEvent } = {}) {
  const view = await open('/rep-access/worklist', options);
  await screen.findByRole('option', { name: aBatch().name });
  return view;
}

/** Makes the next list of batches one of a backend that supports only the specification. */
export const listLikePlainBackend = () =>
  repEndpoint.misbehave(json({ ok: true, batches: [aBatch()] }), { action: 'list_batches' });

/** Opens the worklist with the first lead on the card and the next one already peeked at. */
export async function openWithLead(leads = [GRACE, HENRY], options: { user?: UserEvent } = {}) {
  withLeads(leads);
  const view = await openWorklist(options);
  await view.user.click(button('Next Lead'));
  await screen.findByText('Lead loaded');
  await waitFor(() => expect(looks()).toBe(1));
  return view;
}

/** Like `openWithLead`, with timers that `advance` moves (setup/clock.ts). */
export async function openWithTimers(leads?: LeadRow[], at?: Date) {
  const { user, advance } = stopClock(at);
  return { ...(await openWithLead(leads, { user })), advance };
}

/** Opens the worklist and asks for a lead, which the backend answers like this. */
export async function openWithAnswer(answer: object, options: { user?: UserEvent } = {}) {
  withLeads([]);
  repEndpoint.misbehave(json(answer), { action: 'next_lead' });
  const view = await openWorklist(options);
  await view.user.click(button('Next Lead'));
  return view;
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(button('Save'));
  await screen.findByText('Saved.');
}

/** The numbers that the browser was left to dial. Prevents it: jsdom would log an error. */
export function watchDialing(): string[] {
  const dialed: string[] = [];
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    dialed.push(link.getAttribute('href') ?? '');
  };
  window.addEventListener('click', note);
  onTestFinished(() => window.removeEventListener('click', note));
  return dialed;
}

/** From now on there is no connection. @returns a function that brings it back */
export function disconnect() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  repEndpoint.misbehave(networkDrop, { times: 1_000 });
  return async () => {
    onLine.mockRestore();
    repEndpoint.recover();
    await act(async () => window.dispatchEvent(new Event('online')));
  };
}
