import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from '../site/site.ts';
import { typeAccount } from './accounts.ts';

export async function signIn(page: Page, { demoRep }: Pick<Site, 'demoRep'>): Promise<void> {
  await page.goto('/rep-access');
  await typeAccount(page, demoRep);
  await expect(page).toHaveURL(/\/rep-access\/hub$/);
}

export async function work(page: Page, batch: string): Promise<void> {
  await page.getByRole('main').getByText(batch).click();
  await expect(page).toHaveURL(/\/rep-access\/worklist/);
  await expect(page.locator('[name=batch] option:checked')).toHaveText(batch);
  await page.getByRole('button', { name: /Next Lead/ }).click();
  await expect(leadName(page)).toBeVisible();
}

export const leadName = (page: Page): Locator => page.locator('main header h2');
