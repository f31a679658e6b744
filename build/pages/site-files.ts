import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '#contract/languages.ts';

export interface SiteFiles {
  folder: string;
  /** Returns the trimmed text, cached. @param address path on the site, like `/assets/styles.css` */
  read: (address: string) => string;
  write: (address: string, content: string | Uint8Array) => void;
}

export function openSiteFiles(folder: string): SiteFiles {
  const texts = new Map<string, string>();
  return {
    folder,
    read: (address) => {
      const text = texts.get(address) ?? readFileSync(join(folder, address), 'utf8').trim();
      texts.set(address, text);
      return text;
    },
    write: (address, content) => {
      mkdirSync(dirname(join(folder, address)), { recursive: true });
      writeFileSync(join(folder, address), content);
    },
  };
}

/** Returns the path where hosts look for a page's document. */
export function documentAddress(path: string, language: Language): string {
  if (path === '*') return `${LANGUAGES[language].address}/404.html`;
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

/** Returns the URLs of the fonts that a stylesheet names. */
export const fontsIn = (styles: string): string[] => [
  ...new Set(styles.match(/\/assets\/[\w.-]+\.woff2/g) ?? []),
];
