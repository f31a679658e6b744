import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { showPhotoAction } from '#contract/actions/photos.ts';
import { LIMITS } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aHostForThisFile, newBooking, SETTINGS } from '#tests/hosts/running-host.ts';
import { put } from '#tests/stores/rows.ts';

const own = aHostForThisFile();

const { bytes, thumbnailBytes, thumbnailSide } = PHOTO_LIMITS;
/** The largest photo that the script takes. */
const LARGEST = {
  photo: aJpeg({ bytes }),
  thumbnail: aJpeg({ width: thumbnailSide, height: 1, bytes: thumbnailBytes }),
};

/** Posts an action as a form field, as the site does, with this query. */
async function send(query: string, action: string, fields: object) {
  const payload = JSON.stringify({ action, token: SETTINGS.bookingToken, ...fields });
  const body = new URLSearchParams({ payload });
  const answer = await fetch(`${own.host.url}/api/script${query}`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  return answer.json();
}

const photoOf = (submissionId: string, photoId: string = crypto.randomUUID()) => ({
  submissionId,
  photoId,
  ...LARGEST,
});

async function book(): Promise<string> {
  const booking = newBooking();
  const answer = await own.host.post(new URLSearchParams(booking));
  expect(await answer.json()).toMatchObject({ ok: true, takesPhotos: true });
  return booking.submissionId ?? '';
}

/** Signs a rep in and returns the session. */
async function signIn(): Promise<string> {
  const email = 'robin@reps.example';
  await own.write(put.rep(aRep({ email, state: 'active', pinSalt: 's', pinHash: '2580/s' })));
  const answer = await own.host.act('auth_login', { email, password: '2580' });
  return String(answer.auth);
}

describe('the largest photo', () => {
  it('is stored, listed for a rep, and comes back exactly as it was sent', async () => {
    const submissionId = await book();
    expect(await send('?action=add_photo', 'add_photo', photoOf(submissionId))).toMatchObject({ ok: true });
    const auth = await signIn();
    const { leadId } = (await own.read('booking', { submissionId })) ?? {};
    const listed = await own.host.act('lead_photos', { auth, leadId });
    expect(listed).toMatchObject({ ok: true, photos: [{ thumbnail: LARGEST.thumbnail }] });
    const [{ photoId = '' } = {}] = listed.photos as { photoId?: string }[];
    const shown = showPhotoAction.answer.parse(await own.host.act('show_photo', { auth, leadId, photoId }));
    expect(shown.photo === LARGEST.photo).toBe(true);
  });
});

describe('a large request is refused', () => {
  it.each<[string, string, string, object]>([
    ['without its action in the address', '', 'add_photo', {}],
    ['with another action in the address', '?action=auth_login', 'add_photo', {}],
    ['when it is another action than the address says', '?action=add_photo', 'auth_login', {}],
    ['over the limit of a photo', '?action=add_photo', 'add_photo', { more: 'x'.repeat(100_000) }],
  ])('%s', async (_, query, action, more) => {
    const answer = await send(query, action, { ...photoOf(crypto.randomUUID()), ...more });
    expect(answer).toMatchObject({ ok: false, error: 'too_large' });
  });

  it('as a booking', async () => {
    const booking = newBooking({ notes: 'x'.repeat(LIMITS.requestBytes) });
    const body = new URLSearchParams(booking);
    const answer = await fetch(`${own.host.url}/api/script?action=add_photo`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ ok: false, error: 'too_large' });
  });
});

it('a sender who begins many uploads and finishes none holds up neither bookings nor the photos of others', async () => {
  const stalled = Array.from({ length: 30 }, () => {
    const socket = connect(Number(new URL(own.host.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = ['POST /api/script?action=add_photo HTTP/1.1', 'Host: x', 'X-Forwarded-For: 203.0.113.66'];
    const length = [
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 500000',
      '',
      'payload=',
    ];
    socket.write([...head, ...length].join('\r\n'));
    return new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()));
    });
  });
  // All but the eight that are being read are refused at once.
  const refused: string[] = [];
  await new Promise<void>((resolve) => {
    for (const answer of stalled) {
      void answer.then((text) => refused.push(text) === 22 && resolve());
    }
  });
  expect(refused.every((text) => text.includes('"error":"busy"'))).toBe(true);
  const submissionId = await book();
  expect(await send('?action=add_photo', 'add_photo', photoOf(submissionId))).toMatchObject({ ok: true });
});
