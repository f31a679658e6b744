import type { Page } from '@playwright/test';

interface WordCounts {
  /** Words in <main> now. */
  live: number;
  /** Words in <main> of the document as sent. */
  sent: number;
}

export const countWords = (page: Page, html: string): Promise<WordCounts> =>
  page.evaluate((text) => {
    const words = (main: Element | null) => {
      const pieces: string[] = [];
      // Adjacent blocks have no space between them.
      const walker = document.createTreeWalker(main ?? document.createElement('main'), NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) pieces.push(node.textContent ?? '');
      return pieces.join(' ').split(/\s+/).filter(Boolean).length;
    };
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return { live: words(document.querySelector('main')), sent: words(sent.querySelector('main')) };
  }, html);
