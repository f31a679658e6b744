import { toSlug } from '#contract/slug.ts';
import { download } from '#src/lib/download.ts';

/** Puts a CSV file, piece after piece, into the visitor's downloads. The mark at its start tells Excel that it is UTF-8. */
export function downloadCsv(name: string, pieces: readonly string[]): void {
  download(name, new Blob(['\uFEFF', ...pieces], { type: 'text/csv;charset=utf-8' }));
}

/** A file name of a batch's name and a day, `storm-palm-bay-2026-11-20.csv`. */
export function csvName(title: string, day: string, suffix = ''): string {
  return `${toSlug(title) || 'leads'}-${day}${suffix}.csv`;
}
