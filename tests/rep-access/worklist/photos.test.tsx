import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { ENDED, EXPIRED, lackFeatures } from '#tests/rep-access/rep-pages.ts';
import {
  asked,
  button,
  disconnect,
  GRACE,
  giveToSam,
  HENRY,
  heading,
  holdAnswers,
  leased,
  openWithLead,
  openWorklist,
  save,
  withLeads,
} from './worklist-page.ts';

const BOOKED = aLead({ source: 'booking' });
const HENRY_BOOKED = aLead({ ...HENRY, source: 'booking' });

const FRONT = aPhoto('front', BOOKED.leadId, '2026-11-20T14:12:00.000Z', 1);
const INSIDE = aPhoto('inside', BOOKED.leadId, '2026-11-20T14:13:00.000Z', 2);
const CEILING = aPhoto('ceiling', BOOKED.leadId, '2026-11-20T15:30:00.000Z', 3);

const toUrl = (base64url: string) => {
  const base64 = Buffer.from(base64url, 'base64url').toString('base64').replaceAll('=', '');
  return `data:image/jpeg;base64,${base64}`;
};

const photosTitle = () => screen.queryByRole('heading', { level: 3, name: /^Photos/ });
const thumbnails = () => screen.queryAllByRole('button', { name: /^Photo \d of \d$/ });
/** What the requests to an action have in this field. */
const sentValues = (action: string, field: string): unknown[] =>
  repEndpoint.sentAs(action).map(({ payload }) => Object(payload)[field]);
const askedPhotos = () => sentValues('lead_photos', 'leadId');
const askedLarge = () => sentValues('show_photo', 'photoId');
const dialog = () => within(screen.getByRole('dialog', { name: 'Photos' }));

async function openWithPhotos(photos = [FRONT, INSIDE, CEILING]) {
  testBackend.write(...photos);
  const view = await openWithLead([BOOKED, HENRY_BOOKED]);
  await screen.findByRole('heading', { level: 3, name: /^Photos/ });
  return view;
}

const openPhoto = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Expects this photo in the dialog, large. */
async function expectLarge(name: string, { images }: typeof FRONT) {
  const image = await dialog().findByRole('img', { name });
  await waitFor(() => expect(image).toHaveAttribute('src', toUrl(images.photo)));
  expect(dialog().getByText(name)).toBeVisible();
}

