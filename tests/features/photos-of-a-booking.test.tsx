import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { env } from '#src/lib/env.ts';
import { deliver } from '#src/services/booking-outbox.ts';
import { addPhoto } from '#src/services/photo-outbox.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { readSavedBookings, saveBooking } from '#src/stored/outbox/saved-bookings.ts';
import { readSavedPhotos } from '#src/stored/outbox/saved-photos.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { open } from '#tests/render.tsx';
import { addPhotos, aShrunkPhoto, submissionId } from '#tests/services/photos/booked-photos.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const home = () => open('/');
const button = (name: string) => screen.findByRole('button', { name });
const input = () => document.querySelector('input[type=file][name=photos]');
const ADD = { action: 'add_photo' };

/** Keeps the booking and sends it: from then on the card is on the home page. */
async function book() {
  await saveBooking(aSavedBooking());
  await deliver(submissionId);
}

beforeAll(() => loadPage(findRoute('/schedule/book')));
beforeEach(showNoCorsAnswers);

describe('the card of a booking', () => {
  it('says which photo is being sent, and then that we have them', async () => {
    const waiting = pausedAnswer();
    repEndpoint.misbehave(waiting.fault, ADD);
    await addPhotos(1, 2);
    await book();
    await home();
    await screen.findByText('Sending photo 1 of 2…');
    waiting.release();
    await screen.findByText('We have your 2 photos');
  });

  it('lets more photos be added until there are six', async () => {
    await addPhotos(1, 2, 3, 4, 5);
    await book();
    await home();
    await screen.findByText('We have your 5 photos');
    expect(input()).toHaveAttribute('accept', 'image/*');
    expect(input()).toHaveAttribute('multiple');
    await addPhotos(6);
    await screen.findByText('We have your 6 photos');
    expect(input()).toBeNull();
  });

  it('says which photos are not sent yet, and asks before it deletes them', async () => {
    repEndpoint.misbehave(networkDrop, { ...ADD, times: 9 });
    await addPhotos(1, 2);
    await book();
    const { user } = await home();
    await screen.findByText('2 photos not sent yet');
    await user.click(await button('Dismiss'));
    await user.click(await button('Keep it'));
    expect(await readSavedPhotos()).toHaveLength(2);
    await user.click(await button('Dismiss'));
    await user.click(await button('Dismiss it'));
    await waitFor(async () => expect(await readSavedPhotos()).toEqual([]));
    expect(await readSavedBookings()).toEqual([]);
  });

  it('gives the reason for which a photo is not taken, and lets it be removed', async () => {
    repEndpoint.misbehave(json({ ok: false, error: 'photos_full', message: 'Please email them.' }), ADD);
    await addPhotos(1);
    await book();
    const { user } = await home();
    await user.click(await screen.findByText('Photos weren’t accepted'));
    expect(screen.getByText('Please email them.')).toBeVisible();
    await user.click(await button('Remove photo 1'));
    await waitFor(async () => expect(await readSavedPhotos()).toEqual([]));
  });

  it('says to email photos that the script has not said it takes', async () => {
    await addPhotos(1);
    bookingIntake.misbehave(json({ ok: true, reference: 'RT-7K3M9Q' }));
    await book();
    await home();
    const card = await screen.findByRole('region', { name: 'Your booking' });
    expect(await within(card).findByRole('link', { name: env.contactEmail })).toHaveAttribute(
      'href',
      `mailto:${env.contactEmail}?subject=Photos%20for%20my%20booking%20RT-7K3M9Q`,
    );
    expect(input()).toBeNull();
    expect(repEndpoint.sentAs('add_photo')).toEqual([]);
  });
});

describe('the booking form', () => {
  const form = () => open('/schedule/book');

  it('shows the photos of its booking again after a reload, and removes one', async () => {
    bookingDraft.write({ values: {}, prefilled: {}, submissionId, isOwn: false });
    await addPhotos(1, 2);
    await addPhoto('another booking', aShrunkPhoto(3));
    const { user } = await form();
    await screen.findByText('Your photos will be sent after your booking.');
    expect(screen.getAllByText('Not sent yet'), 'none of another booking').toHaveLength(2);
    await user.click(await button('Remove photo 1'));
    await waitFor(async () => expect(await readSavedPhotos()).toHaveLength(2));
  });
});
