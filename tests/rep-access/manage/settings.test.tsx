import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import {
  CALL_KINDS,
  type CallKind,
  callKindLabel,
  callScriptName,
} from '#contract/owner-settings/call-scripts.ts';
import { originalScript } from '#src/content/rep/call-scripts/call-scripts.ts';
import { control, fill } from '#tests/form.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { ENDED, expectLogin, lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { put } from '#tests/stores/rows.ts';
import { openManage, showView, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const TARPING = { service: 'emergency-tarping', status: 'New Lead' } as const;
const LABEL = callKindLabel(TARPING, 'en');
const ORIGINAL = originalScript(TARPING, 'en');
const storedText = () =>
  testBackend.read('ownerSettings', {}).find(({ name }) => name === callScriptName(TARPING, 'en'))?.value;
const writeCallScript = (value: string) =>
  testBackend.write({ kind: 'putOwnerSetting', row: { name: callScriptName(TARPING, 'en'), value } });

/** Opens a script by its line, in its group, which is folded on a small screen. */
async function openScript(user: UserEvent, kind: CallKind, language: Language = 'en') {
  const area = await screen.findByLabelText<HTMLTextAreaElement>(callKindLabel(kind, language));
  const item = area.closest('details') ?? document.body;
  const line = item.querySelector('summary') ?? item;
  const group = item.parentElement?.closest('details');
  if (group && !group.open) await user.click(group.querySelector('summary') ?? group);
  await user.click(line);
  return { area, line, form: within(item) };
}

/** Opens the view, and in it the script for emergency tarping, first call. */
async function openCallScripts() {
  const { user, unmount } = await openManage('scripts');
  const { area, line, form } = await openScript(user, TARPING);
  return {
    user,
    unmount,
    area,
    line,
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
  test('are one line each, which says when it is said and opens our text and a preview', async () => {
    const { user } = await openManage('requests');
    await showView(user, 'Team', 'Calls');
    for (const kind of CALL_KINDS)
      expect(await screen.findByLabelText(callKindLabel(kind, 'en'))).toHaveValue(originalScript(kind, 'en'));
    const groups = [
      'First words',
      'First words after news of a visit',
      'Last words',
      'Words in braces are filled in for each lead',
    ];
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(groups);
    const sent = screen.getAllByText(/the request you sent us on our website: a damage assessment\./);
    expect(sent).toHaveLength(2);
    expect(sent[0]).not.toBeVisible();
    const canceled = await openScript(user, { service: 'visit', status: 'canceled' });
    expect(canceled.line).toHaveTextContent(/^Visit, canceledThe homeowner has canceled the visit\./);
    expect(
      canceled.form.getByText(/you canceled the visit for Tuesday, November 24, 8 AM to 12 PM\./),
    ).toBeVisible();
    const tarping = await openScript(user, TARPING);
    expect(
      tarping.form.getByText(/^Hi Grace, this is Sam Rivera with .*, calling about the emergency tarp/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
    expect(screen.getByText('{hotline}')).toBeVisible();
  });

  test('are saved one by one, and the preview shows at once what reps will see', async () => {
    const { area, line, form, save, type, user } = await openCallScripts();
    await type('Hello {first name}\nfrom {city}, {zip}');
    expect(form.getByText(/^Hello Grace/).textContent).toBe('Hello Grace\nfrom Palm Bay, {zip}');
    expect(form.getByText('Not saved yet')).toBeVisible();
    await save();
    expect(await form.findByText('Saved. Reps see it when they next open the worklist.')).toBeVisible();
    expect(form.queryByText('Not saved yet')).toBeNull();
    await user.click(line);
    expect(line).toHaveTextContent(/The first call\..*Your words$/s);
    expect(area).toHaveValue('Hello {first name}\nfrom {city}, {zip}');
    expect(storedText()).toBe('Hello {first name}\nfrom {city}, {zip}');
    expect(testBackend.read('ownerSettings', {})).toHaveLength(1);
  });

  test('show the owner’s text, and ours again after it is restored or emptied, and saved', async () => {
    writeCallScript('Our own words');
    const { area, form, save, restore, type, user } = await openCallScripts();
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
    const { area, form, save, type, unmount } = await openCallScripts();
    await type('Hello');
    repEndpoint.misbehave(networkDrop, { action: 'save_call_script' });
    await save();
    expect(await form.findByText('Failed to save the script')).toBeVisible();
    expect(area).toHaveValue('Hello');
    await save();
    expect(await form.findByText(/^Saved\./)).toBeVisible();
    await type('Half a sent');
    unmount();
    const again = await openCallScripts();
    expect(again.area).toHaveValue('Half a sent');
    expect(again.form.getByText('Not saved yet')).toBeVisible();
    repEndpoint.misbehave(ENDED, { action: 'save_call_script' });
    await again.save();
    await expectLogin();
  });
});

describe('the Spanish call scripts', () => {
  const label = callKindLabel(TARPING, 'es');
  const ownScripts = () => testBackend.read('ownerSettings', {}).map(({ name, value }) => [name, value]);

  async function openSpanish() {
    const view = await openManage('scripts');
    await view.user.selectOptions(await screen.findByLabelText('Language of the call'), 'Spanish');
    const script = await openScript(view.user, TARPING, 'es');
    return { ...view, ...script };
  }

  test('are there with ours and a preview in Spanish, and are saved apart from the English ones', async () => {
    const { user, area, form } = await openSpanish();
    for (const kind of CALL_KINDS)
      expect(screen.getByLabelText(callKindLabel(kind, 'es'))).toHaveValue(originalScript(kind, 'es'));
    expect(area).toHaveAttribute('lang', 'es');
    expect(screen.getByText(/canceló la visita para el martes, 24 de noviembre, de 8/)).toBeInTheDocument();
    expect(screen.getAllByText(/sitio web: una evaluación de daños\./)).toHaveLength(2);
    await user.clear(area);
    await user.click(area);
    await user.paste('Hola {first name}, por {reason}');
    expect(form.getByText('Hola Grace, por la inspección del techo que reservó')).toHaveAttribute(
      'lang',
      'es',
    );
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^Saved\./)).toBeVisible();
    expect(ownScripts()).toEqual([[callScriptName(TARPING, 'es'), 'Hola {first name}, por {reason}']]);
    await user.selectOptions(screen.getByLabelText('Language of the call'), 'English');
    expect(await screen.findByLabelText(LABEL)).toHaveValue(ORIGINAL);
    await user.selectOptions(screen.getByLabelText('Language of the call'), 'Spanish');
    expect(await screen.findByLabelText(label)).toHaveValue('Hola {first name}, por {reason}');
  });

  test('are empty where the English one was changed, say so, show what reps read, and can be ours again', async () => {
    writeCallScript('Our own words');
    const { user, area, form } = await openSpanish();
    expect(area).toHaveValue('');
    expect(area).toHaveAccessibleDescription(
      'You have changed the English script, so reps read that one until you write this.',
    );
    expect(form.getByText('Our own words')).toHaveAttribute('lang', 'en-US');
    await user.click(form.getByRole('button', { name: 'Restore the original text' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^Saved\./)).toBeVisible();
    expect(ownScripts()).toContainEqual([callScriptName(TARPING, 'es'), originalScript(TARPING, 'es')]);
    expect(area).toHaveAccessibleDescription('');
  });

  test('are said to fall away where the English one is being changed', async () => {
    const { user, area } = await openCallScripts();
    expect(area).toHaveAccessibleDescription('');
    await user.type(area, '!');
    expect(area).toHaveAccessibleDescription(/Leads who don't speak English get this text, too/);
  });

  test('are not offered for a script that knows no languages', async () => {
    lackFeatures(['languages']);
    await openManage('scripts');
    await screen.findByLabelText(LABEL);
    expect(screen.queryByLabelText('Language of the call')).toBeNull();
  });
});

const SUNDAY = 'Sun, Nov 22';
const saved = () =>
  Object.fromEntries(testBackend.read('ownerSettings', {}).map(({ name, value }) => [name, value]));
const setClosedDays = (value: string) =>
  testBackend.write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value } });