describe('the photos of a booking', () => {
  test('are on its card as small pictures, oldest first, each with the time it was received', async () => {
    await openWithPhotos([CEILING, FRONT, INSIDE]);
    expect(photosTitle()).toHaveTextContent('Photos3 · Eastern time');
    const items = thumbnails().map((each) => each.closest('li'));
    expect(items.map((item) => item?.textContent)).toEqual([
      'Nov 20, 9:12 AM',
      'Nov 20, 9:13 AM',
      'Nov 20, 10:30 AM',
    ]);
    const images = thumbnails().map((each) => within(each).getByRole('img'));
    expect(images.map((image) => image.getAttribute('alt'))).toEqual([
      'Photo 1 of 3',
      'Photo 2 of 3',
      'Photo 3 of 3',
    ]);
    expect(images[0]).toHaveAttribute('src', toUrl(FRONT.images.thumbnail));
    expect(askedPhotos()).toEqual([BOOKED.leadId]);
    expect(askedLarge()).toEqual([]);
  });

  test('are asked for with the session in the body only, never in an address', async () => {
    const { user } = await openWithPhotos();
    await openPhoto(user, 'Photo 1 of 3');
    await expectLarge('Photo 1 of 3', FRONT);
    for (const { method, url } of [
      ...repEndpoint.sentAs('lead_photos'),
      ...repEndpoint.sentAs('show_photo'),
    ]) {
      expect({ method, query: url.search }).toEqual({ method: 'POST', query: '' });
    }
  });

  test('leave a note in the place of one that is gone', async () => {
    const gone = { ...INSIDE, images: { photo: '', thumbnail: '' } };
    const { user } = await openWithPhotos([FRONT, gone]);
    expect(thumbnails()).toHaveLength(1);
    expect(screen.getByText('Photo 2 of 2 is no longer available.')).toBeVisible();
    await openPhoto(user, 'Photo 1 of 2');
    await user.keyboard('{ArrowRight}');
    expect(dialog().getByText('Photo 2 of 2 is no longer available.')).toBeVisible();
    expect(dialog().queryByRole('img')).toBeNull();
    await waitFor(() => expect(askedLarge()).toEqual(['front']));
  });

  test('are asked for once the lead is held, not while it is only shown ahead', async () => {
    testBackend.write(aPhoto('roof', HENRY_BOOKED.leadId, '2026-11-20T14:12:00.000Z'));
    const { user } = await openWithLead([GRACE, HENRY_BOOKED]);
    const release = holdAnswers('next_lead');
    await user.keyboard('n');
    expect(heading()).toHaveTextContent('Henry Okafor');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(askedPhotos()).toEqual([]);
    release();
    await user.click(await screen.findByRole('button', { name: 'Photo 1 of 1' }));
    expect(dialog().queryByRole('button', { name: /photo$/ })).toBeNull();
    expect(askedPhotos()).toEqual([HENRY_BOOKED.leadId]);
  });

  test('that arrive late are not shown on the next lead', async () => {
    testBackend.write(FRONT, INSIDE, aPhoto('roof', HENRY_BOOKED.leadId, '2026-11-20T14:12:00.000Z'));
    const release = holdAnswers('lead_photos');
    const { user } = await openWithLead([BOOKED, HENRY_BOOKED]);
    expect(screen.getByText('Loading photos…')).toBeVisible();
    await user.click(button('Skip'));
    await leased('Henry Okafor');
    release();
    expect(await screen.findByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
    expect(thumbnails()).toHaveLength(1);
  });

  test('are not shown while a colleague holds the lead', async () => {
    testBackend.write(FRONT);
    const release = holdAnswers('lead_photos');
    await openWithLead([BOOKED]);
    giveToSam(BOOKED);
    release();
    await waitFor(() => expect(screen.queryByText('Loading photos…')).toBeNull());
    expect(photosTitle()).toBeNull();
    expect(screen.queryByText("Couldn't load the photos.")).toBeNull();
  });

  test('that could not be loaded can be asked for again, or come by themselves with the connection', async () => {
    testBackend.write(FRONT);
    repEndpoint.misbehave(networkDrop, { action: 'lead_photos', times: 2 });
    const { user } = await openWithLead([BOOKED]);
    expect(await screen.findByText("Couldn't load the photos.")).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    const reconnect = disconnect();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(askedPhotos()).toHaveLength(2));
    expect(await screen.findByText("Couldn't load the photos.")).toBeVisible();
    await reconnect();
    expect(await screen.findByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
    expect(screen.queryByText("Couldn't load the photos.")).toBeNull();
  });
});

describe('no photos are asked for', () => {
  test('with a lead that is no booking', async () => {
    testBackend.write(aPhoto('front', GRACE.leadId, '2026-11-20T14:12:00.000Z'));
    const { user } = await openWithLead();
    await save(user);
    expect(askedPhotos()).toEqual([]);
  });

  test('of a script that does not have them', async () => {
    testBackend.write(FRONT);
    withLeads([BOOKED]);
    lackFeatures(['photos'], [aBatch()]);
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    await leased('Grace Hollis');
    await save(user);
    expect(askedPhotos()).toEqual([]);
  });
});

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
    repEndpoint.misbehave(networkDrop, { action: 'show_photo' });
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
    repEndpoint.misbehave(json({ ok: false, error: 'not_found' }), { action: 'show_photo' });
    await user.keyboard('{ArrowRight}');
    expect(await dialog().findByText('Photo 2 of 3 is no longer available.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull();
    repEndpoint.misbehave(ENDED, { action: 'show_photo' });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(EXPIRED)).toBeVisible();
  });
});
