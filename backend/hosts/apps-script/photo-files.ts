import { getMessage } from '#backend/core/fault-text.ts';
import type { PhotoImages } from '#backend/core/rows.ts';
import type { PhotoFileIds, PhotoFiles } from '#backend/stores/sheets/services.ts';
import type { Google, UrlResponse } from './google.ts';

type Services = Pick<Google, 'Drive' | 'PropertiesService' | 'ScriptApp' | 'UrlFetchApp' | 'Utilities'>;

const JPEG = 'image/jpeg';

/** The owner's Google Drive, which Gmail shares, has no room for another photo. */
export class DriveFull extends Error {
  override name = 'DriveFull';
}

/**
 * The images of photos as files in the owner's Google Drive. With the scope `drive.file` the script sees only
 * files that it has made itself; DriveApp would need access to all. Creating this uses no service.
 */
export const createPhotoFiles = (google: Services): PhotoFiles => ({
  save: (images, name) => save(google, images, name),
  read: (ids) => read(google, ids),
  remove: (ids) => remove(google, ids),
});

function save(google: Services, images: PhotoImages, name: string): PhotoFileIds {
  const known = readFolders(google);
  const folders = known.photo && known.thumbnail ? known : ensureFolders(google);
  try {
    return saveIn(google, folders, images, name);
  } catch (fault) {
    // The owner may have deleted a folder.
    const now = ensureFolders(google);
    if (now.photo === folders.photo && now.thumbnail === folders.thumbnail) throw fault;
    return saveIn(google, now, images, name);
  }
}

/** Makes both files or none. @throws Error when a folder does not exist or is in the trash */
function saveIn(google: Services, folders: PhotoFileIds, images: PhotoImages, name: string): PhotoFileIds {
  const photo = makeFile(google, folders.photo, images.photo, `${name}.jpg`);
  try {
    const thumbnail = makeFile(google, folders.thumbnail, images.thumbnail, `${name} small.jpg`);
    return { photo, thumbnail };
  } catch (fault) {
    remove(google, [photo]);
    throw fault;
  }
}

function makeFile(google: Services, folder: string, base64url: string, name: string): string {
  const bytes = google.Utilities.base64DecodeWebSafe(padded(base64url));
  const file = { name, mimeType: JPEG, parents: [folder] };
  const content = google.Utilities.newBlob(bytes, JPEG, name);
  const { id = '', trashed } = orDriveFull(() =>
    google.Drive.Files.create(file, content, { fields: 'id,trashed' }),
  );
  if (!trashed) return id;
  // Google would delete it with the rest of the trash after 30 days.
  remove(google, [id]);
  throw new Error('The photos folder is in the trash.');
}

/** @throws DriveFull instead of what Drive says when it has no room */
function orDriveFull<T>(make: () => T): T {
  try {
    return make();
  } catch (fault) {
    throw /storage quota/i.test(getMessage(fault)) ? new DriveFull(getMessage(fault)) : fault;
  }
}

const padded = (base64url: string): string => base64url + '='.repeat((4 - (base64url.length % 4)) % 4);

function read(google: Services, ids: readonly string[]): string[] {
  const wanted = ids.filter((id) => id !== '');
  if (wanted.length === 0) return ids.map(() => '');
  const headers = { Authorization: `Bearer ${google.ScriptApp.getOAuthToken()}` };
  const responses = google.UrlFetchApp.fetchAll(
    wanted.map((id) => ({
      url: `https://www.googleapis.com/drive/v3/files/${encodeURIComponent(id)}?alt=media`,
      headers,
      muteHttpExceptions: true,
    })),
  );
  const images = new Map(responses.map((response, index) => [wanted[index], toText(google, response)]));
  return ids.map((id) => images.get(id) ?? '');
}

const toText = ({ Utilities }: Services, response: UrlResponse): string =>
  response.getResponseCode() === 200
    ? Utilities.base64EncodeWebSafe(response.getContent()).replace(/=+$/, '')
    : '';

function remove({ Drive }: Services, ids: readonly string[]): boolean {
  let isGone = true;
  for (const id of ids) {
    try {
      Drive.Files.remove(id);
    } catch (fault) {
      // The owner may have deleted it.
      if (/not found/i.test(getMessage(fault))) continue;
      isGone = false;
      console.error(fault);
    }
  }
  return isGone;
}

/** Names in the script's properties, which hold the ids of the folders. */
const FOLDER_PROPERTIES = { photo: 'PHOTOS_FOLDER', thumbnail: 'THUMBNAILS_FOLDER' } as const;

/** Names in Google Drive. The owner may rename and move the folders; only their ids count. */
const FOLDER_NAMES = { photo: 'Roof Leads photos', thumbnail: 'Thumbnails' } as const;

/** Returns the ids of the folders as the properties have them; empty for one that was never made. */
function readFolders({ PropertiesService }: Services): PhotoFileIds {
  const all = PropertiesService.getScriptProperties().getProperties();
  return { photo: all[FOLDER_PROPERTIES.photo] ?? '', thumbnail: all[FOLDER_PROPERTIES.thumbnail] ?? '' };
}

/**
 * Returns the ids of the folders, and makes those that are missing, deleted or in the trash.
 * @throws Error when Drive makes no folder
 */
export function ensureFolders(google: Services): PhotoFileIds {
  const before = readFolders(google);
  const photo = before.photo && isThere(google, before.photo) ? before.photo : makeFolder(google, 'photo');
  const thumbnail =
    before.thumbnail && isThere(google, before.thumbnail)
      ? before.thumbnail
      : makeFolder(google, 'thumbnail', photo);
  return { photo, thumbnail };
}

/** Whether both folders are in Google Drive, and not in the trash. */
export function areFoldersThere(google: Services): boolean {
  const { photo, thumbnail } = readFolders(google);
  return [photo, thumbnail].every((id) => id !== '' && isThere(google, id));
}

function isThere({ Drive }: Services, id: string): boolean {
  try {
    return Drive.Files.get(id, { fields: 'trashed' }).trashed !== true;
  } catch {
    return false;
  }
}

function makeFolder(
  { Drive, PropertiesService }: Services,
  field: keyof PhotoFileIds,
  parent?: string,
): string {
  const { id = '' } = Drive.Files.create({
    name: FOLDER_NAMES[field],
    mimeType: 'application/vnd.google-apps.folder',
    ...(parent !== undefined && { parents: [parent] }),
  });
  PropertiesService.getScriptProperties().setProperty(FOLDER_PROPERTIES[field], id);
  return id;
}
