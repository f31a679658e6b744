import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { callScriptName } from '#contract/owner-settings/call-scripts.ts';
import { env } from '#src/lib/env.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { fill } from '#tests/form.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { lackFeatures } from '#tests/rep-access/rep-pages.ts';
import {
  button,
  GRACE,
  HENRY,
  holdAnswers,
  leased,
  openWithAnswer,
  openWithLead,
  openWorklist,
  save,
  status,
  withLeads,
} from '#tests/rep-access/worklist/worklist-page.ts';
import { stopClock } from '#tests/setup/clock.ts';

const NO_SERVICE = { service: 'none', status: 'New Lead' } as const;
const toggle = () => screen.getByRole('button', { name: 'What to say' });
const ours =
  /^Hi Grace, this is Robin Reyes with .*, calling about roof inspections in Palm Bay\.\s+An inspection/;

const writeCallScript = (
  value: string,
  kind: Parameters<typeof callScriptName>[0] = NO_SERVICE,
  language: Language = 'en',
) => testBackend.write({ kind: 'putOwnerSetting', row: { name: callScriptName(kind, language), value } });

/** A screen with a column beside the card. */
function onWideScreen() {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.startsWith('(min-width') || matchMedia(media).matches,
  }));
}

/** Opens the worklist with Grace on the card and the script open. */
async function openCallScript() {
  localStorage.setItem('repCallScript', '"open"');
  return openWithLead();
}

describe('what to say', () => {
  test('is one line on a phone until the rep opens it, and stays open for the next lead and the next visit', async () => {
    const { user, unmount } = await openWithLead();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(ours)).toBeNull();
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(ours)).toHaveTextContent(`this is Robin Reyes with ${env.companyName}`);
    fill({ notes: 'Gate code 4711' });
    expect(screen.getByText(ours)).toBeVisible();
    fill({ rep: 'Bob' });
    expect(screen.getByText(/this is Bob with/)).toBeVisible();
    await user.click(button('Skip'));
    await leased('Henry Okafor');
    expect(screen.getByText(/^Hi Henry, this is/)).toBeVisible();
    expect(repEndpoint.sentAs('call_scripts')).toHaveLength(1);
    unmount();
    await openWorklist();
    await leased('Henry Okafor');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  test('is open beside the card on a wide screen until the rep folds it, with the key W too', async () => {
    onWideScreen();
    const { user } = await openWithLead();
    expect(screen.getByRole('complementary', { name: 'Details' })).toContainElement(screen.getByText(ours));
    await user.keyboard('w');
    expect(screen.queryByText(ours)).toBeNull();
    expect(localStorage.getItem('repCallScript')).toBe('"folded"');
    await user.keyboard('w');
    expect(screen.getByText(ours)).toBeVisible();
  });

  test('is not there for a status of the company’s own, and W says so', async () => {
    const { user } = await openWithAnswer({
      lead: { leadId: 'L1', firstName: 'Iris', status: 'Hot prospect' },
    });
    await leased('Iris');
    expect(screen.queryByRole('button', { name: 'What to say' })).toBeNull();
    await user.keyboard('w');
    expect(await screen.findByText('There is no script for a lead with this status.')).toBeVisible();
  });
});

