import type { Page } from '@playwright/test';

interface WordCounts {
  /** In the main part as it stands now. */
  live: number;
  /** In the main part of the document as it was sent. */
  sent: number;
}

/** Counts the words of a page's main part, with the app running and in the document it came with. */
export const countWords = (page: Page, html: string): Promise<WordCounts> =>
  page.evaluate((text) => {
    const words = (main: Element | null) => {
      const pieces: string[] = [];
      // Blocks stand apart without a blank between them.
      const walker = document.createTreeWalker(main ?? document.createElement('main'), NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) pieces.push(node.textContent ?? '');
      return pieces.join(' ').split(/\s+/).filter(Boolean).length;
    };
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return { live: words(document.querySelector('main')), sent: words(sent.querySelector('main')) };
  }, html);
