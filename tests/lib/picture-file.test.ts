import { describe, expect, it } from 'vitest';
import { isSafePicture } from '#contract/photos/safe-picture.ts';
import { cutDetails, isCutOff } from '#src/lib/photos/picture-file.ts';
import {
  baseline,
  exif,
  png,
  progressive,
  segment,
  withSegments,
  withTrailer,
} from '#tests/builders/picture-files.ts';

const scanOf = (file: Uint8Array) => Buffer.from(file).indexOf(Buffer.from([0xff, 0xda]));
const withoutEnd = (file: Uint8Array) => file.subarray(0, -2);
const fromCamera = withSegments(baseline, exif(6), segment(0xe2, 'MPF\0'));
/** What a phone writes after the picture: a second one, or a film. */
const FILM = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0');

/** The first 28 bytes of a WebP. @param length as it says itself, without its first 8 bytes */
const webp = (length: number) =>
  Uint8Array.from(
    Buffer.from(`RIFF${String.fromCharCode(length)}\0\0\0WEBPVP8L`.padEnd(28, '\x07'), 'latin1'),
  );

describe('a photo is whole', () => {
  it.each<[string, Uint8Array]>([
    ['a JPEG', baseline],
    ['a JPEG in steps', progressive],
    ['a JPEG with a small picture in it', fromCamera],
    ['a JPEG with padding after its end', withTrailer(baseline, new Uint8Array(4096))],
    ['a JPEG with a film after its end', withTrailer(fromCamera, FILM)],
    ['a JPEG with a second picture that is cut off', withTrailer(fromCamera, baseline.subarray(0, 200))],
    ['a JPEG with several FF before its end', withTrailer(withoutEnd(baseline), [0xff, 0xff, 0xff, 0xd9])],
    ['a PNG', png],
    ['a PNG with bytes after its end', withTrailer(png, FILM)],
    ['a JPEG whose segments we cannot follow', withTrailer(baseline.subarray(0, 20), [0, 0, 0, 0])],
    ['a WebP', webp(20)],
    ['a WebP without its last, empty byte', webp(21)],
    ['a file of another kind', FILM],
  ])('%s', (_, file) => {
    expect(isCutOff(file)).toBe(false);
  });
});

describe('the end of a photo is missing', () => {
  it.each<[string, Uint8Array]>([
    ['an empty file', new Uint8Array()],
    ['a JPEG without its end', withoutEnd(baseline)],
    ['a JPEG cut in its last marker', baseline.subarray(0, -1)],
    ['a JPEG cut behind the scan’s head', baseline.subarray(0, scanOf(baseline) + 14)],
    ['a JPEG cut in its scan, with a small picture that is whole', fromCamera.subarray(0, -12)],
    ['a JPEG whose rest was left empty', withTrailer(baseline.subarray(0, -12), new Uint8Array(4096))],
    ['a JPEG cut in its first segment', fromCamera.subarray(0, 100)],
    ['a JPEG in steps cut in its second scan', progressive.subarray(0, scanOf(progressive) + 60)],
    ['a JPEG in steps without its end', withoutEnd(progressive)],
    ['a PNG without its end', png.subarray(0, -12)],
    ['a PNG cut in its picture', png.subarray(0, 50)],
    ['a WebP cut in its picture', webp(22)],
  ])('%s', (_, file) => {
    expect(isCutOff(file)).toBe(true);
  });
});

describe('a JPEG without its details', () => {
  const cut = async (file: Uint8Array) =>
    Buffer.from((await cutDetails(file)?.arrayBuffer()) ?? new ArrayBuffer());

  it.each([true, false])(
    'has its picture, upright, and nothing else (low byte first: %s)',
    async (isLittle) => {
      const more = [
        exif(6, isLittle),
        segment(0xe2, 'MPF\0'),
        segment(0xfe, 'GPS'),
        segment(0xe1, 'http://ns.adobe.com/'),
      ];
      const file = await cut(withTrailer(withSegments(baseline, ...more), FILM));
      expect(file).toEqual(Buffer.from(withSegments(baseline, file.subarray(2, 38))));
      expect(file.subarray(2, 38).toString('latin1')).toBe(
        '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
      );
      expect(isSafePicture(file.toString('base64url'), 'photo'), 'the backend takes it').toBe(true);
    },
  );

  it('keeps its color profile, and is not turned if it stands upright', async () => {
    const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01sRGB');
    const file = await cut(withSegments(baseline, profile, exif(1)));
    expect(file).toEqual(Buffer.from(withSegments(baseline, profile)));
  });

  it.each([
    ['a JPEG that is cut off', withoutEnd(baseline)],
    ['a PNG', png],
  ])('is not made of %s', (_, file) => {
    expect(cutDetails(file)).toBeNull();
  });
});