/** The listed closed days. */
const closedDays = () =>
  within(screen.getByRole('list', { name: 'Closed days' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent.replace(/Remove$/, ''));

/** The morning and the afternoon of a day, as the page shows them. */
async function shown(day: string): Promise<string[]> {
  const row = (await screen.findByRole('rowheader', { name: day })).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .slice(0, 2)
    .map(({ textContent }) => textContent);
}
const expectShown = (day: string, words: string[]) =>
  waitFor(async () => expect(await shown(day)).toEqual(words));

test('last words are saved for their status; a script that does not know them says no, and they stay typed', async () => {
  const end = { service: 'end', status: 'Not Qualified' } as const;
  const { user } = await openManage('scripts');
  const { area, form } = await openScript(user, end);
  await user.clear(area);
  await user.click(area);
  await user.paste('Bye, {first name}.');
  repEndpoint.misbehave(json({ ok: false, error: 'bad_request' }), { action: 'save_call_script' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Failed to save the script')).toBeVisible();
  expect(area).toHaveValue('Bye, {first name}.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Saved\./)).toBeVisible();
  expect(testBackend.read('ownerSettings', {})).toEqual([
    { name: 'callScript end Not Qualified', value: 'Bye, {first name}.' },
  ]);
});

describe('the visits per day', () => {
  test('start without a limit, with what is booked in the next seven days', async () => {
    for (let time = 0; time < 3; time++) {
      testBackend.write(put.visit({ apptDate: '2026-11-22', apptTime: 'afternoon' }));
    }
    await openManage('setup');
    await expectShown(SUNDAY, ['None', '3']);
    expect(await screen.findAllByRole('rowheader')).toHaveLength(7);
    for (const name of ['jobsPerMorning', 'jobsPerAfternoon']) expect(control(name)).toHaveValue('');
    expect(closedDays()).toEqual([]);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  test('show what the typed limits make of the days before they are saved', async () => {
    testBackend.write(put.visit({ apptDate: '2026-11-22', apptTime: 'morning' }));
    const { user } = await openManage('setup');
    await expectShown(SUNDAY, ['1', 'None']);
    fill({ jobsPerMorning: '1', jobsPerAfternoon: '4 ' });
    await expectShown(SUNDAY, ['1 of 1, full', '0 of 4']);
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(saved()).toEqual({});
    await press(user, 'Save');
    expect(await screen.findByText('Saved. The website shows it within a few minutes.')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(saved()).toEqual({ jobsPerMorning: '1', jobsPerAfternoon: '4' });
  });

  test('a weekday is closed every week with its button, and a day with its date; both can be taken back', async () => {
    const { user } = await openManage('setup');
    await shown(SUNDAY);
    await press(user, 'Sunday');
    await expectShown(SUNDAY, ['Closed', 'Closed']);
    expect(screen.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true');
    for (const day of ['2026-12-25', '2026-11-26', '2026-11-26']) {
      await user.type(screen.getByLabelText('Closed on one day'), day);
      await press(user, 'Add the closed day');
    }
    expect(closedDays()).toEqual(['Thu, Nov 26, 2026', 'Fri, Dec 25, 2026']);
    await press(user, 'Save');
    await waitFor(() => expect(saved()).toEqual({ closedDays: 'Sunday\n12/25/2026\n11/26/2026' }));
    await press(user, 'Remove Thu, Nov 26, 2026');
    await press(user, 'Sunday');
    await expectShown(SUNDAY, ['None', 'None']);
    await press(user, 'Save');
    await waitFor(() => expect(saved()).toEqual({ closedDays: '12/25/2026' }));
  });

  test('a day that is chosen and not added is saved, too', async () => {
    const { user } = await openManage('setup');
    await shown(SUNDAY);
    await user.type(screen.getByLabelText('Closed on one day'), '2026-12-24');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await press(user, 'Save');
    await waitFor(() => expect(saved()).toEqual({ closedDays: '12/24/2026' }));
    expect(await screen.findByText('Thu, Dec 24, 2026')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test('a day is closed and opened with its button; other lines stay as typed', async () => {
    setClosedDays('2026-12-25');
    const { user } = await openManage('setup');
    await expectShown(SUNDAY, ['None', 'None']);
    await press(user, `Close day: ${SUNDAY}`);
    await expectShown(SUNDAY, ['Closed', 'Closed']);
    expect(closedDays()).toEqual(['Sun, Nov 22, 2026', 'Fri, Dec 25, 2026']);
    await press(user, 'Save');
    await waitFor(() => expect(saved()).toEqual({ closedDays: '2026-12-25\n11/22/2026' }));
    await press(user, `Open day: ${SUNDAY}`);
    await expectShown(SUNDAY, ['None', 'None']);
    expect(closedDays()).toEqual(['Fri, Dec 25, 2026']);
  });

  test('a day that is closed every week has no button: its weekday is in the list', async () => {
    setClosedDays('Sundays');
    testBackend.write(put.visit({ apptDate: '2026-11-22', apptTime: 'morning' }));
    await openManage('setup');
    await expectShown(SUNDAY, ['Closed, 1 booked', 'Closed']);
    expect(screen.queryByRole('button', { name: /Sun, Nov 22/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('that another manager has changed meanwhile show where nothing was typed, and are not undone', async () => {
    const { user } = await openManage('setup');
    await expectShown(SUNDAY, ['None', 'None']);
    fill({ jobsPerMorning: '5' });
    setClosedDays('11/22/2026');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(closedDays()).toEqual(['Sun, Nov 22, 2026']));
    expect(control('jobsPerMorning')).toHaveValue('5');
    await press(user, 'Save');
    await waitFor(() => expect(saved()).toEqual({ jobsPerMorning: '5', closedDays: '11/22/2026' }));
  });

  test('that cannot be read are named beside the field, and nothing is sent or lost', async () => {
    setClosedDays('Christmas\nSunday');
    const { user } = await openManage('setup');
    await shown(SUNDAY);
    fill({ jobsPerMorning: 'a lot' });
    await press(user, 'Save');
    expect(await screen.findByText(/^Please use a whole number/)).toBeVisible();
    expect(screen.getByText(/^“Christmas”: use a date such as/)).toBeVisible();
    expect(repEndpoint.sentAs('save_visit_limits')).toHaveLength(0);
    expect(closedDays()).toEqual(['Christmas']);
    expect(control('jobsPerMorning')).toHaveFocus();
    fill({ jobsPerMorning: '' });
    await press(user, 'Remove Christmas');
    await press(user, 'Save');
    await waitFor(() => expect(saved()).toEqual({ closedDays: 'Sunday' }));
  });

  test('stay typed when saving fails, can be sent again, and lead to the login when the session has ended', async () => {
    const { user } = await openManage('setup');
    await shown(SUNDAY);
    fill({ jobsPerMorning: '4' });
    repEndpoint.misbehave(networkDrop, { action: 'save_visit_limits' });
    await press(user, 'Save');
    expect(await screen.findByText('Failed to save your changes')).toBeVisible();
    expect(control('jobsPerMorning')).toHaveValue('4');
    await press(user, 'Save');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(saved()).toEqual({ jobsPerMorning: '4' });
    repEndpoint.misbehave(ENDED, { action: 'save_visit_limits' });
    await press(user, 'Save');
    await expectLogin();
  });
});
