import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { ENDED, EXPIRED } from '#tests/rep-access/rep-pages.ts';
import { asked, holdAnswers } from '#tests/rep-access/worklist/worklist-page.ts';
import {
  askedLarge,
  CEILING,
  dialog,
  expectLarge,
  FRONT,
  INSIDE,
  openPhoto,
  openWithPhotos,
  toUrl,
} from './photos-page.ts';

describe('a photo', () => {
  test('opens large, the small picture first, and closes again', async () => {
    const release = holdAnswers('show_photo');
    const { user } = await openWithPhotos();
    await openPhoto(user, 'Photo 2 of 3');
    expect(dialog().getByText('Loading the photo…')).toBeVisible();
    const image = dialog().getByRole('img', { name: 'Photo 2 of 3' });
    expect(image).toHaveAttribute('src', toUrl(INSIDE.images.thumbnail));
    release();
    await expectLarge('Photo 2 of 3', INSIDE);
    expect(dialog().getByText('Nov 20, 9:13 AM Eastern')).toBeVisible();
    expect(dialog().queryByText('Loading the photo…')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is followed by the others with the buttons and the arrow keys, and each is loaded once', async () => {
    const { user } = await openWithPhotos();
    screen.getByRole('button', { name: 'Photo 1 of 3' }).focus();
    await user.keyboard('{Enter}');
    await expectLarge('Photo 1 of 3', FRONT);
    await user.keyboard('{ArrowRight}');
    await expectLarge('Photo 2 of 3', INSIDE);
    await user.click(dialog().getByRole('button', { name: 'Next photo' }));
    await expectLarge('Photo 3 of 3', CEILING);
    await user.keyboard('{ArrowRight}');
    await expectLarge('Photo 1 of 3', FRONT);
    await user.keyboard('{ArrowLeft}');
    await expectLarge('Photo 3 of 3', CEILING);
    await user.click(dialog().getByRole('button', { name: 'Previous photo' }));
    await expectLarge('Photo 2 of 3', INSIDE);
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expectLarge('Photo 2 of 3', INSIDE);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await openPhoto(user, 'Photo 3 of 3');
    await expectLarge('Photo 3 of 3', CEILING);
    expect(askedLarge()).toEqual(['front', 'inside', 'ceiling']);
  });

  test('that could not be loaded large is asked for again, has gone since, or finds the session expired', async () => {
    const { user } = await openWithPhotos();
    repScript.misbehave(networkDrop, { action: 'show_photo' });
    await openPhoto(user, 'Photo 1 of 3');
    expect(await dialog().findByText("Photo 1 of 3 couldn't be loaded.")).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await expectLarge('Photo 1 of 3', FRONT);
    expect(dialog().queryByText(/couldn't be loaded/)).toBeNull();
    // The keys of the lead behind do nothing.
    await user.keyboard('nksp5u/?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'New Lead' })).toBeChecked();
    expect(asked()).toHaveLength(1);
    repScript.misbehave(json({ ok: false, error: 'not_found' }), { action: 'show_photo' });
    await user.keyboard('{ArrowRight}');
    expect(await dialog().findByText('Photo 2 of 3 is no longer available.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull();
    repScript.misbehave(ENDED, { action: 'show_photo' });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(EXPIRED)).toBeVisible();
  });
});