describe('once a status is chosen that the lead did not come with', () => {
  const voicemail = /calling about .+\.\nI'm sorry that I've missed you/;
  const raw = { normalizer: (text: string) => text };

  test('are the last words for it, and with the status that the lead came with the first ones again', async () => {
    onWideScreen();
    const { user } = await openWithLead([{ ...GRACE, status: 'Attempted' }]);
    const again = /calling again about roof inspections in Palm Bay/;
    expect(screen.getByText(again)).toBeVisible();
    await user.click(status('Not Qualified'));
    expect(screen.getByText(/^Thank you for your time, Grace\./)).toBeVisible();
    expect(screen.queryByText(again)).toBeNull();
    await user.click(status('DO NOT CALL'));
    expect(screen.getByText(/^I'm taking you off our list now/)).toBeVisible();
    await user.click(status('New Lead'));
    expect(screen.getByText(again)).toBeVisible();
    await user.click(status('Attempted'));
    expect(screen.getByText(again)).toBeVisible();
  });

  test('are the voicemail to leave after the key of Attempted, also after an undo, until another key', async () => {
    onWideScreen();
    const { user } = await openWithLead();
    await user.keyboard('2');
    expect(screen.getByText(voicemail, raw)).toBeVisible();
    expect(screen.queryByText(ours)).toBeNull();
    fill({ notes: 'No answer' });
    await save(user);
    await leased('Henry Okafor');
    expect(screen.queryByText(voicemail, raw)).toBeNull();
    await user.keyboard('u');
    await screen.findByText('Save undone.');
    expect(screen.getByText(voicemail, raw)).toBeVisible();
    await user.keyboard('1');
    expect(screen.getByText(ours)).toBeVisible();
    await user.keyboard('6');
    expect(screen.getByText(voicemail, raw)).toBeVisible();
  });

  test('are the owner’s, and the longest text keeps the place of each on a phone', async () => {
    writeCallScript('Sorry to have bothered you.', { service: 'end', status: 'Not Qualified' });
    const { user } = await openCallScript();
    const before = [...document.querySelectorAll('[data-text]')].map((text) =>
      text.getAttribute('data-text'),
    );
    expect(before).toHaveLength(5);
    expect(before).toContain('Sorry to have bothered you.');
    await user.click(status('Not Qualified'));
    expect(screen.getByText('Sorry to have bothered you.')).toBeVisible();
    expect(before).toContain(screen.getByText('Sorry to have bothered you.').textContent);
  });

  test('are there for a lead with a status of the company’s own, too', async () => {
    localStorage.setItem('repCallScript', '"open"');
    const { user } = await openWithAnswer({
      lead: { leadId: 'L1', firstName: 'Iris', status: 'Hot prospect' },
    });
    await leased('Iris');
    await user.click(status('Not Qualified'));
    expect(screen.getByText(/^Thank you for your time, Iris\./)).toBeVisible();
  });
});

describe('the owner’s script', () => {
  test('takes the place of ours, with its lines, for its service and status only', async () => {
    writeCallScript('Hello {first name}!\nHow is {city}?');
    writeCallScript('Not this one', { service: 'none', status: 'Attempted' });
    await openCallScript();
    expect(screen.getByText(/^Hello Grace!/).textContent).toBe('Hello Grace!\nHow is Palm Bay?');
    expect(repEndpoint.sentAs('call_scripts')).toHaveLength(1);
  });

  test('is there at once after a reload; a newer one comes with the next lead', async () => {
    writeCallScript('Old words for {first name}');
    const { unmount } = await openCallScript();
    expect(screen.getByText('Old words for Grace')).toBeVisible();
    unmount();
    writeCallScript('New words for {first name}');
    const release = holdAnswers('call_scripts');
    const { user } = await openWorklist();
    await leased('Grace Hollis');
    expect(screen.getByText('Old words for Grace')).toBeVisible();
    release();
    await waitFor(() => expect(sessionStorage.getItem('repCallScripts')).toContain('New words'));
    expect(sessionStorage.getItem('repCallScripts'), 'no session outlives the logout').not.toContain('auth');
    expect(screen.getByText('Old words for Grace')).toBeVisible();
    await user.click(button('Skip'));
    await leased('Henry Okafor');
    expect(screen.getByText('New words for Henry')).toBeVisible();
  });

  test('that is late delays no lead, and ours is shown after two seconds and is not replaced', async () => {
    const { user, advance } = stopClock();
    localStorage.setItem('repCallScript', '"open"');
    writeCallScript('Late words for {first name}');
    const release = holdAnswers('call_scripts');
    await openWithLead([GRACE, HENRY], { user });
    expect(screen.queryByText(ours)).toBeNull();
    await advance(2_000);
    expect(screen.getByText(ours)).toBeVisible();
    release();
    await waitFor(() => expect(sessionStorage.getItem('repCallScripts')).toContain('Late words'));
    expect(screen.getByText(ours)).toBeVisible();
  });
});

describe('ours is shown, and no failure,', () => {
  test.each([
    ['there is no connection', networkDrop],
    ['the answer has another shape', json({ ok: true, scripts: 'many' })],
    ['the owner’s text is empty', json({ ok: true, scripts: [{ ...NO_SERVICE, text: '' }] })],
  ])('when %s', async (_when, fault) => {
    repEndpoint.misbehave(fault, { action: 'call_scripts' });
    await openCallScript();
    expect(await screen.findByText(ours)).toBeVisible();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  test('when the script does not have the feature, which is then not asked for', async () => {
    withLeads([GRACE]);
    localStorage.setItem('repCallScript', '"open"');
    lackFeatures(['scripts'], [aBatch()]);
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    await leased('Grace Hollis');
    expect(screen.getByText(ours)).toBeVisible();
    expect(repEndpoint.sentAs('call_scripts')).toHaveLength(0);
  });
});

describe('to a lead who speaks Spanish', () => {
  const ANA = { ...GRACE, language: 'es' };
  const inSpanish =
    /^Hola Grace, le habla Robin Reyes de .*\. Llamo por las inspecciones de techo en Palm Bay\./;
  const readIn = (language: string) => screen.queryByRole('button', { name: `Read it in ${language}` });

  async function openSpanish() {
    onWideScreen();
    return openWithLead([ANA, HENRY]);
  }

  test('is in Spanish, and in English after one press, also for the next one and after a reload', async () => {
    const { user, unmount } = await openSpanish();
    expect(screen.getByText(inSpanish)).toHaveAttribute('lang', 'es');
    await user.click(readIn('English')!);
    expect(screen.getByText(ours)).toHaveAttribute('lang', 'en-US');
    expect(readIn('Spanish')).toHaveFocus();
    await user.click(status('Not Qualified'));
    expect(screen.getByText(/^Thank you for your time, Grace\./)).toBeVisible();
    await user.click(status('New Lead'));
    unmount();
    await openWorklist();
    await leased('Grace Hollis');
    expect(screen.getByText(ours)).toBeVisible();
    await user.click(readIn('Spanish')!);
    expect(screen.getByText(inSpanish)).toBeVisible();
  });

  test('has the last words in Spanish, too, and room for the longest text of either language', async () => {
    const { user } = await openSpanish();
    const texts = () =>
      [...document.querySelectorAll('[data-text]')].map((each) => each.getAttribute('data-text'));
    const before = texts();
    expect(before).toHaveLength(10);
    await user.click(status('DO NOT CALL'));
    expect(screen.getByText(/^Ahora mismo quito su número de nuestra lista/)).toBeVisible();
    await user.click(readIn('English')!);
    expect(texts()).toEqual(before);
  });

  test('is the owner’s Spanish one; without it the owner’s English one, never ours, which says something else', async () => {
    writeCallScript('Our own words for {first name}');
    const { user, unmount } = await openSpanish();
    expect(await screen.findByText('Our own words for Grace')).toHaveAttribute('lang', 'en-US');
    expect(screen.getByText('Read it in English').parentElement, 'there is one text only').toHaveClass(
      'invisible',
    );
    await user.click(status('Not Qualified'));
    expect(screen.getByText(/^Gracias por su tiempo, Grace\./)).toBeVisible();
    expect(readIn('English')?.parentElement).not.toHaveClass('invisible');
    await user.click(status('New Lead'));
    unmount();
    writeCallScript('Buenas, {first name}. Su visita: {visit}.', NO_SERVICE, 'es');
    sessionStorage.clear();
    await openWorklist();
    await leased('Grace Hollis');
    expect(await screen.findByText('Buenas, Grace. Su visita: una hora por acordar.')).toHaveAttribute(
      'lang',
      'es',
    );
  });

  test('is in English for everybody else, without a choice', async () => {
    onWideScreen();
    await openWithLead([{ ...GRACE, language: 'en' }, HENRY]);
    expect(screen.getByText(ours)).toBeVisible();
    expect([readIn('English'), readIn('Spanish')]).toEqual([null, null]);
  });
});
