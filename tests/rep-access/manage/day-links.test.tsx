import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_LINK_SETTINGS, type DayLink } from '#contract/visits/day-link.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { ENDED, expectLogin, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { openManage, signedInManager } from './manage-page.ts';
import { buttonIn } from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const item = (name: 'Crew link' | 'Calendar link') => screen.findByRole('article', { name });
const idOf = (link: DayLink) =>
  testBackend.read('ownerSettings', {}).find(({ name }) => name === DAY_LINK_SETTINGS[link])?.value ?? '';

describe('a manager', () => {
  test('makes the crew’s link, copies it, and ends it for everybody', async () => {
    const { user } = await openManage('setup');
    await user.click(buttonIn(await item('Crew link'), 'Make the crew link'));
    expect(await screen.findByText('The link is ready. Send it to the crew.')).toBeVisible();
    const crew = await item('Crew link');
    const link = within(crew).getByRole('link', { name: 'Open it' }).getAttribute('href') ?? '';
    expect(link).toMatch(new RegExp(`^http://localhost:3000/crew#${idOf('crew')}\\.[0-9a-f]{40}$`));
    expect(within(crew).getByText(link)).toBeVisible();
    await user.click(buttonIn(crew, 'Copy the link'));
    expect(await navigator.clipboard.readText()).toBe(link);

    await user.click(buttonIn(crew, 'End the crew link'));
    await user.click(buttonIn(crew, 'Keep it'));
    expect(idOf('crew')).not.toBe('');
    await user.click(buttonIn(crew, 'End the crew link'));
    await user.click(buttonIn(crew, 'Yes, end it'));
    expect(await screen.findByText('The crew link has ended.')).toBeVisible();
    expect(buttonIn(await item('Crew link'), 'Make the crew link')).toBeVisible();
    expect(idOf('crew')).toBe('');
  });

  test('sends the crew’s link with the apps of the phone', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await openManage('setup');
    await press(user, 'Make the crew link');
    await press(user, 'Send it');
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledWith({
      title: expect.stringMatching(/^Visits, /),
      url: expect.stringContaining('/crew#'),
    });
  });

  test('gets the link copied where the browser does not send it', async () => {
    const refused = new DOMException('not now', 'NotAllowedError');
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(refused), configurable: true });
    const { user } = await openManage('setup');
    await press(user, 'Make the crew link');
    await press(user, 'Send it');
    Reflect.deleteProperty(navigator, 'share');
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('/crew#');
  });

  test('gets the address of a calendar, and adds it to a device or to Google’s', async () => {
    const { user } = await openManage('setup');
    await press(user, 'Make the calendar link');
    const calendar = await item('Calendar link');
    const here = (await within(calendar).findByRole('link', {
      name: 'Add to this device',
    })) as HTMLAnchorElement;
    expect(here.href).toMatch(/^webcal:.*\?action=visit_feed&key=/);
    const google = within(calendar).getByRole('link', { name: 'Copy for Google Calendar' });
    expect(google).toHaveAttribute('href', 'https://calendar.google.com/calendar/r/settings/addbyurl');
    await user.click(google);
    expect(await screen.findByText(/^Copied\. Paste it into/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(here.href.replace('webcal:', 'http:'));
    const key = new URL(here.href).searchParams.get('key') ?? '';
    expect(key.split('.')[0]).toBe(idOf('calendar'));
  });

  test('finds the links that another manager has made', async () => {
    testBackend.write({
      kind: 'putOwnerSetting',
      row: { name: 'crewLink', value: 'made-by-another-manager' },
    });
    await openManage('setup');
    const link = await within(await item('Crew link')).findByRole('link', { name: 'Open it' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/crew#made-by-another-manager.'));
    expect(within(await item('Calendar link')).getByRole('button')).toHaveTextContent(
      'Make the calendar link',
    );
  });

  test('sees what another one has made meanwhile, and ends only the link that is shown', async () => {
    const { user } = await openManage('setup');
    await press(user, 'Make the crew link');
    await within(await item('Crew link')).findByRole('link', { name: 'Open it' });
    const newer = 'made-by-another-manager';
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'crewLink', value: newer } });
    await press(user, 'End the crew link');
    await press(user, 'Yes, end it');
    expect(await screen.findByText('The crew link has ended.')).toBeVisible();
    expect(idOf('crew')).toBe(newer);
    const link = await within(await item('Crew link')).findByRole('link', { name: 'Open it' });
    expect(link).toHaveAttribute('href', expect.stringContaining(`/crew#${newer}.`));
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'crewLink', value: '' } });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('button', { name: 'Make the crew link' })).toBeVisible();
  });

  test('makes one link with two presses', async () => {
    const { user } = await openManage('setup');
    await user.dblClick(buttonIn(await item('Crew link'), 'Make the crew link'));
    await screen.findByText('The link is ready. Send it to the crew.');
    expect(repEndpoint.sentAs('make_day_link')).toHaveLength(1);
  });

  test('learns that a link was not made or ended, and tries again', async () => {
    repEndpoint.misbehave(networkDrop, { action: 'make_day_link', times: 1 });
    const { user } = await openManage('setup');
    await press(user, 'Make the crew link');
    expect(await screen.findByText('Failed to make the link')).toBeVisible();
    expect(idOf('crew')).toBe('');
    await press(user, 'Make the crew link');
    expect(await screen.findByText('The link is ready. Send it to the crew.')).toBeVisible();
    repEndpoint.misbehave(networkDrop, { action: 'end_day_link', times: 1 });
    await press(user, 'End the crew link');
    await press(user, 'Yes, end it');
    expect(await screen.findByText('Failed to end the link')).toBeVisible();
    expect(idOf('crew')).not.toBe('');
  });

  test('learns that they were not loaded, and signs in again after the session has ended', async () => {
    repEndpoint.misbehave(networkDrop, { action: 'show_day_links', times: 1 });
    const { user } = await openManage('setup');
    expect(await screen.findByText('Failed to load the links')).toBeVisible();
    await press(user, 'Try again');
    expect(await item('Crew link')).toBeVisible();
    repEndpoint.misbehave(ENDED, { action: 'make_day_link' });
    await press(user, 'Make the crew link');
    await expectLogin();
  });
});
