import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBytes, readJpegSize } from '#contract/photos/jpeg.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { isSafePicture } from '#contract/photos/safe-picture.ts';
import { aJpeg } from '#tests/builders/photo.ts';

const base64url = (content: Buffer | string) => Buffer.from(content).toString('base64url');
const PNG = base64url(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));

describe('the size of a picture', () => {
  it('is read from its content', () => {
    for (const [width, height] of [
      [1600, 1200],
      [1, 1],
      [240, 65_535],
    ] as const)
      expect(readJpegSize(aJpeg({ width, height }))).toEqual({ width, height });
  });

  it('is read from a file of any length', () => {
    const size = { width: 320, height: 200 };
    for (let bytes = 70; bytes < 80; bytes++) {
      const file = aJpeg({ ...size, bytes });
      expect([readJpegSize(file), countBytes(file)]).toEqual([size, bytes]);
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

/** Segments of a small JPEG in gray, of which a test may change some. */
const SMALL = {
  start: [0xff, 0xd8],
  jfif: [0xff, 0xe0, 0, 4, 1, 1],
  tables: [0xff, 0xdb, 0, 3, 0],
  frame: [0xff, 0xc0, 0, 11, 8, 0, 90, 0, 120, 1, 1, 0x11, 0],
  scan: [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  data: [7, 7, 7],
  end: [0xff, 0xd9],
};
const small = (over: Partial<typeof SMALL> = {}) =>
  base64url(Buffer.from(Object.values({ ...SMALL, ...over }).flat()));
const COMMENT = [0xff, 0xfe, 0, 2];
const IN_COLOR = [0xff, 0xc0, 0, 17, 8, 0, 90, 0, 120, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
const SCAN_IN_COLOR = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 17, 3, 17, 0, 63, 0];

describe('what browsers draw', () => {
  it.each<[string, Partial<typeof SMALL>]>([
    ['in gray', {}],
    ['in color', { frame: IN_COLOR, scan: SCAN_IN_COLOR }],
    [
      'with what Safari adds: Exif and a color profile',
      { jfif: [0xff, 0xe1, 0, 8, 69, 120, 105, 102, 0, 0, 0xff, 0xe2, 0, 6, 73, 67, 67, 95] },
    ],
    [
      'with restarts, as phones write',
      { tables: [0xff, 0xdd, 0, 4, 0, 1], data: [7, 0xff, 0xd0, 7, 0xff, 0xd1, 7] },
    ],
    ['with an FF in the data', { data: [7, 0xff, 0, 7] }],
    ['with several FF before a marker', { jfif: [0xff, 0xff, 0xff, 0xe0, 0, 4, 1, 1], data: [7, 0xff] }],
    ['with as many segments as there may be', { jfif: Array<number[]>(61).fill(COMMENT).flat() }],
  ])('is read: %s', (_, over) => {
    expect(readJpegSize(small(over))).toEqual({ width: 120, height: 90 });
  });
});

describe('what a decoder might read in another way, or at length, is refused', () => {
  it.each<[string, Partial<typeof SMALL>]>([
    ['a marker without a length before the frame', { jfif: [0xff, 0x01, 0, 2] }],
    ['a restart before the frame', { jfif: [0xff, 0xd0, 0, 2] }],
    ['bytes between two segments', { jfif: [0, 0xff, 0xe0, 0, 2] }],
    ['a segment that is too short', { jfif: [0xff, 0xe0, 0, 1] }],
    ['a segment that goes on after the end', { jfif: [0xff, 0xe0, 0xff, 0xff] }],
    ['too many segments', { jfif: Array<number[]>(62).fill(COMMENT).flat() }],
    ['a second frame', { tables: SMALL.frame }],
    ['a frame that comes in steps', { frame: [0xff, 0xc2, ...SMALL.frame.slice(2)] }],
    ['a frame of another length', { frame: [0xff, 0xc0, 0, 10, ...SMALL.frame.slice(4, -1)] }],
    ['a part that is named twice', { frame: IN_COLOR.with(13, 1), scan: SCAN_IN_COLOR.with(7, 1) }],
    ['no frame', { frame: [] }],
    ['a height that comes later', { data: [7, 0xff, 0xdc, 0, 4, 0, 90] }],
    ['a scan with a part of the picture', { frame: IN_COLOR }],
    ['a scan of some frequencies', { scan: SMALL.scan.with(8, 5) }],
    ['a second scan', { data: [7, ...SMALL.scan, 7] }],
    ['further pictures in the file', { jfif: [0xff, 0xe2, 0, 6, 77, 80, 70, 0] }],
    ['bytes after the end', { end: [0xff, 0xd9, 0] }],
    ['an end within the data', { data: [7, 0xff, 0xd9, 7] }],
    ['no end', { end: [] }],
  ])('%s', (_, over) => {
    expect(readJpegSize(small(over))).toBeNull();
  });
});

describe('a picture', () => {
  const { side, thumbnailSide, bytes, thumbnailBytes } = PHOTO_LIMITS;

  it('of the largest size is safe, but as large as a photo it is no small picture', () => {
    expect(isSafePicture(aJpeg({ width: side, height: side, bytes }), 'photo')).toBe(true);
    const thumbnail = aJpeg({ width: thumbnailSide, height: 1, bytes: thumbnailBytes });
    expect(isSafePicture(thumbnail, 'thumbnail')).toBe(true);
    expect(isSafePicture(aJpeg(), 'thumbnail')).toBe(false);
  });

  it.each([
    ['too wide', aJpeg({ width: side + 1 })],
    ['too high', aJpeg({ height: side + 1 })],
    ['without pixels', aJpeg({ width: 0 })],
    ['with too many bytes', aJpeg({ bytes: bytes + 1 })],
    ['no JPEG', PNG],
  ])('that is %s is not', (_, picture) => {
    expect(isSafePicture(picture, 'photo')).toBe(false);
  });
});
