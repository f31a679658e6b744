import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { HENRY, openWithLead } from '#tests/rep-access/worklist/worklist-page.ts';

export const BOOKED = aLead({ source: 'booking' });
export const HENRY_BOOKED = aLead({ ...HENRY, source: 'booking' });

export const FRONT = aPhoto('front', BOOKED.leadId, '2026-11-20T14:12:00.000Z', 1);
export const INSIDE = aPhoto('inside', BOOKED.leadId, '2026-11-20T14:13:00.000Z', 2);
export const CEILING = aPhoto('ceiling', BOOKED.leadId, '2026-11-20T15:30:00.000Z', 3);

export const toUrl = (base64url: string) => {
  const base64 = Buffer.from(base64url, 'base64url').toString('base64').replaceAll('=', '');
  return `data:image/jpeg;base64,${base64}`;
};

export const photosTitle = () => screen.queryByRole('heading', { level: 3, name: /^Photos/ });
export const thumbnails = () => screen.queryAllByRole('button', { name: /^Photo \d of \d$/ });
/** What the requests to an action have in this field. */
const sentValues = (action: string, field: string): unknown[] =>
  repScript.sentAs(action).map(({ payload }) => Object(payload)[field]);
export const askedPhotos = () => sentValues('lead_photos', 'leadId');
export const askedLarge = () => sentValues('show_photo', 'photoId');
export const dialog = () => within(screen.getByRole('dialog', { name: 'Photos' }));

export async function openWithPhotos(photos = [FRONT, INSIDE, CEILING]) {
  scriptBackend.write(...photos);
  const view = await openWithLead([BOOKED, HENRY_BOOKED]);
  await screen.findByRole('heading', { level: 3, name: /^Photos/ });
  return view;
}

export const openPhoto = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Expects this photo in the dialog, large. */
export async function expectLarge(name: string, { images }: typeof FRONT) {
  const image = await dialog().findByRole('img', { name });
  await waitFor(() => expect(image).toHaveAttribute('src', toUrl(images.photo)));
  expect(dialog().getByText(name)).toBeVisible();
}
