import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { control, fill } from '#tests/form.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

// Lazy-loaded in the app; preloaded here so that no test waits for it.
beforeAll(() => import('#src/features/booking/sections/loss-calendar.tsx'));

const UNREADABLE = 'Please enter a real date as mm/dd/yyyy';

const toggle = () => screen.getByRole('button', { name: 'Calendar' });
const month = () => screen.getByRole('grid');
const dayButton = (day: string) => within(month()).getByRole('button', { name: new RegExp(day) });

async function openCalendar(at?: Date) {
  const clock = stopClock(at);
  await open('/schedule/book', { user: clock.user });
  await clock.user.click(toggle());
  await waitFor(month);
  return clock;
}

it.each([
  ['02/30/2026', UNREADABLE],
  ['13/13/26', UNREADABLE],
  ['20/11/26', UNREADABLE],
  ['11/21/26', 'The date of loss can’t be in the future'],
  ['11/21/2026', 'The date of loss can’t be in the future'],
])('the date of loss typed as %s shows what is wrong until it is valid', async (typed, message) => {
  await open('/schedule/book');
  fill({ dateOfLoss: typed });
  expect(await screen.findByText(message)).toBeVisible();
  expect(control('dateOfLoss')).toHaveValue(typed);
  fill({ dateOfLoss: ' 11/5/2026 ' });
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(control('dateOfLoss')).toHaveValue(' 11/5/2026 ');
  expect(control('dateOfLoss')).not.toHaveAttribute('aria-invalid');
});

it.each([
  ['11/5/26', 'We read this as Thursday, November 5, 2026.'],
  ['Nov 21', 'We read this as Friday, November 21, 2025.'],
])('the date of loss typed as %s says below it: %s', async (typed, words) => {
  await open('/schedule/book');
  fill({ dateOfLoss: typed });
  expect(await screen.findByText(words)).toBeVisible();
  expect(control('dateOfLoss')).toHaveValue(typed);
  expect(control('dateOfLoss')).not.toHaveAttribute('aria-invalid');
  fill({ dateOfLoss: '11/05/2026' });
  await waitFor(() => expect(screen.queryByText(/We read this as/)).toBeNull());
});

describe('the calendar of the date of loss', () => {
  it('shows the month in Palm Bay without future days, closes on Escape, and puts the picked day in the field', async () => {
    const { user } = await openCalendar();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(month()).toHaveAccessibleName('November 2026');
    expect(dayButton('November 20th')).toBeEnabled();
    expect(dayButton('November 21st')).toBeDisabled();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(dayButton('November 20th')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(toggle()).toHaveFocus();
    expect(control('dateOfLoss')).toHaveValue('');
    await user.click(toggle());
    await waitFor(() => expect(dayButton('November 20th')).toHaveFocus());
    await user.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    expect(control('dateOfLoss')).toHaveValue('11/12/2026');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes back to earlier months and opens at a day that was typed', async () => {
    const { user } = await openCalendar();
    await user.click(screen.getByRole('button', { name: /previous month/i }));
    expect(month()).toHaveAccessibleName('October 2026');
    await user.click(dayButton('October 31st'));
    expect(control('dateOfLoss')).toHaveValue('10/31/2026');

    fill({ dateOfLoss: '2024-02-29' });
    await user.click(toggle());
    expect(month()).toHaveAccessibleName('February 2024');
    expect(dayButton('February 29th')).toHaveFocus();
  });

  it('gives the right date for the day on which the clocks go forward', async () => {
    const { user } = await openCalendar(new Date('2026-03-10T15:00:00Z'));
    await user.click(dayButton('March 8th'));
    expect(control('dateOfLoss')).toHaveValue('03/08/2026');
  });
});
