import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedSize } from '#build/files/compress.ts';
import type { BuiltPage } from '#build/pages/make-pages.ts';
import type { PageWeight } from './budgets.ts';

const ALREADY_COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif)$/;

function countBytes(content: Buffer | string, name: string): number {
  return ALREADY_COMPRESSED.test(name) ? content.length : compressedSize(content);
}

const ADDRESS = /(?:src|href|srcset|data)="(\/[^"\s]+)|url\(["']?(\/[^"')]+)/g;

/** Loaded when the visitor scrolls near; their size is checked by findJobPhotoFaults. */
const LAZY_IMAGE = /<img\b[^>]*\bloading="lazy"[^>]*>/g;

/** Returns the URLs of this site's own files that a document loads and that match `kind`. */
const findReferencedFiles = (html: string, kind: RegExp): string[] => [
  ...new Set(
    [...html.replace(LAZY_IMAGE, '').matchAll(ADDRESS)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((file) => kind.test(file)),
  ),
];

/** @param folder the root of the built site */
export function weighPages(pages: readonly Omit<BuiltPage, 'styles'>[], folder: string): PageWeight[] {
  const weightCache = new Map<string, number>();
  const weighFile = (file: string): number => {
    const weighed = weightCache.get(file) ?? countBytes(readFileSync(join(folder, file)), file);
    weightCache.set(file, weighed);
    return weighed;
  };
  const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);
  return pages.map(({ path, area, isStatic, html, loader, scripts, idleScripts }) => {
    const weighAll = (files: readonly string[]) => files.map((file) => ({ file, bytes: weighFile(file) }));
    const script = weighAll(scripts);
    const idle = weighAll(idleScripts);
    const fonts = weighAll(findReferencedFiles(html, /\.woff2$/));
    const images = weighAll(
      findReferencedFiles(html, /\.(?:svg|png|jpe?g|webp|avif)$/).filter((file) => !/icon/.test(file)),
    );
    const sheets = weighAll(findReferencedFiles(html, /\.css$/));
    const document = countBytes(html, 'html') + sum(sheets);
    const loaderBytes = countBytes(loader, 'js');
    return {
      path,
      area,
      isStatic,
      document,
      scriptBeforePaint: loaderBytes,
      script: loaderBytes + sum(script) + sum(idle),
      fonts: sum(fonts),
      images: sum(images),
      files: [{ file: 'document', bytes: document }, ...sheets, ...script, ...idle, ...fonts, ...images],
    };
  });
}

/** Returns the transfer size of files in bytes. @param addresses URLs of files in `folder` */
export const weighFiles = (addresses: readonly string[], folder: string): number =>
  addresses.reduce((total, file) => total + countBytes(readFileSync(join(folder, file)), file), 0);
