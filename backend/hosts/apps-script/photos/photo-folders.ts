import type { Google } from '#backend/hosts/apps-script/google.ts';
import type { PhotoFileIds } from '#backend/stores/sheets/services.ts';

type Services = Pick<Google, 'Drive' | 'PropertiesService'>;

/** Names in the script's properties, which hold the ids of the folders. */
const PROPERTIES = { photo: 'PHOTOS_FOLDER', thumbnail: 'THUMBNAILS_FOLDER' } as const;

/** Names in Google Drive. The owner may rename and move the folders; only their ids count. */
const NAMES = { photo: 'Roof Leads photos', thumbnail: 'Thumbnails' } as const;

/** Returns the ids of the folders as the properties have them; empty for one that was never made. */
export function readFolders({ PropertiesService }: Services): PhotoFileIds {
  const all = PropertiesService.getScriptProperties().getProperties();
  return { photo: all[PROPERTIES.photo] ?? '', thumbnail: all[PROPERTIES.thumbnail] ?? '' };
}

/**
 * Returns the ids of the folders, and makes those that are missing, deleted or in the trash.
 * @throws Error when Drive makes no folder
 */
export function ensureFolders(google: Services): PhotoFileIds {
  const before = readFolders(google);
  const photo = before.photo && isThere(google, before.photo) ? before.photo : make(google, 'photo');
  const thumbnail =
    before.thumbnail && isThere(google, before.thumbnail)
      ? before.thumbnail
      : make(google, 'thumbnail', photo);
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

function make({ Drive, PropertiesService }: Services, field: keyof PhotoFileIds, parent?: string): string {
  const { id = '' } = Drive.Files.create({
    name: NAMES[field],
    mimeType: 'application/vnd.google-apps.folder',
    ...(parent !== undefined && { parents: [parent] }),
  });
  PropertiesService.getScriptProperties().setProperty(PROPERTIES[field], id);
  return id;
}
