import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { queueSave } from '#src/stored/outbox/queued-saves.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aQueuedSave } from '#tests/builders/queued-save.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeEvent, storeLeads } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { linksIn, loadRepPages, press } from './rep-pages.ts';

beforeAll(loadRepPages);

const batchLinks = () =>
  within(screen.getByRole('region', { name: 'Available Batches' })).findAllByRole('link');

describe('the navigation of the rep area', () => {
  const SIGNED_OUT = [
    ['Login', '/rep-access'],
    ['Create User', '/rep-access/create-user'],
  ];
  const SIGNED_IN = [
    ['Hub', '/rep-access/hub'],
    ['Worklist', '/rep-access/worklist'],
  ];
  const expectLinks = (own: string[][]) =>
    expect(linksIn(screen.getByRole('navigation', { name: 'Rep area' }))).toEqual([
      ...own,
      ['New Lead', '/rep-access/new-lead'],
      ['Back to Site', '/'],
    ]);

  test('offers a signed-in rep the hub and the worklist instead, until logout', async () => {
    signedInRep();
    const { user } = await open('/rep-access/hub');
    expectLinks(SIGNED_IN);
    expect(linksIn(screen.getByRole('region', { name: 'Quick Actions' }))).toEqual([
      [expect.stringMatching(/^Start Workflow/), '/rep-access/worklist'],
      [expect.stringMatching(/^New Lead/), '/rep-access/new-lead'],
      [expect.stringMatching(/^Profile/), '/rep-access/profile'],
    ]);
    await press(user, 'Logout');
    expectLinks(SIGNED_OUT);
    signedInRep();
    await open('/rep-access');
    expectLinks(SIGNED_OUT);
  });
});

describe('the hub', () => {
  beforeEach(() => void signedInRep());

  describe('today', () => {
    const today = () => screen.findByRole('region', { name: 'Today' });
    const callback = (minutes: number, over: Partial<LeadRow> = {}) => {
      const at = new Date(FRIDAY_TEN + minutes * 60_000).toISOString();
      return aLead({ callbackAt: at, readyAt: at, waitsFor: 'callback', ...over });
    };

    test('counts the leads that the rep has saved, and how many of them with each status', async () => {
      const saved = (toStatus: string) =>
        storeEvent({ action: 'saved', rep: 'robin@reps.example', leadId: 'lead-1', toStatus });
      saved('Qualified – Appointment Set');
      saved('Attempted');
      saved('Attempted');
      await open('/rep-access/hub');
      expect(await within(await today()).findByText('3 leads saved')).toBeVisible();
      const counts = within(await today()).getAllByRole('listitem');
      expect(counts.map((count) => count.textContent)).toEqual(['2 attempted', '1 appointment set']);
    });

    test('a callback that is due leads to the worklist of its batch', async () => {
      storeLeads(callback(-30), aLead({ leadId: 'other', phone: '(321) 555-0168' }));
      const { user } = await open('/rep-access/hub');
      await user.click(await screen.findByRole('link', { name: '1 callback due' }));
      expect(await screen.findByRole('heading', { name: 'Worklist' })).toBeVisible();
      expect(address()).toBe(`/rep-access/worklist?batch=${aBatch().batchId}`);
    });

    test.each([
      ['later today', 390, 'Next callback at 4:30 PM Eastern'],
      ['on another day', 24 * 60, 'Next callback on Sat, Nov 21 at 10:00 AM Eastern'],
    ])('says when the next callback is: %s', async (_when, minutes, words) => {
      storeLeads(callback(minutes));
      await open('/rep-access/hub');
      expect(await screen.findByText(words)).toBeVisible();
    });

    test('shows a callback as due when its time comes while the page is open', async () => {
      const { advance } = stopClock();
      storeLeads(callback(5));
      await open('/rep-access/hub');
      expect(await screen.findByText('Next callback at 10:05 AM Eastern')).toBeVisible();
      await advance(5 * 60_000 + 2_000);
      expect(await screen.findByRole('link', { name: '1 callback due' })).toBeVisible();
    });

    test('is not shown for a script that does not send it', async () => {
      repEndpoint.misbehave(json({ ok: true, batches: [{ batchId: 'storm' }], features: ['lease'] }));
      await open('/rep-access/hub');
      expect(await batchLinks()).toHaveLength(1);
      expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
    });
  });

  test('lists the batches, updates their counts when the rep comes back, and keeps the list when that fails', async () => {
    const { advance } = stopClock();
    const comeBackAfter = async (ms: number) => {
      await advance(ms);
      await act(async () => window.dispatchEvent(new Event('focus')));
    };
    storeLeads();
    await open('/rep-access/hub');
    expect((await batchLinks())[0]).toHaveTextContent(
      /Palm Bay after the storm.*squall line.*0 open \/ 0 total/,
    );
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByText('Nothing saved today, no callbacks.')).toBeVisible();
    storeLeads(aLead());
    await comeBackAfter(5_000);
    expect(repEndpoint.sentAs('list_batches')).toHaveLength(1);
    await comeBackAfter(20_000);
    expect(await screen.findByText('1 open / 1 total')).toBeVisible();
    repEndpoint.misbehave(networkDrop);
    await comeBackAfter(20_000);
    expect(await screen.findByText('Failed to load batches')).toBeVisible();
    expect(screen.getByText('1 open / 1 total')).toBeVisible();
  });

  test('counts the saves that wait on this device and those that were not taken, and sends them when the connection is back', async () => {
    storeLeads(aLead({ leaseRep: 'robin@reps.example' }));
    repEndpoint.misbehave(networkDrop, { action: 'update_lead' });
    await queueSave(aQueuedSave());
    await queueSave(aQueuedSave({ saveId: 'refused', state: 'refused', refusal: 'Too late' }));
    await queueSave(aQueuedSave({ saveId: 'of-sam', email: 'sam@reps.example' }));
    await open('/rep-access/hub');
    expect(await screen.findByText('1 save on this device waiting for a connection.')).toBeVisible();
    expect(screen.getByText('1 save on this device was not accepted.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show on the worklist' })).toHaveAttribute(
      'href',
      '/rep-access/worklist',
    );
    await waitFor(() => expect(repEndpoint.sentAs('update_lead')).toHaveLength(1));
    await act(async () => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/waiting for a connection/)).toBeNull());
    expect(testBackend.read('lead', { leadId: 'lead-1' })?.notes).toBe('From the truck');
    expect(screen.getByText('1 save on this device was not accepted.')).toBeVisible();
  });
});
