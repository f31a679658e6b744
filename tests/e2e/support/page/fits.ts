import { expect, type Page } from '@playwright/test';

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

function findBroken(): string[] {
  const SHORT = '[type=number], [inputmode=numeric], [autocomplete*=address-level1]';
  const nameOf = (element: Element) =>
    `${element.localName} “${(element.getAttribute('name') ?? element.textContent ?? '').slice(0, 40)}”`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.leaflet-container, svg');

  const narrow = [...document.querySelectorAll('select, textarea, input')].flatMap((field) => {
    if (!isSeen(field) || field.matches('[type=checkbox], [type=radio], [type=file]')) return [];
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const letters = room / Number.parseFloat(fontSize);
    // A browser draws a button beside a date.
    const least = field.matches('[type=date]') ? 6 : field.matches(SHORT) ? 2 : 5;
    return letters < least ? [`narrow: ${nameOf(field)}, ${letters.toFixed(1)} em`] : [];
  });

  const wrong: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue;
    let block = parent;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    // Text for screen readers only has a box of one pixel, and some text says with dots that it is cut.
    const { textOverflow } = getComputedStyle(block);
    if (block.clientWidth <= 1 || textOverflow === 'ellipsis') continue;
    const boxes = [block, parent.closest('a, button, label, summary') ?? block].filter(
      (box) => getComputedStyle(box).display !== 'inline',
    );
    for (const { 0: run, index: start } of node.textContent.matchAll(/\S+/g)) {
      // A phone number to press counts as one word from its hyphen on both sides.
      const words = parent.closest('a, button') ? /\d{3}-\d{4}|[\p{L}\p{N}'’]+/gu : /[\p{L}\p{N}'’]+/gu;
      for (const { 0: word, index } of run.matchAll(words)) {
        const range = document.createRange();
        range.setStart(node, start + index);
        range.setEnd(node, start + index + word.length);
        const rects = [...range.getClientRects()];
        const lines = new Set(rects.map(({ top }) => Math.round(top)));
        // Addresses of mail and of pages have no spaces to break at.
        const mayBreak = word.length > 12 || /@|:\/\/|\w\.\w/.test(run);
        if (lines.size > 1 && !mayBreak) wrong.push(`broken: ${word} in ${nameOf(parent)}`);
        for (const box of boxes) {
          const { left, right } = box.getBoundingClientRect();
          if (rects.some((rect) => rect.left < left - 1 || rect.right > right + 1))
            wrong.push(`cut: ${word} in ${nameOf(box)}`);
        }
      }
    }
  }
  return [...narrow, ...new Set(wrong)];
}

/** How much of the window the parts cover that stay when the page scrolls; between 0 and 1. */
function coveredShare(): number {
  const rows = new Set<number>();
  for (const part of document.querySelectorAll('body *')) {
    const { position } = getComputedStyle(part);
    if (position !== 'fixed' || part.closest('dialog') || !part.checkVisibility({ visibilityProperty: true }))
      continue;
    const { top, bottom } = part.getBoundingClientRect();
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row);
  }
  return rows.size / innerHeight;
}

/**
 * Expects that large text fits a phone, with all that is folded open: no word is broken or cut, no field has
 * room for a few letters only, and what does not scroll leaves two thirds of the window.
 * @param what is on the screen
 */
export async function expectWholeWords(page: Page, what: string): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const found = [...(await page.evaluate(findWide, width)), ...(await page.evaluate(findBroken))];
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(coveredShare), `covered of ${what} at ${width} px`).toBeLessThan(0.34);
  }
}

/** Text at 200%: everything measured in rem is twice as large. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
