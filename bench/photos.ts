import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { answerStatus } from '#contract/answer-fields.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { now } from './browser/clock.ts';
import { inMs, median, timed } from './figures.ts';
import { type Benchmark, printTable } from './report.ts';
import { BENCH_SETTINGS } from './settings.ts';
import { HostProgram } from './storm/host-process.ts';
import { makeFolder } from './storm/left-behind.ts';

const BOOKINGS = 20;
/** At a time. */
const UPLOADS = 8;

const { bytes, thumbnailBytes, thumbnailSide } = PHOTO_LIMITS;
const LARGEST = aJpeg({ bytes });
const THUMBNAIL = aJpeg({ bytes: thumbnailBytes, width: thumbnailSide, height: thumbnailSide });

/** As large, and almost nothing but empty segments: of all files the one with the most to read. */
const SEGMENTS = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  Buffer.alloc(bytes - 800, Buffer.from([0xff, 0xe0, 0, 2])),
  Buffer.from(aJpeg(), 'base64url').subarray(2),
]).toString('base64url');

let count = 0;

/** Every booking has a sender and a number of its own, so that no limit is in the way. */
function newBooking() {
  count++;
  const phone = `(321) ${220 + Math.floor(count / 10_000)}-${String(count % 10_000).padStart(4, '0')}`;
  const submissionId = randomUUID();
  const fields = { ...aBookingPost({ submissionId, phone }, now()), token: BENCH_SETTINGS.bookingToken };
  return { submissionId, fields, sender: `203.0.${(count >> 8) % 256}.${count % 256}` };
}

/** What arrives while homeowners book. */
const FLOODS = [
  { name: 'no photos', photo: '', isOfBooking: false },
  { name: 'photos of no booking', photo: LARGEST, isOfBooking: false },
  { name: 'files of empty segments for a booking', photo: SEGMENTS, isOfBooking: true },
  { name: 'photos for bookings', photo: LARGEST, isOfBooking: true },
];

/**
 * Measures how long a booking takes on the embedded database while eight uploads are always on their way.
 */
export const photos: Benchmark = async ({ runs }) => {
  const program = await HostProgram.bundle();
  try {
    const { url } = await program.start({ databaseUrl: '', folder: await makeFolder(tmpdir(), 'photos-') });
    const post = async (sender: string, fields: Record<string, string>, query = '') => {
      const body = new URLSearchParams(fields);
      const headers = { 'X-Forwarded-For': sender };
      const answer = await fetch(`${url}/api/script${query}`, { method: 'POST', body, headers });
      return answerStatus.parse(await answer.json());
    };
    const book = async () => {
      const booking = newBooking();
      const answer = await post(booking.sender, booking.fields);
      if (!answer.ok) throw new Error(`A booking was refused: ${JSON.stringify(answer)}`);
      return booking;
    };
    const rows: string[][] = [];
    for (const { name, photo, isOfBooking } of FLOODS) {
      const outcomes = new Map<string, number>();
      let isOn = photo !== '';
      const upload = async () => {
        let booking = isOfBooking ? await book() : newBooking();
        for (let sent = 1; isOn; sent++) {
          if (isOfBooking && sent % PHOTO_LIMITS.count === 0) booking = await book();
          const { submissionId, sender } = booking;
          const fields = { submissionId, photoId: randomUUID(), photo, thumbnail: THUMBNAIL };
          const payload = JSON.stringify({
            action: 'add_photo',
            token: BENCH_SETTINGS.bookingToken,
            ...fields,
          });
          const { ok, error = '' } = await post(sender, { payload }, '?action=add_photo');
          const outcome = ok ? 'stored' : error;
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      };
      const uploads = Array.from({ length: UPLOADS }, upload);
      const times: number[] = [];
      for (let run = 0; run < (runs || BOOKINGS); run++) times.push(await timed(book));
      isOn = false;
      await Promise.all(uploads);
      const sent = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
      rows.push([name, inMs(median(times)), inMs(Math.max(...times)), sent]);
    }
    printTable(['while these arrive', 'a booking, median ms', 'worst ms', 'uploads'], rows);
  } finally {
    await program.remove();
  }
};
