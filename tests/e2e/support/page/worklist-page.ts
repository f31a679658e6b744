import { expect, type Locator, type Page } from '@playwright/test';
import { leadName } from '../people/rep.ts';

/** Opens the worklist with a batch selected, and waits until it is usable. */
export async function openWorklist(page: Page, { batchId }: { batchId: string }): Promise<void> {
  await page.goto(`/rep-access/worklist?batch=${batchId}`);
  await expect(page.locator('[name=batch]')).toHaveValue(batchId);
}

/** Opens the worklist and takes the batch's first lead, which has this name. */
export async function openWithLead(page: Page, queue: { batchId: string }, name: string): Promise<void> {
  await openWorklist(page, queue);
  await button(page, 'Next Lead').click();
  await expectLead(page, name);
}

/** Waits until the card shows this lead and it is leased to this rep, not only peeked at. */
export async function expectLead(page: Page, name: string): Promise<void> {
  await expect(leadName(page)).toHaveText(name);
  await expect(page.getByText('Lead loaded')).toBeVisible();
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const callLink = (page: Page): Locator => page.getByRole('link', { name: 'Call', exact: true });
export const notes = (page: Page): Locator => page.getByLabel(/^Notes/);
export const status = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** Records every number the page dials, without dialing. @returns a function that reads them */
export async function recordDialedNumbers(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const dialled: string[] = [];
    Object.assign(window, { dialled });
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (!link) return;
      event.preventDefault();
      dialled.push(link.getAttribute('href') ?? '');
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'dialled'));
}
