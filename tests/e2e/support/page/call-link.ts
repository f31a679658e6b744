import { expect, type Page } from '@playwright/test';

/** Scrolls through the whole page, and returns each control that the floating call link then covers. */
export async function coveredByCallLink(page: Page): Promise<string[]> {
  await expect(page.locator('.floating-call')).toHaveAttribute('data-aside', /true|false/);
  return page.evaluate(async () => {
    const found: string[] = [];
    for (let y = 0; y < document.body.scrollHeight; y += 60) {
      window.scrollTo(0, y);
      // The link follows in the frame after the scroll.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const link = document.querySelector('.floating-call');
      if (!(link instanceof HTMLElement) || link.dataset.aside === 'true') continue;
      const own = link.getBoundingClientRect();
      for (const control of document.querySelectorAll(
        'main :is(a, button, input, select, textarea, label)',
      )) {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isUnder = top < own.bottom && bottom > own.top && left < own.right && right > own.left;
        if (isUnder) found.push(`${control.localName} at ${y} px`);
      }
    }
    return found;
  });
}
