import type { Page } from '@playwright/test';

function findWide(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > width ? [`the page: ${scrollWidth} px`] : [];
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isSeen = right - left > 1 && element.checkVisibility({ visibilityProperty: true });
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isMatter = hasWords || element.matches('a, button, input, select, textarea, summary');
    // A map or drawing may extend beyond its frame, and the honeypot field is off-screen.
    const isPicture = element.closest('.leaflet-container, svg, [aria-hidden=true]') !== null;
    return isSeen && isMatter && !isPicture && (left < -1 || right > width + 1);
  });
  return [...wide, ...out.map((element) => `${element.localName}: ${element.textContent?.slice(0, 60)}`)];
}

/**
 * Finds visible text or controls that extend beyond the viewport. A phone shrinks a page that is too wide.
 */
export const sticksOut = (page: Page, width: number): Promise<string[]> => page.evaluate(findWide, width);

/** Text at 200%: everything measured in rem is twice as large. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
