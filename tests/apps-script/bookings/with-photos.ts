import { leadPhotosAction } from '#contract/actions/photos.ts';
import { aScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { aJpeg } from '#tests/builders/photo.ts';

const SUBMISSION = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';
export const PHOTO = aJpeg({ bytes: 9_001, fill: 200 });
export const THUMBNAIL = aJpeg({ width: 240, height: 180, bytes: 251, fill: 129 });

/** An installed script with one booking, a homeowner who sends photos of it, and a rep who looks at them. */
export async function aScriptWithBooking() {
  const script = await aScriptWithOwner();
  script.book({ submissionId: SUBMISSION });
  const rows = () => script.rows('Photos');
  const getLeadId = () => script.rows('Leads')[0]?.['Lead ID'] ?? '';
  return {
    ...script,
    submissionId: SUBMISSION,
    getLeadId,
    /** Sends a photo like the site: the address names the action, and the body is JSON. */
    send(over: Record<string, unknown> = {}) {
      const photo = { submissionId: SUBMISSION, photoId: 'first photo', photo: PHOTO, thumbnail: THUMBNAIL };
      const contents = JSON.stringify({
        action: 'add_photo',
        token: 'dev-booking-token',
        ...photo,
        ...over,
      });
      const postData = { type: 'text/plain', contents };
      return script.answerOf(script.start().doPost({ parameter: { action: 'add_photo' }, postData }));
    },
    /** Rows of the tab Photos. */
    photoRows: rows,
    /** Ids of the files in Drive, without folders. */
    files: () => script.world.drive.photos(),
    contentOf: (id: string) => Buffer.from(script.world.drive.file(id).bytes).toString('base64url'),
    leadPhotos: () =>
      leadPhotosAction.answer.parse(
        script.call('lead_photos', { auth: script.signedIn(), leadId: getLeadId() }),
      ).photos,
    /** Opens a photo in full; without an id, the one of the first row. */
    showPhoto: (photoId = rows()[0]?.['Photo ID']) =>
      script.call('show_photo', { auth: script.signedIn(), leadId: getLeadId(), photoId }),
  };
}
export type ScriptWithBooking = Awaited<ReturnType<typeof aScriptWithBooking>>;
