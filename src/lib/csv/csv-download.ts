import { toSlug } from '#contract/lead/slug.ts';
import { download } from '#src/lib/download.ts';

/** Downloads a CSV file. The byte order mark at its start tells Excel that the file is UTF-8. */
export function downloadCsv(name: string, pieces: readonly string[]): void {
  download(name, new Blob(['\uFEFF', ...pieces], { type: 'text/csv;charset=utf-8' }));
}

/** Builds a file name from a batch's name and a day: `storm-palm-bay-2026-11-20.csv`. */
export function csvName(title: string, day: string, suffix = ''): string {
  return `${toSlug(title) || 'leads'}-${day}${suffix}.csv`;
}
