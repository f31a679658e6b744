import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { lackFeatures } from '#tests/rep-access/rep-pages.ts';
import {
  asked,
  button,
  disconnect,
  GRACE,
  giveToSam,
  heading,
  holdAnswers,
  leased,
  openWithLead,
  openWorklist,
  save,
  withLeads,
} from '#tests/rep-access/worklist/worklist-page.ts';
import {
  askedLarge,
  askedPhotos,
  BOOKED,
  CEILING,
  dialog,
  expectLarge,
  FRONT,
  HENRY_BOOKED,
  INSIDE,
  openPhoto,
  openWithPhotos,
  photosTitle,
  thumbnails,
  toUrl,
} from './photos-page.ts';

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
    for (const { method, url } of [...repScript.sentAs('lead_photos'), ...repScript.sentAs('show_photo')]) {
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
    scriptBackend.write(aPhoto('roof', HENRY_BOOKED.leadId, '2026-11-20T14:12:00.000Z'));
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
    scriptBackend.write(FRONT, INSIDE, aPhoto('roof', HENRY_BOOKED.leadId, '2026-11-20T14:12:00.000Z'));
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
    scriptBackend.write(FRONT);
    const release = holdAnswers('lead_photos');
    await openWithLead([BOOKED]);
    giveToSam(BOOKED);
    release();
    await waitFor(() => expect(screen.queryByText('Loading photos…')).toBeNull());
    expect(photosTitle()).toBeNull();
    expect(screen.queryByText("Couldn't load the photos.")).toBeNull();
  });

  test('that could not be loaded can be asked for again, or come by themselves with the connection', async () => {
    scriptBackend.write(FRONT);
    repScript.misbehave(networkDrop, { action: 'lead_photos', times: 2 });
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
    scriptBackend.write(aPhoto('front', GRACE.leadId, '2026-11-20T14:12:00.000Z'));
    const { user } = await openWithLead();
    await save(user);
    expect(askedPhotos()).toEqual([]);
  });

  test('of a script that does not have them', async () => {
    scriptBackend.write(FRONT);
    withLeads([BOOKED]);
    lackFeatures(['photos'], [aBatch()]);
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    await leased('Grace Hollis');
    await save(user);
    expect(askedPhotos()).toEqual([]);
  });
});
