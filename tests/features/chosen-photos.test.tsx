import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSafePicture } from '#contract/photos/safe-picture.ts';
import { readPhotoImage, readSavedPhotos } from '#src/stored/outbox/saved-photos.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { baseline, exif, progressive, withSegments } from '#tests/builders/picture-files.ts';
import { open } from '#tests/render.tsx';

/** What a canvas that was filled with one color gives back. */
type ReadBack = (color: readonly number[]) => number[];

/** Stands for a browser's decoder, which jsdom does not have. `readBack` tells how its canvas lies. */
function decoder(readBack: ReadBack) {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal(
    'Image',
    class {
      width = 3200;
      height = 2400;
      onload = () => {};
      set src(_: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  const brush = {
    fillStyle: '',
    fillRect() {},
    drawImage() {},
    getImageData() {
      const color = [...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255];
      return { data: Array.from({ length: 16 }, () => readBack(color)).flat() };
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob([baseline])));
}

const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[name=photos]') ?? document, { target: { files } });
const jpeg = (name: string, content: Uint8Array<ArrayBuffer>) =>
  new File([content], name, { type: 'image/jpeg' });
const saved = async () =>
  Promise.all((await readSavedPhotos()).map(({ photoId }) => readPhotoImage(photoId)));

beforeEach(() => open('/schedule/book').then(() => undefined));
afterEach(() => vi.unstubAllGlobals());

describe('photos that were chosen', () => {
  it('are taken whatever their name and type are, and the one that is cut off is named', async () => {
    // Brave changes colors a little.
    decoder((color) => color.map((value, index) => value + (index % 2 ? 2 : -2)));
    choose(
      jpeg('half.jpg', progressive.slice(0, -40)),
      new File(['some HEIC'], 'IMG_0003.HEIC', { type: '' }),
      jpeg('whole.jpg', progressive),
    );
    await screen.findByText(/^“half.jpg” is incomplete/);
    const drawn = Buffer.from(baseline).toString('base64url');
    expect(await saved()).toEqual([drawn, drawn]);
  });

  it.each<[string, ReadBack]>([
    ['noise', () => [224, 30, 216, 250]],
    ['white', () => [255, 255, 255, 255]],
  ])(
    'are sent without their place where a canvas gives %s, or the page says what to do',
    async (_, readBack) => {
      decoder(readBack);
      const small = Uint8Array.from(Buffer.from(aJpeg(), 'base64url'));
      choose(jpeg('large.jpg', progressive), jpeg('small.jpg', withSegments(small, exif(6))));
      await screen.findByText(/^This browser keeps sites from making photos small enough to send/);
      const photos = await readSavedPhotos();
      const images = await saved();
      expect(images.map((image) => isSafePicture(image, 'photo'))).toEqual([true]);
      expect(photos.map(({ thumbnail }) => isSafePicture(thumbnail, 'thumbnail'))).toEqual([true]);
      expect(Buffer.from(images.join(), 'base64url').toString('latin1')).not.toContain('GPS');
    },
  );
});
