import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readSession } from '#src/stored/session/session.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill } from '#tests/form.ts';
import { held } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { leadsOf, storeLeads, suppress } from '#tests/msw/stored-rows.ts';
import { press } from '#tests/rep-access/rep-pages.ts';
import { catchDownloads } from './downloads.ts';
import { add, expectFinished, expectSum, groupsIn, openList } from './import-page.ts';
import { signedInManager } from './manage-page.ts';

const summary = () => within(screen.getByRole('region', { name: 'Result of each row' }));
const count = (label: string) => summary().getByText(label).nextElementSibling?.textContent;

async function addList() {
  const view = await openList();
  await add(view.user);
  await expectFinished();
  return view;
}

describe('an import', () => {
  test('adds the valid leads to a new batch and reports the result of every other row', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Add 3 leads' });
    // They become known after the numbers were checked.
    storeLeads(aLead({ phone: '(321) 555-0102', status: 'Attempted' }));
    suppress('13215550104');
    expect(control('batchName')).toHaveValue('storm list');
    fill({ batchName: 'Storm "north"', description: 'County list' });
    await add(user);
    await expectFinished();
    expect(count('Added')).toBe('1');
    expect(count('Same number as an earlier row')).toBe('1');
    expect(count('Already a lead')).toBe('1');
    expect(count('On the do-not-call list')).toBe('1');
    expect(count("Can't be added")).toBe('2');
    expectSum(groupsIn(screen.getByRole('region', { name: 'Result of each row' })), 6);
    expect(summary().getByText('This number is already a lead: Grace Hollis, Attempted')).toBeVisible();

    const link = screen.getByRole('link', { name: 'Work this batch' });
    const batchId = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('batch') ?? '';
    expect(scriptBackend.read('batch', { batchId })).toMatchObject({
      name: 'Storm "north"',
      description: 'County list',
    });
    expect(leadsOf(batchId)).toMatchObject([
      {
        firstName: 'Grace',
        lastName: 'Hollis',
        phone: '(321) 555-0101',
        mostRecentStormDate: '2026-11-12',
        notes: 'north\nside',
        source: 'import',
      },
    ]);
  });

  test('offers a download of the rows that were not added, as they are in the file', async () => {
    const downloads = catchDownloads();
    const { user } = await addList();
    await press(user, /^Download the rows/);
    await waitFor(async () => expect(await downloads.files()).toHaveLength(1));
    const [file] = await downloads.files();
    expect(file?.name).toMatch(/^storm-list-\d{4}-\d\d-\d\d-not-added\.csv$/);
    expect(file?.text.split('\r\n')).toEqual([
      'Line,Outcome,Reason,Owner Name,Phone Number,Storm Date,Notes',
      "4,Can't be added,Phone: “none” has no phone number,Ada Marlowe,none,,",
      "6,Can't be added,Last name: A name is required,,(321) 555-0103,,Ruth",
      '8,Same number as an earlier row,Same number as line 2,Twin Hollis,321.555.0101,,',
      '',
    ]);
  });

  test('needs a name for a new batch, or can add the leads to an existing one', async () => {
    storeLeads();
    const { user } = await openList();
    fill({ batchName: ' ' });
    await add(user);
    expect(control('batchName')).toHaveAccessibleDescription('Please name the batch');
    expect(repScript.sentAs('import_leads')).toHaveLength(0);
    await screen.findByRole('option', { name: new RegExp(aBatch().name) });
    fill({ batch: aBatch().batchId });
    await add(user);
    await expectFinished();
    expect(leadsOf(aBatch().batchId)).toHaveLength(3);
  });

  test('can be stopped and continued, and adds every row once', async () => {
    const rows = Array.from(
      { length: 600 },
      (_, index) => `Lead ${index},321555${String(index).padStart(4, '0')}`,
    );
    const { user } = await openList(`Name,Phone\n${rows.join('\n')}\n`);
    const wait = held();
    repScript.misbehave(() => undefined, { action: 'import_leads' });
    repScript.misbehave(wait.fault, { action: 'import_leads' });
    await add(user);
    expect(await screen.findByText('250 of 600 rows sent')).toBeVisible();
    await press(user, 'Stop');
    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    wait.release();
    expect(count('not sent')).toBe('350');
    await press(user, 'Continue');
    await expectFinished();
    expect(count('Added')).toBe('600');
    expect(count('Already a lead')).toBe('0');
  });

  test('stops when the session ends, and continues after a new login in another tab', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Add 3 leads' });
    scriptBackend.write({ kind: 'deleteRepSessions', email: readSession()?.email ?? '' });
    await add(user);
    expect(await screen.findByText('The import stopped')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in (new tab)' })).toHaveAttribute('target', '_blank');
    await act(async () => window.dispatchEvent(new Event('focus')));
    const { auth } = signedInManager();
    await press(user, 'Continue');
    await expectFinished();
    expect(repScript.sentAs('import_leads').at(-1)?.payload).toMatchObject({ auth });
  });

  test('continues while the manager looks at another view', async () => {
    const { user } = await openList();
    await add(user);
    await user.click(screen.getByRole('link', { name: 'Requests' }));
    expect(await screen.findByRole('heading', { name: 'Account Requests' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Import' }));
    await expectFinished();
  });
});
