import { expect, type Page } from '@playwright/test';

/** Values by the `name` of their control. */
export type Fields = Record<string, string>;

export async function fill(page: Page, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`[name="${name}"]`);
    const kind = await control
      .first()
      .evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName));
    if (kind === 'select') await control.selectOption(value);
    else if (kind === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check();
    else await control.fill(value);
  }
}

export async function expectFields(page: Page, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`[name="${name}"]`);
    if ((await control.first().getAttribute('type')) === 'radio') {
      await expect(page.locator(`[name="${name}"][value="${value}"]`), name).toBeChecked();
    } else {
      await expect(control, name).toHaveValue(value);
    }
  }
}
