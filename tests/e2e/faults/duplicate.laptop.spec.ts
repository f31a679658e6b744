import { expectFields, fill } from '../support/page/controls.ts';
import { expect, test } from '../support/test.ts';
import { TAB_FLOWS } from './flows.ts';
import { duplicate } from './run-cell.ts';
import { leadsWith, newPhone } from './tab-flow.ts';

test.use({ data: 'faults' });

for (const [name, tag] of [
  ['book', []],
  ['newLead', ['@nightly']],
] as const) {
  const title = `${name}: a duplicated tab in which somebody else is entered does not overwrite what the first tab sent`;
  test(title, { tag: [...tag] }, async ({ page, site }) => {
    const flow = await TAB_FLOWS[name]({ page, site });
    const other = { firstName: 'Nell', phone: newPhone() };
    await flow.open(page);
    await flow.fill(page);
    const copy = await duplicate(page);
    await expectFields(copy, { city: await page.locator('[name=city]').inputValue() });
    await fill(copy, other);

    for (const tab of [page, copy]) {
      await tab.bringToFront();
      await flow.button(tab).click();
      await expect(flow.done(tab)).toBeVisible();
    }
    await expect.poll(flow.stored ?? (() => 0)).toBe(1);
    expect(await leadsWith(site, other.phone)).toBe(1);
  });
}
