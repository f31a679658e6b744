import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPhotoAction } from '#contract/actions/bookings/add-photo.ts';
import { parseRequest } from '#contract/parse.ts';
import { countBytes, readJpegSize } from '#contract/photos/jpeg.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aJpeg } from '#tests/builders/photo.ts';

const base64url = (content: Buffer | string) => Buffer.from(content).toString('base64url');
const PNG = base64url(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));

describe('the size of a picture', () => {
  it.each([[{ width: 1600, height: 1200 }], [{ width: 1, height: 1 }], [{ width: 240, height: 65_535 }]])(
    'is read from its content: %o',
    (size) => {
      expect(readJpegSize(aJpeg(size))).toEqual(size);
    },
  );

  it('is read from a file of any length', () => {
    for (let bytes = 60; bytes < 70; bytes++) {
      expect(readJpegSize(aJpeg({ width: 320, height: 200, bytes }))).toEqual({ width: 320, height: 200 });
      expect(countBytes(aJpeg({ bytes }))).toBe(bytes);
    }
  });

  it.each([
    ['nothing', ''],
    ['a PNG', PNG],
    ['a web page', base64url('<!doctype html><script>alert(1)</script>')],
    ['a web page that begins like a JPEG', base64url('\xff\xd8\xff<script>alert(1)</script>')],
    ['the first half of a JPEG', aJpeg({ bytes: 2000 }).slice(0, 1000)],
    ['a JPEG with padding', `${aJpeg({ bytes: 100 })}==`],
    ['ordinary base64', Buffer.from(aJpeg({ fill: 0xff }), 'base64url').toString('base64')],
    ['an SVG', base64url('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ])('is unknown for %s', (_, text) => {
    expect(readJpegSize(text)).toBeNull();
  });

  it('is unknown, and never an error, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const whole = Buffer.from([0xff, 0xd8, ...bytes, 0xff, 0xd9]).toString('base64url');
        const size = readJpegSize(whole);
        expect(size === null || (size.width >= 0 && size.height >= 0)).toBe(true);
      }),
    );
  });
});

describe('a photo', () => {
  const good = {
    submissionId: 'b3b7c1de-0000-4000-8000-000000000001',
    photoId: 'b3b7c1de-0000-4000-8000-000000000002',
    photo: aJpeg(),
    thumbnail: aJpeg({ width: 240, height: 180 }),
  };
  const { side, thumbnailSide, bytes, thumbnailBytes } = PHOTO_LIMITS;

  it.each<[string, object]>([
    ['of the largest size', { photo: aJpeg({ width: side, height: side, bytes }) }],
    [
      'with the largest small picture',
      { thumbnail: aJpeg({ width: thumbnailSide, height: 1, bytes: thumbnailBytes }) },
    ],
  ])('%s is taken', (_, over) => {
    expect(parseRequest(addPhotoAction.request, { ...good, ...over })).toMatchObject({ ok: true });
  });

  it.each<[string, object, object]>([
    ['that is too wide', { photo: aJpeg({ width: side + 1 }) }, { photo: /read/ }],
    ['that is too high', { photo: aJpeg({ height: side + 1 }) }, { photo: /read/ }],
    ['without pixels', { photo: aJpeg({ width: 0 }) }, { photo: /read/ }],
    ['with too many bytes', { photo: aJpeg({ bytes: bytes + 1 }) }, { photo: /large/ }],
    ['that is no JPEG', { photo: PNG }, { photo: /read/ }],
    ['that is no text', { photo: 7 }, { photo: /./ }],
    ['whose small picture is too large', { thumbnail: aJpeg() }, { thumbnail: /read/ }],
    ['without a booking', { submissionId: '' }, { submissionId: /./ }],
  ])('%s is refused with the reason', (_, over, fields) => {
    const expected = Object.entries(fields).map(([name, words]) => [name, expect.stringMatching(words)]);
    expect(parseRequest(addPhotoAction.request, { ...good, ...over })).toMatchObject({
      ok: false,
      fields: Object.fromEntries(expected),
    });
  });
});
