import { getMessage } from '#backend/core/fault-text.ts';
import type { PhotoImages } from '#backend/core/rows.ts';
import type { Google, UrlResponse } from '#backend/hosts/apps-script/google.ts';
import type { PhotoFileIds, PhotoFiles } from '#backend/stores/sheets/services.ts';
import { ensureFolders, readFolders } from './photo-folders.ts';

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
