import { expect, type Page } from '@playwright/test';
import { paths, sitePages } from '#src/content/site-map.ts';

/** The pages of the rep area that need a session. */
export const guardedPaths: readonly string[] = sitePages.filter(({ needs }) => needs).map(({ path }) => path);

/** The nightly run also has the pages with a few plain fields. */
const DAILY: readonly string[] = [paths.rep.login, paths.rep.hub, paths.rep.worklist, paths.rep.manage];

export const repTagOf = (path: string): string[] => (DAILY.includes(path) ? [] : ['@nightly']);

/** Shows what a rep works with: the worklist has a lead, the hub its batches. */
export async function openAtWork(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.endsWith('/hub')) await expect(page.getByRole('region', { name: 'Today' })).toContainText('today');
  if (!path.endsWith('/worklist')) return;
  await page.getByRole('option', { name: 'North Brevard hail' }).waitFor({ state: 'attached' });
  await page.getByLabel('Batch').selectOption({ label: 'North Brevard hail' });
  await page.getByRole('button', { name: 'Next Lead' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** The views of Manage, after the first, and words that each has once it is loaded. */
const MANAGE_VIEWS = {
  Requests: 'No requests to review',
  Find: 'In every batch, open or closed.',
  Import: 'Choose a CSV file',
  Export: 'Every lead in a batch as a CSV file',
  'Do not call': 'Find a number',
  Reps: 'Everyone with an approved account.',
  Visits: 'Next 7 Days',
  Calls: 'Words in braces are filled in for each lead:',
  Batches: 'Archive an old batch, and reps no longer get its leads until you bring it back.',
  Messages: 'Emails to homeowners, reps and the company',
  Activity: 'Changes to accounts, lists and numbers',
};

/** Opens Manage as a manager and looks at each of its views. */
export async function forEachView(page: Page, look: (view: string) => Promise<void>): Promise<void> {
  await page.goto(paths.rep.manage);
  await expect(page.getByRole('heading', { name: 'Last 7 Days' })).toBeVisible();
  await look('Today');
  const links = page.getByRole('navigation', { name: 'Manage' }).getByRole('link');
  expect((await links.allInnerTexts()).toSorted()).toEqual(
    ['Today', ...Object.keys(MANAGE_VIEWS)].toSorted(),
  );
  for (const [view, words] of Object.entries(MANAGE_VIEWS)) {
    await links.filter({ hasText: view }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await look(view);
  }
}
