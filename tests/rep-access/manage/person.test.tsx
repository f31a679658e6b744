import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statusDraft } from '#src/stored/rep-draft.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { isSuppressed, storeLeads } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { ENDED, expectLogin, lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { catchDownloads } from './downloads.ts';
import { findItem, signedInManager } from './manage-page.ts';
import { leadOf, storeVisit, UNREACHABLE, visitOf } from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const PHOTO = aPhoto('photo-1', 'RT-GRACE2', '2026-11-19T15:00:00.000Z');
const FILE = 'personal-data-hollis-2026-11-20.html';

const person = () => screen.getByRole('region', { name: 'Personal Data' });
const lead = (name: RegExp) => within(person()).getByRole('checkbox', { name });
const booking = () => lead(/Grace Hollis.*Website booking/);
const listed = () => lead(/GRACE HOLLIS.*Imported list/);
const namesake = () => lead(/Henry Hollis/);

/** Opens the record of Grace, who has booked; an old list has her, too, and Henry with the same number. */
async function openRecord(): Promise<UserEvent> {
  storeLeads(
    aLead({ leadId: 'old', batchId: 'old-list', firstName: 'GRACE', lastName: 'HOLLIS', email: '' }),
    aLead({ leadId: 'henry', firstName: 'Henry', email: 'henry@home.example' }),
  );
  storeVisit('RT-GRACE2', { words: 'Water in the kitchen.' });
  testBackend.write({ kind: 'putBatch', row: aBatch({ batchId: 'old-list', name: 'Old list' }) }, PHOTO);
  const { user } = await open('/rep-access/manage?view=find&lead=RT-GRACE2');
  await findItem('Grace Hollis');
  return user;
}

async function showPerson(): Promise<UserEvent> {
  const user = await openRecord();
  await press(user, 'Show personal data');
  await screen.findByRole('group', { name: 'Tick what is theirs' });
  return user;
}

describe('the data of a person', () => {
  test('is shown in every batch; what has another name is not ticked', async () => {
    await showPerson();
    expect(screen.getByRole('group', { name: 'Tick what is theirs' })).toHaveFocus();
    expect(within(person()).getAllByRole('checkbox')).toHaveLength(3);
    expect(booking()).toBeChecked();
    expect(listed()).toBeChecked();
    expect(namesake()).not.toBeChecked();
    expect(person()).toHaveTextContent(/New Lead: 1 visit, 1 photo/);
    expect(person()).toHaveTextContent(/Henry Hollis.*Another name: may be somebody else/);
  });

  test('has the numbers, and says that a number that is not listed can come back', async () => {
    const user = await showPerson();
    expect(within(person()).getByText('(321) 555-0167: not on our do-not-call list')).toBeVisible();
    expect(within(person()).getByText(/^Erasing doesn’t stop calls/)).toBeVisible();
    await press(user, 'Do not call');
    await press(user, 'Yes, never call it');
    expect(
      await screen.findByText('(321) 555-0167: on our do-not-call list since Nov 20, 2026'),
    ).toBeVisible();
    expect(within(person()).queryByText(/^Erasing doesn’t stop calls/)).toBeNull();
  });

  test('is not loaded before it is asked for, and can be loaded again after a failure', async () => {
    const user = await openRecord();
    expect(repEndpoint.sentAs('show_person')).toEqual([]);
    repEndpoint.misbehave(networkDrop, { action: 'show_person' });
    await press(user, 'Show personal data');
    expect(await within(person()).findByText('Failed to load the personal data')).toBeVisible();
    await press(user, 'Try again');
    await waitFor(() => expect(booking()).toBeVisible());
  });

  test('is not offered by a backend that cannot show it', async () => {
    lackFeatures(['people']);
    await openRecord();
    expect(screen.queryByRole('region', { name: 'Personal Data' })).toBeNull();
  });

  test('is neither downloaded nor erased when nothing is ticked', async () => {
    const downloads = catchDownloads();
    const user = await showPerson();
    await user.click(booking());
    await user.click(listed());
    await press(user, 'Download');
    expect(await screen.findByText('Tick what is theirs first.')).toBeVisible();
    await press(user, 'Erase');
    expect(await screen.findByText('Tick what is theirs first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, erase it' })).toBeNull();
    expect(await downloads.files()).toEqual([]);
  });
});

