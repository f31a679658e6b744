import type { Page } from '@playwright/test';

/**
 * Measures visible text in CSS pixels: the largest on the page, and each passage; 0 when it is not visible.
 * @param passages texts that are each within one element
 */
export const typeSizes = (page: Page, passages: readonly string[]) =>
  page.evaluate((wanted) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isPainted = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Screen-reader-only text has a box of one pixel.
      return isPainted && width > 1 && height > 1;
    };
    const sizes = new Map<Element, number>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && node.textContent?.trim() && isSeen(element)) {
        sizes.set(element, Number.parseFloat(getComputedStyle(element).fontSize));
      }
    }
    const getSize = (words: string) =>
      [...sizes].find(([element]) => element.textContent?.includes(words))?.[1] ?? 0;
    return { largest: Math.max(0, ...sizes.values()), passages: wanted.map(getSize) };
  }, passages);
