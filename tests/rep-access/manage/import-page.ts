import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { press } from '#tests/rep-access/rep-pages.ts';
import { openManage, signedInManager } from './manage-page.ts';

/** Line 4 has no number, line 6 no name, and line 8 repeats the number of line 2. */
export const LIST = `Owner Name,Phone Number,Storm Date,Notes
Grace Hollis,(321) 555-0101,11/12/2026,"north\nside"
Ada Marlowe,none,,
Luis Ortega,+1 321 555 0102,2026-11-12,=1+1
,(321) 555-0103,,Ruth
Carl Vance,(321) 555-0104,,
Twin Hollis,321.555.0101,,
`;

export const csv = (text: string) => new File([text], 'storm list.csv', { type: 'text/csv' });

export const choose = async (file: File, user: UserEvent) =>
  user.upload(await screen.findByLabelText('Choose a CSV file'), file);

/** Chooses a file as a manager. @param prepare what is done before the page opens */
export async function openFile(file: File, prepare = () => {}) {
  signedInManager();
  prepare();
  const view = await openManage('import');
  await choose(file, view.user);
  return view;
}

/** Chooses a file and waits until its rows are checked, though not its numbers. */
export async function openList(text = LIST, prepare?: () => void) {
  const view = await openFile(csv(text), prepare);
  await screen.findByText(/can be added\./);
  return view;
}

/** Waits until the numbers are checked, and presses the button that says how many leads it adds. */
export const add = (user: UserEvent) => press(user, /^Add [\d,]+ leads?$/);

export const expectFinished = async () =>
  expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeVisible();

/** The groups of rows with their counts; the last is the sum. */
export const groupsIn = (part: HTMLElement): [label: string, count: number][] =>
  within(part)
    .getAllByRole('term')
    .map((term) => [term.textContent ?? '', Number(term.nextElementSibling?.textContent)]);

/** The groups before anything is sent. */
export const counts = () => groupsIn(screen.getByRole('main'));

/** The groups of the result. */
export const summary = () => groupsIn(screen.getByRole('region', { name: 'Result of each row' }));

/** Expects that the groups add up to the rows of the file. */
export function expectSum(groups: readonly (readonly [string, number])[], rows: number): void {
  expect(groups.at(-1)).toEqual(['Rows in this file', rows]);
  expect(groups.slice(0, -1).reduce((sum, [, count]) => sum + count, 0)).toBe(rows);
}

/** The rows that are listed by their lines. */
export const listedLines = () =>
  screen.getAllByText(/^Line \d/).map((line) => line.parentElement?.textContent);