describe('a download of the data of a person', () => {
  test('is one file with what is ticked, photos included', async () => {
    const downloads = catchDownloads();
    const user = await showPerson();
    await press(user, 'Download');
    expect(
      await screen.findByText(new RegExp(`^Downloaded: ${FILE}\\. It holds private data`)),
    ).toBeVisible();
    const [file, ...others] = await downloads.files();
    expect(others).toEqual([]);
    expect(file?.name).toBe(FILE);
    expect(file?.text).toContain('You wrote: Water in the kitchen.');
    const base64 = PHOTO.images.photo.replaceAll('-', '+').replaceAll('_', '/');
    expect(file?.text).toContain(`data:image/jpeg;base64,${base64}`);
    expect(file?.text).not.toContain('Henry');
  });

  test('says which photo is loading, and can be canceled', async () => {
    const downloads = catchDownloads();
    const user = await showPerson();
    const wait = pausedAnswer();
    repEndpoint.misbehave(wait.fault, { action: 'show_photo' });
    await press(user, 'Download');
    expect(await screen.findByText('Loading photo 1 of 1…')).toBeVisible();
    await press(user, 'Cancel');
    wait.release();
    expect(screen.queryByText('Loading photo 1 of 1…')).toBeNull();
    expect(await downloads.files()).toEqual([]);
  });

  test('goes without a photo that is gone, and fails with any other reason', async () => {
    const downloads = catchDownloads();
    const user = await showPerson();
    const refusal = { ok: false, error: 'invalid', message: 'Reload the page.' };
    repEndpoint.misbehave(json(refusal), { action: 'show_photo' });
    await press(user, 'Download');
    expect(await screen.findByText('Failed to download the personal data')).toBeVisible();
    expect(screen.getByText('Reload the page.')).toBeVisible();
    repEndpoint.misbehave(json({ ok: false, error: 'not_found' }), { action: 'show_photo' });
    await press(user, 'Download');
    expect(await screen.findByText(/^Downloaded: /)).toBeVisible();
    const files = await downloads.files();
    expect(files.map(({ text }) => text.includes('No longer available'))).toEqual([true]);
  });
});

describe('erasing the data of a person', () => {
  test('asks with what goes, and deletes it; the namesake stays', async () => {
    const user = await showPerson();
    statusDraft.keep('bea@reps.example', { leadId: 'RT-GRACE2', note: 'No answer' });
    await press(user, 'Erase');
    const question = screen.getByRole('group', { name: /^Erase 2 leads, 1 visit, 1 photo, / });
    expect(question).toHaveFocus();
    expect(question).toHaveTextContent(/can’t be undone.* A visit is still ahead.*: cancel it first/);
    expect(booking()).toBeDisabled();
    await press(user, 'Yes, erase it');
    const done = await screen.findByText(/^Erased: 2 leads, 1 visit, 1 photo\. Copies elsewhere stay/);
    await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
    expect(address()).toBe('/rep-access/manage?view=find');
    expect([leadOf('RT-GRACE2'), leadOf('old'), visitOf('RT-GRACE2')]).toEqual([null, null, null]);
    expect(leadOf('henry')).toMatchObject({ firstName: 'Henry' });
    expect(statusDraft.read('bea@reps.example')).toBeNull();
    await open('/rep-access/manage?view=find&lead=RT-GRACE2');
    expect(await screen.findByText('Failed to load the lead')).toBeVisible();
  });

  test('takes what the manager ticks, and keeps a number on the do-not-call list', async () => {
    const user = await showPerson();
    await press(user, 'Do not call');
    await press(user, 'Yes, never call it');
    await screen.findByText('(321) 555-0167: on our do-not-call list since Nov 20, 2026');
    await user.click(namesake());
    await user.click(booking());
    await press(user, 'Erase');
    const question = screen.getByRole('group', { name: /^Erase 2 leads, 0 visits, 0 photos, / });
    expect(question).not.toHaveTextContent('A visit is still ahead');
    await press(user, 'Yes, erase it');
    await screen.findByText(/^Erased: 2 leads/);
    expect([leadOf('henry'), leadOf('old')]).toEqual([null, null]);
    expect(leadOf('RT-GRACE2')).toMatchObject({ firstName: 'Grace' });
    expect(isSuppressed('13215550167')).toBe(true);
  });

  test('loses nothing when it is given up, fails, or the session has ended', async () => {
    const user = await showPerson();
    await press(user, 'Erase');
    await press(user, 'Cancel');
    expect(repEndpoint.sentAs('erase_person')).toEqual([]);
    repEndpoint.misbehave(networkDrop, { action: 'erase_person' });
    await press(user, 'Erase');
    await press(user, 'Yes, erase it');
    expect(await screen.findByText('Failed to erase the personal data')).toBeVisible();
    expect(screen.getByText(UNREACHABLE)).toBeVisible();
    expect(booking()).toBeChecked();
    repEndpoint.misbehave(ENDED, { action: 'erase_person' });
    await press(user, 'Erase');
    await press(user, 'Yes, erase it');
    await expectLogin();
    expect(leadOf('RT-GRACE2')).toMatchObject({ firstName: 'Grace' });
  });
});
