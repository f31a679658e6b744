import { describe, expect, test } from 'vitest';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aJpeg, aPhoto } from '#tests/builders/photo.ts';
import { aRep } from '#tests/builders/rep.ts';
import { at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

export function photoTests({ read, write }: Subject): void {
  describe('for photos', () => {
    const images = (photoIds: readonly string[], image: 'photo' | 'thumbnail' = 'photo') =>
      read('photoImages', { photoIds, image });

    test('returns the photos of a booking, without those of other bookings', async () => {
      const [leadId, otherLead] = [fresh('lead'), fresh('lead')];
      const mine = [aPhoto(fresh('photo'), leadId, at(0)), aPhoto(fresh('photo'), leadId, at(1))];
      const other = aPhoto(fresh('photo'), otherLead, at(0));
      for (const photo of [...mine, other]) await write(photo);
      const rows = await read('photosOfBooking', { submissionId: `booking of ${leadId}` });
      expect(new Set(rows)).toEqual(new Set(mine.map(({ row }) => row)));
      expect(await read('photosOfBooking', { submissionId: fresh('submission') })).toEqual([]);
    });

    test('returns the photos of all bookings of a lead, oldest first and then by their ids, up to a limit', async () => {
      const leadId = fresh('lead');
      const photos = [2, 0, 1].map((minute) => aPhoto(fresh('photo'), leadId, at(minute)));
      for (const { row, ...photo } of photos) {
        await write({ ...photo, row: { ...row, submissionId: fresh('submission') } });
      }
      await write(aPhoto(fresh('photo'), fresh('lead'), at(0)));
      const received = async (limit: number) =>
        (await read('photosOfLead', { leadId, limit })).map(({ receivedAt }) => receivedAt);
      expect(await received(5)).toEqual([at(0), at(1), at(2)]);
      expect(await received(2)).toEqual([at(0), at(1)]);
      const same = fresh('lead');
      for (const photoId of [`${same}-2`, `${same}-1`]) await write(aPhoto(photoId, same, at(0)));
      const rows = await read('photosOfLead', { leadId: same, limit: 5 });
      expect(rows.map(({ photoId }) => photoId)).toEqual([`${same}-1`, `${same}-2`]);
      expect(await read('photosOfLead', { leadId: fresh('lead'), limit: 5 })).toEqual([]);
    });

    test('counts the photos of some leads, without those that have none', async () => {
      const [two, one, none] = [fresh('lead'), fresh('lead'), fresh('lead')];
      for (const leadId of [two, one, two, fresh('lead')]) await write(aPhoto(fresh('photo'), leadId, at(0)));
      const counts = await read('photoCounts', { leadIds: [none, two, one] });
      expect(counts).toHaveLength(2);
      expect(counts).toEqual(
        expect.arrayContaining([
          { leadId: two, count: 2 },
          { leadId: one, count: 1 },
        ]),
      );
      expect(await read('photoCounts', { leadIds: [] })).toEqual([]);
    });

    test('returns images exactly as they were sent, in the order in which they are asked for, and nothing for one that is gone', async () => {
      const leadId = fresh('lead');
      // Every remainder of a division by three: base64url then ends in different ways.
      const ofSize = (bytes: number) => ({
        ...aPhoto(fresh('photo'), leadId, at(0)),
        images: {
          photo: aJpeg({ bytes, fill: bytes % 256 }),
          thumbnail: aJpeg({ width: 240, height: 180, bytes: bytes - 200, fill: 251 }),
        },
      });
      const [one, two] = [ofSize(400), ofSize(401)];
      const three = ofSize(402);
      three.images.photo = aJpeg({ bytes: PHOTO_LIMITS.bytes, fill: 129 });
      for (const photo of [one, two, three]) await write(photo);
      const ids = [three.row.photoId, fresh('none'), one.row.photoId, two.row.photoId];
      expect(await images(ids)).toEqual([three.images.photo, '', one.images.photo, two.images.photo]);
      expect(await images(ids, 'thumbnail')).toEqual([
        three.images.thumbnail,
        '',
        one.images.thumbnail,
        two.images.thumbnail,
      ]);
      expect(await images([one.row.photoId])).toEqual([one.images.photo]);
      expect(await images([fresh('none')])).toEqual(['']);
      expect(await images([])).toEqual([]);
    });

    test('adds no photo whose key is taken, nor anything else of that action', async () => {
      const leadId = fresh('lead');
      const first = aPhoto(fresh('photo'), leadId, at(0));
      await write(first);
      const again = aPhoto(first.row.photoId, leadId, at(1), 9);
      const rep = aRep({ email: fresh('rep') });
      await expect(write(put.rep(rep), again)).rejects.toThrow();
      expect(await read('rep', { email: rep.email })).toBeNull();
      expect(await read('photosOfLead', { leadId, limit: 5 })).toEqual([first.row]);
      expect(await images([first.row.photoId])).toEqual([first.images.photo]);
    });
  });
}
