import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CALL_KINDS, callKindLabel, callScriptName } from '#contract/owner-settings/call-scripts.ts';
import { CALL_SCRIPTS } from '#src/content/rep/scripts/call-scripts.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { openManage, signedInManager } from '#tests/rep-access/manage/manage-page.ts';
import { ENDED, expectLogin, loadRepPages } from '#tests/rep-access/rep-pages.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const TARPING = { service: 'emergency-tarping', status: 'New Lead' } as const;
const LABEL = callKindLabel(TARPING);
const ORIGINAL = CALL_SCRIPTS[TARPING.service][TARPING.status];
const storedText = () =>
  scriptBackend.read('ownerSettings', {}).find(({ name }) => name === callScriptName(TARPING))?.value;
const writeScript = (value: string) =>
  scriptBackend.write({ kind: 'putOwnerSetting', row: { name: callScriptName(TARPING), value } });

/** Opens the view; what it returns is about the script for emergency tarping, first call. */
async function openScripts() {
  const { user, unmount } = await openManage('scripts');
  const area = await screen.findByLabelText<HTMLTextAreaElement>(LABEL);
  const form = within(area.closest('form') ?? document.body);
  return {
    user,
    unmount,
    area,
    form,
    save: () => user.click(form.getByRole('button', { name: 'Save' })),
    restore: () => form.queryByRole('button', { name: 'Restore the original text' }),
    async type(text: string) {
      await user.clear(area);
      await user.click(area);
      await user.paste(text);
    },
  };
}

describe('the call scripts', () => {
  test('open from their link, each with our text, when it is said and a preview', async () => {
    const { user } = await openManage('requests');
    await user.click(await screen.findByRole('link', { name: 'Call scripts' }));
    for (const kind of CALL_KINDS)
      expect(await screen.findByLabelText(callKindLabel(kind))).toHaveValue(
        CALL_SCRIPTS[kind.service][kind.status],
      );
    expect(screen.getByLabelText(LABEL)).toHaveAccessibleDescription('The first call.');
    expect(
      screen.getByText(/^Hi Grace, this is Sam Rivera with .*, calling about the emergency tarp/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
    expect(screen.getByText('{hotline}')).toBeVisible();
  });

  test('are saved one by one, and the preview shows at once what reps will see', async () => {
    const { area, form, save, type } = await openScripts();
    await type('Hello {first name}\nfrom {city}, {zip}');
    expect(form.getByText(/^Hello Grace/).textContent).toBe('Hello Grace\nfrom Palm Bay, {zip}');
    expect(form.getByText('Not saved yet')).toBeVisible();
    await save();
    expect(await form.findByText('Saved. Reps see it when they next open the worklist.')).toBeVisible();
    expect(form.queryByText('Not saved yet')).toBeNull();
    expect(area).toHaveValue('Hello {first name}\nfrom {city}, {zip}');
    expect(storedText()).toBe('Hello {first name}\nfrom {city}, {zip}');
    expect(scriptBackend.read('ownerSettings', {})).toHaveLength(1);
  });

  test('show the owner’s text, and ours again after it is restored or emptied, and saved', async () => {
    writeScript('Our own words');
    const { area, form, save, restore, type, user } = await openScripts();
    expect(area).toHaveValue('Our own words');
    await user.click(restore() ?? area);
    expect(area).toHaveValue(ORIGINAL);
    expect(area).toHaveFocus();
    expect(storedText()).toBe('Our own words');
    await save();
    expect(await form.findByText(/^Saved\./)).toBeVisible();
    expect(storedText()).toBeUndefined();
    expect(restore()).toBeNull();
    await type('Other words');
    await save();
    await waitFor(() => expect(storedText()).toBe('Other words'));
    await user.clear(area);
    await save();
    await waitFor(() => expect(area).toHaveValue(ORIGINAL));
    expect(storedText()).toBeUndefined();
  });

  test('keep what was typed when it cannot be saved, for a reload, and until the session has ended', async () => {
    const { area, form, save, type, unmount } = await openScripts();
    await type('Hello');
    repScript.misbehave(networkDrop, { action: 'save_call_script' });
    await save();
    expect(await form.findByText('Failed to save the script')).toBeVisible();
    expect(area).toHaveValue('Hello');
    await save();
    expect(await form.findByText(/^Saved\./)).toBeVisible();
    await type('Half a sent');
    unmount();
    const again = await openScripts();
    expect(again.area).toHaveValue('Half a sent');
    expect(again.form.getByText('Not saved yet')).toBeVisible();
    repScript.misbehave(ENDED, { action: 'save_call_script' });
    await again.save();
    await expectLogin();
  });
});
