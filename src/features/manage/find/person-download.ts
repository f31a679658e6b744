import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import type { Person } from '#contract/actions/manager/people.ts';
import { showPhotoAction } from '#contract/actions/photos.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { toSlug } from '#contract/lead/slug.ts';
import { toPersonFile } from '#contract/people/person-file.ts';
import { download } from '#src/lib/download.ts';
import { env } from '#src/lib/env.ts';
import { callAgain } from '#src/services/rep-endpoint/call-again.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';

interface PersonDownload {
  auth: string;
  person: Person;
  /** What the file is called after, such as a last name. */
  name: string;
  /** Receives which photo is asked for now, from 1 on, and how many there are. */
  onPhoto: (number: number, all: number) => void;
  signal: AbortSignal;
}

/** Downloads all that is kept about a person as one file, with the photos. Returns what the file is called. */
export async function downloadPerson(
  options: PersonDownload,
): Promise<{ ok: true; file: string } | RepFailure> {
  const { person, name, signal } = options;
  const photos = await fetchPhotos(options);
  if (!(photos instanceof Map)) return photos;
  const nowMs = Date.now();
  const file = `personal-data-${name}-${easternDay(nowMs)}.html`;
  const text = toPersonFile(person, { company: env.companyName, photos, nowMs });
  if (!signal.aborted) download(file, new Blob([text], { type: 'text/html;charset=utf-8' }));
  return { ok: true, file };
}

/** One after another: together they could be more than a host answers at once. Leaves out what is gone. */
async function fetchPhotos({ auth, person, onPhoto, signal }: PersonDownload) {
  const photos = new Map<string, string>();
  const all = person.leads.flatMap(({ lead: { leadId }, photos: own }) =>
    own.map(({ photoId }) => ({ leadId, photoId })),
  );
  for (const [index, { leadId, photoId }] of all.entries()) {
    onPhoto(index + 1, all.length);
    const ask = () => call(showPhotoAction, { auth, leadId, photoId }, { signal });
    const result = await callAgain(ask, signal);
    if (result.ok) photos.set(photoId, result.answer.photo);
    else if (result.error !== 'not_found') return result;
  }
  return photos;
}

/** The last name for the name of a file; the lead's id for none in Latin letters. */
export const fileNameOf = ({ lead: { lastName, leadId } }: LeadRecord): string =>
  toSlug(lastName) || toSlug(leadId);
