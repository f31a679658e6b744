import type { PhotoRow } from '#backend/core/rows.ts';
import type { PhotoFileIds } from '#backend/stores/sheets/services.ts';
import { type Column, instant, key, text } from './columns.ts';
import type { TabSpec } from './tabs.ts';

/** A photo and the ids of its files in Google Drive. */
export type PhotoCells = PhotoRow & PhotoFileIds;

/** A column for the id of a file in Drive, as a link for the owner. Without a link, the id is empty. */
const fileLink = (heading: string): Column<string> => ({
  heading,
  write: (id) => `https://drive.google.com/file/d/${id}/view`,
  read: (cell) => /\/d\/([\w-]+)/.exec(cell)?.[1] ?? '',
});

export const PHOTOS: TabSpec<PhotoCells> = {
  name: 'Photos',
  key: 'photoId',
  columns: {
    receivedAt: instant('Received'),
    leadId: text('Lead ID'),
    photo: fileLink('Photo'),
    thumbnail: fileLink('Thumbnail'),
    submissionId: text('Submission ID'),
    photoId: key('Photo ID'),
  },
};
