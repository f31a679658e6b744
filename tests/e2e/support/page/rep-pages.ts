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

/** The views of Manage by group, and words that each has once it is loaded. */
const MANAGE_VIEWS = {
  Day: {
    Today: 'Last 7 Days',
    Visits: 'Book a caller',
    Find: 'In every batch, open or closed.',
    Messages: 'Emails to homeowners, reps and the company',
    'Visit setup': 'Next 7 Days',
  },
  Team: {
    Requests: 'No requests to review',
    Reps: 'Everyone with an approved account.',
    Calls: 'Words in braces are filled in for each lead',
    Activity: 'Changes to accounts, lists and numbers',
  },
  Lists: {
    Batches: 'Archive an old batch, and reps no longer get its leads until you bring it back.',
    Import: 'Choose a CSV file',
    Export: 'Every lead in a batch as a CSV file',
    'Do not call': 'Find a number',
    'Data kept': 'Closed leads',
  },
};

/** Opens Manage as a manager and looks at each of its views. */
export async function forEachView(page: Page, look: (view: string) => Promise<void>): Promise<void> {
  await page.goto(paths.rep.manage);
  const groups = page.getByRole('navigation', { name: 'Manage' }).getByRole('link');
  await expect(groups).toHaveText(Object.keys(MANAGE_VIEWS));
  for (const [group, views] of Object.entries(MANAGE_VIEWS)) {
    await groups.filter({ hasText: group }).click();
    const links = page.getByRole('navigation', { name: group }).getByRole('link');
    await expect(links).toHaveText(Object.keys(views));
    for (const [view, words] of Object.entries(views)) {
      await links.filter({ hasText: new RegExp(`^${view}$`) }).click();
      await expect(page.getByText(words).first()).toBeVisible();
      await look(view);
    }
  }
}
