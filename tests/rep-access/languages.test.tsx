import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeRep } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { NORA, openManage, signedInManager } from './manage/manage-page.ts';
import { ENDED, expectLogin, lackFeatures, loadRepPages, press } from './rep-pages.ts';
import { holdAnswers } from './worklist/worklist-page.ts';

beforeAll(loadRepPages);

const TITLE = 'Languages You Speak';
const SAVED = 'Saved. It counts from the next lead on.';
const spanish = () => screen.findByRole('checkbox', { name: 'Spanish' });
const kept = () => testBackend.read('rep', { email: 'robin@reps.example' })?.languages;

/** Opens the profile once its languages are loaded. */
async function openProfile() {
  const view = await open('/rep-access/profile');
  const box = await spanish();
  await waitFor(() => expect(box).toBeEnabled());
  return { ...view, box };
}

describe('the languages of a rep', () => {
  beforeEach(() => void signedInRep());

  test('are saved with the choice, at the script, and are there the next time', async () => {
    const { user, box, unmount } = await openProfile();
    expect(box).not.toBeChecked();
    expect(screen.getByRole('region', { name: TITLE })).toHaveTextContent(
      /Leads who speak one of these come to you first/,
    );
    const release = holdAnswers('save_languages');
    await user.click(box);
    expect(box, 'at once').toBeChecked();
    expect(screen.getByText('Saving…')).toBeVisible();
    release();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(box).toBeChecked();
    expect(kept()).toBe('es');
    unmount();
    const again = await openProfile();
    expect(again.box).toBeChecked();
    await again.user.click(again.box);
    await waitFor(() => expect(kept()).toBe(''));
    expect(again.box).not.toBeChecked();
  });

  test('pressed again before they are saved are as pressed last', async () => {
    const { user, box } = await openProfile();
    const release = holdAnswers('save_languages');
    await user.click(box);
    await user.click(box);
    expect(box).not.toBeChecked();
    release();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(repEndpoint.sentAs('save_languages')).toMatchObject([
      { payload: { languages: 'es' } },
      { payload: { languages: '' } },
    ]);
    expect(kept()).toBe('');
    expect(box).not.toBeChecked();
  });

  test('stay as they were when they cannot be saved, and the page says why', async () => {
    const { user, box } = await openProfile();
    repEndpoint.misbehave(networkDrop, { action: 'save_languages' });
    await user.click(box);
    expect(await screen.findByText('Failed to save your languages.')).toBeVisible();
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(screen.queryByText('Failed to save your languages.')).toBeNull();
  });

  test('that do not load can be loaded again, and cannot be chosen before', async () => {
    repEndpoint.misbehave(networkDrop, { action: 'show_languages' });
    const { user } = await open('/rep-access/profile');
    expect(await screen.findByText('Failed to load your languages.')).toBeVisible();
    expect(await spanish()).toBeDisabled();
    repEndpoint.misbehave(networkDrop, { action: 'show_languages' });
    await press(user, 'Try again');
    await waitFor(() => expect(repEndpoint.sentAs('show_languages')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
    await press(user, 'Try again');
    await waitFor(async () => expect(await spanish()).toBeEnabled());
    expect(screen.queryByText('Failed to load your languages.')).toBeNull();
    expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus();
  });

  test('lead to the login when the session has ended', async () => {
    const { user, box } = await openProfile();
    repEndpoint.misbehave(ENDED, { action: 'save_languages' });
    await user.click(box);
    await expectLogin();
  });

  test('are not there with a script that does not know them, which is not asked', async () => {
    lackFeatures(['languages']);
    await open('/rep-access/profile');
    expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(repEndpoint.sent).toHaveLength(0);
  });
});

describe('a manager', () => {
  test('sees among the accounts who speaks what', async () => {
    signedInManager();
    storeRep({ ...NORA, state: 'active', languages: 'es' });
    await openManage('reps');
    const nora = await screen.findByRole('article', { name: NORA.name });
    expect(within(nora).getByText('English, Spanish')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Bea Boss' })).not.toHaveTextContent('Spanish');
  });

  test('sees the accounts of a script that does not say so as before', async () => {
    signedInManager();
    const reps = [{ email: 'bo@reps.example', name: 'Bo', role: 'rep', state: 'active' }];
    repEndpoint.misbehave(json({ ok: true, reps }), { action: 'list_reps' });
    await openManage('reps');
    expect(await screen.findByRole('article', { name: 'Bo' })).not.toHaveTextContent('Spanish');
  });
});
