import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import type { CorrectedField } from '#contract/forms/correction.ts';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { aLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { storeLeads, storeRep } from '#tests/msw/stored-rows.ts';
import { open } from '#tests/render.tsx';
import { lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { findItem, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const HENRY = aLead({ leadId: 'henry', firstName: 'Henry', lastName: 'Bird', phone: '(321) 555-0188' });
const NEW_PHONE = '(321) 555-0199';

const stored = () => scriptBackend.read('lead', { leadId: 'henry' });
const change = (over: Partial<LeadRow>) =>
  scriptBackend.write({ kind: 'putLead', row: { ...HENRY, ...stored(), ...over } });

const field = (name: CorrectedField) => screen.getByRole('textbox', { name: LEAD_FIELDS[name].label });

async function openRecord(over: Partial<LeadRow> = {}) {
  storeLeads({ ...HENRY, ...over });
  const { user } = await open('/rep-access/manage?view=find&lead=henry');
  await findItem('Henry Bird');
  return user;
}

async function openForm(over: Partial<LeadRow> = {}) {
  const user = await openRecord(over);
  await press(user, 'Correct');
  return user;
}

describe('a manager corrects a lead that was found', () => {
  test('in a form with its current values, and the record and its history show what was changed', async () => {
    const user = await openForm();
    expect(field('firstName')).toHaveValue('Henry');
    expect(field('phone')).toHaveValue('(321) 555-0188');
    expect(field('zip')).toHaveValue(HENRY.zip);
    fill({ lastName: 'Byrd' });
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(await findItem('Henry Byrd')).toHaveTextContent(NEW_PHONE);
    expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    expect(await screen.findByText('Corrected by a manager')).toBeVisible();
    expect(screen.getByText(/Phone: \(321\) 555-0199 \(was: \(321\) 555-0188\)/)).toBeVisible();
    expect(stored()).toMatchObject({ lastName: 'Byrd', phoneKey: '13215550199', email: HENRY.email });
  });

  test('and is told what follows for the calls', async () => {
    const key = '13215550199';
    const listed = {
      phoneKey: key,
      calls: [],
      fileId: '',
      suppressedBy: 'office',
      suppressedAt: '2026-11-01T15:00:00.000Z',
    };
    scriptBackend.write({ kind: 'putNumber', row: listed });
    storeRep(PAT);
    const user = await openForm({ leaseRep: PAT.email, leaseUntil: '2026-11-20T15:09:00.000Z' });
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(
      await screen.findByText(
        'Saved. This number is on the do-not-call list: the lead is closed. Pat Moss has this lead now, and sees the correction once it is loaded again.',
      ),
    ).toBeVisible();
    expect(stored()?.open).toBe(false);
  });

  test.each<[string, Partial<LeadRow>, string]>([
    [
      'the lead is open again',
      { open: false },
      "This number isn't on the do-not-call list: the lead is open again.",
    ],
    [
      'the person must not be called at any number',
      { open: false, status: 'DO NOT CALL' },
      'This person said DO NOT CALL, so the new number is on the do-not-call list, too.',
    ],
    [
      'the callback waits, and until when',
      { callbackAt: '2026-11-21T01:30:00.000Z', status: 'Attempted' },
      "The callback for Nov 20, 2026, 8:30 PM can't be made then: by the calling rules it waits until Nov 21, 2026, 8:00 AM.",
    ],
  ])('and is told that %s', async (_what, over, words) => {
    const user = await openForm(over);
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(await screen.findByText(`Saved. ${words}`)).toBeVisible();
  });

  test('and sees at the field what is wrong with what was typed; what stays as it was is not checked', async () => {
    const user = await openForm({ email: 'none', phone: 'unknown', phoneKey: '' });
    fill({ phone: '555-01' });
    await press(user, 'Save');
    expect(field('phone')).toHaveAccessibleDescription(/“555-01” has too few digits/);
    expect(field('phone')).toHaveFocus();
    fill({ phone: 'unknown' });
    fill({ firstName: '' });
    fill({ lastName: '' });
    await press(user, 'Save');
    expect(field('lastName')).toHaveAccessibleDescription('A name is required');
    fill({ lastName: 'Byrd' });
    await press(user, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(stored()).toMatchObject({ firstName: '', lastName: 'Byrd', phone: 'unknown', email: 'none' });
  });

  test('and overwrites nothing that somebody else has corrected meanwhile without seeing it', async () => {
    const user = await openForm();
    change({ phone: '(321) 555-0177', city: 'Cocoa' });
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(
      await screen.findByText(
        'Somebody else has changed this lead meanwhile. Phone is now “(321) 555-0177”.',
      ),
    ).toBeVisible();
    expect(stored()?.phone).toBe('(321) 555-0177');
    expect(field('phone')).toHaveValue(NEW_PHONE);
    expect(field('city')).toHaveValue('Cocoa');
    await press(user, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(stored()).toMatchObject({ phone: NEW_PHONE, city: 'Cocoa' });
  });

  test('and keeps what was typed when the connection fails, and after a reload, until Cancel', async () => {
    const user = await openForm();
    repScript.misbehave(networkDrop, { action: 'correct_lead' });
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(await screen.findByText('Failed to save the correction')).toBeVisible();
    expect(stored()?.phone).toBe(HENRY.phone);
    cleanup();
    change({ city: 'Cocoa' });
    await open('/rep-access/manage?view=find&lead=henry');
    expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue(NEW_PHONE);
    expect(field('city')).toHaveValue('Cocoa');
    await press(user, 'Cancel');
    await press(user, 'Correct');
    expect(field('phone')).toHaveValue(HENRY.phone);
  });

  test('and is asked before a logout deletes what was typed', async () => {
    const user = await openForm();
    fill({ phone: NEW_PHONE });
    cleanup();
    await open('/rep-access/hub');
    await press(user, 'Logout');
    const warning = await screen.findByRole('region', { name: 'Logging out deletes your unsaved work' });
    expect(within(warning).getByText('A correction of a lead')).toBeVisible();
    await press(user, 'Log out and delete');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('0199');
  });
});

test('a script without corrections is asked for none', async () => {
  lackFeatures(['correct']);
  await openRecord();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});
