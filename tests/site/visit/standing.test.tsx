import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { VisitRow } from '#backend/core/rows.ts';
import { readSavedBookings, saveBooking } from '#src/stored/outbox/saved-bookings.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { catchDownloads } from '#tests/rep-access/manage/downloads.ts';
import {
  book,
  button,
  expectHotline,
  getLink,
  MONDAY_AFTERNOON,
  openLink,
  SATURDAY,
  setVisit,
  shown,
  slot,
  visitRow,
} from './visit-page.ts';

const CONFIRMED = { state: 'confirmed', agreedTime: '09:30' } as const;

/** Opens the link of a visit that has become this meanwhile. */
const openVisit = (over: Partial<VisitRow> = {}) =>
  openLink((link) => {
    setVisit(over);
    return link;
  });

/** Half an hour is left to bring it back. */
const openCanceled = () =>
  openVisit({ state: 'canceled', changedAt: '2026-11-20T14:30:00.000Z', changes: 2 });

const RESTORE = 'Bring the visit back';
const isCanceled = () => screen.findByRole('heading', { name: 'This visit is canceled' });

describe('the page says', () => {
  it('that a time is asked for', async () => {
    await openVisit();
    const visit = await shown();
    expect(within(visit).getByText('Waiting for our call to confirm')).toBeVisible();
    expect(visit).toHaveTextContent('Morning (8 AM to 12 PM)');
    expect(visit).not.toHaveTextContent('Confirmed');
  });

  it('that it is confirmed, and the clock time agreed on', async () => {
    await openVisit(CONFIRMED);
    const visit = await shown();
    expect(within(visit).getByText('Confirmed')).toBeVisible();
    expect(within(visit).getByRole('heading', { name: SATURDAY })).toBeVisible();
    expect(within(visit).getByText('9:30 AM')).toBeVisible();
    expect(visit).toHaveTextContent('We’ll see you then');
    expect(visit).not.toHaveTextContent('call');
  });

  it('neither of a visit whose time is to be agreed', async () => {
    await openVisit({ toAgree: true });
    const visit = await shown();
    expect(within(visit).getByRole('heading', { name: 'Time to be agreed' })).toBeVisible();
    expect(visit).not.toHaveTextContent('Waiting for our call to confirm');
    expect(within(visit).queryByRole('group', { name: 'Add to calendar' })).toBeNull();
  });
});

it('the slots come before the way to cancel, which is the last of the page', async () => {
  await openVisit();
  await shown();
  const controls = within(screen.getByRole('main')).getAllByRole('button');
  expect(controls.at(-1)).toHaveAccessibleName('Cancel visit');
  expect(controls.indexOf(slot('2026-11-23_afternoon'))).toBeGreaterThan(0);
});

it('a change is emailed, which the page says, and has to be confirmed again', async () => {
  const { user } = await openVisit(CONFIRMED);
  await shown();
  await user.click(slot('2026-11-23_afternoon'));
  await user.click(button('Change'));
  const said = await screen.findByText(/Your visit is now on/);
  expect(said).toHaveTextContent(MONDAY_AFTERNOON);
  expect(said).toHaveTextContent('We’re emailing you the change.');
  expect(await shown()).toHaveTextContent('Waiting for our call to confirm');
  expect(testBackend.mail().at(-1)?.subject).toMatch(/^New time for your roof visit/);
});

describe('a visit that is canceled here', () => {
  it('can be brought back: the question says for how long, the page until when, and what came back', async () => {
    const { user } = await openVisit();
    await shown();
    await user.click(button('Cancel visit'));
    const question = screen.getByRole('group', { name: 'Cancel this visit?' });
    expect(question).toHaveTextContent('You can take this back for an hour.');
    await user.click(button('Yes, cancel it'));
    await isCanceled();
    expect(screen.getByText(/We’re emailing you the change/)).toBeVisible();
    expect(screen.getByText(/until 11:0\d AM, Eastern Time/)).toBeVisible();

    await user.click(button(RESTORE));
    const said = await screen.findByText(/^Your visit is back/);
    expect(said).toHaveTextContent(
      `Your visit is back: ${SATURDAY}, Morning (8 AM to 12 PM). We’re emailing you the change.`,
    );
    await waitFor(() => expect(said.closest('[tabindex]')).toHaveFocus());
    expect(await shown()).toHaveTextContent('Waiting for our call to confirm');
    expect(visitRow()).toMatchObject({ state: 'asked', changes: 2 });
    expect(repEndpoint.sentAs('restore_visit')).toHaveLength(1);
  });

  it('has to be removed from the calendar, and booked anew, if the script takes nothing back', async () => {
    const older = (state: string) => {
      const { reference, service, apptDate, apptTime } = visitRow();
      return json({ ok: true, reference, service, apptDate, apptTime, state, changes: 1 });
    };
    const { user } = await openLink((link) => {
      repEndpoint.misbehave(older('booked'), { action: 'show_visit' });
      return link;
    });
    await shown();
    await user.click(button('Cancel visit'));
    expect(screen.getByRole('group', { name: 'Cancel this visit?' })).not.toHaveTextContent('take this back');
    repEndpoint.misbehave(older('canceled'), { action: 'cancel_visit' });
    await user.click(button('Yes, cancel it'));
    expect(await isCanceled()).toHaveFocus();
    expect(screen.queryByRole('button', { name: RESTORE })).toBeNull();
    expect(screen.queryByText(/emailing you/)).toBeNull();
    expectHotline();
  });
});

describe('a canceled visit', () => {
  it('whose slot went meanwhile comes back with a time to be agreed', async () => {
    const { user } = await openCanceled();
    await isCanceled();
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'jobsPerMorning', value: '0' } });
    await user.click(button(RESTORE));
    expect(await screen.findByText(/isn’t available anymore, so the time is to be agreed/)).toBeVisible();
    expect(within(await shown()).getByRole('heading', { name: 'Time to be agreed' })).toBeVisible();
  });

  it('cannot be brought back without a connection, which the page says', async () => {
    const { user } = await openCanceled();
    await isCanceled();
    repEndpoint.misbehave(networkDrop, { action: 'restore_visit' });
    await user.click(button(RESTORE));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(button(RESTORE)).toBeEnabled();
  });

  it('that is brought back too late stays canceled, and the page says why', async () => {
    const { user } = await openCanceled();
    await isCanceled();
    testBackend.setClock(new Date('2026-11-20T15:30:00Z'));
    await user.click(button(RESTORE));
    expect(await screen.findByText(/can be brought back for an hour, and that has passed/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: RESTORE })).toBeNull());
  });

  it.each([
    ['the hour is over', { changedAt: '2026-11-20T14:00:00.000Z' }],
    ['the company has canceled it', { changedBy: 'robin@reps.example' }],
  ])('offers nothing when %s', async (_what, over) => {
    await openVisit({ state: 'canceled', changedAt: '2026-11-20T14:59:00.000Z', ...over });
    await isCanceled();
    expect(screen.queryByRole('button', { name: RESTORE })).toBeNull();
  });

  it('hides its card on this device, which is back with the visit', async () => {
    await book();
    const [link = '', token = ''] = /#(.*)/.exec(getLink()) ?? [];
    await saveBooking(aSavedBooking({ state: 'received', visitToken: token, fields: null }));
    setVisit({ state: 'canceled', changedAt: '2026-11-20T14:30:00.000Z' });
    const { user } = await open(`/schedule/visit${link}`);
    await isCanceled();
    await waitFor(async () => expect(await readSavedBookings()).toEqual([]));
    await user.click(button(RESTORE));
    await shown();
    await waitFor(async () => expect(await readSavedBookings()).toHaveLength(1));
  });
});

describe('the calendar entry', () => {
  const place = '120 Ocean Avenue, Melbourne Beach, FL 32951';

  /** Opens the link on a device that has a booking with this token, or this link's. */
  async function openOnDevice(visitToken?: string) {
    await book();
    setVisit(CONFIRMED);
    const [hash = '', token = ''] = /#(.*)/.exec(getLink()) ?? [];
    await saveBooking(
      aSavedBooking({ state: 'received', visitToken: visitToken ?? token, place, fields: null }),
    );
    const downloads = catchDownloads();
    const { user } = await open(`/schedule/visit${hash}`);
    const visit = await shown();
    const readFile = async () => {
      await user.click(button('Apple, others (calendar file)'));
      return (await downloads.files())[0]?.text ?? '';
    };
    return { token, visit, readFile };
  }

  it('has the address of the house if this device has the booking', async () => {
    const { token, visit, readFile } = await openOnDevice();
    const google = within(visit).getByRole<HTMLAnchorElement>('link', { name: /^Google/ });
    await waitFor(() => expect(new URL(google.href).searchParams.get('location')).toBe(place));
    expect(new URL(google.href).searchParams.get('dates')).toBe('20261121T093000/20261121T113000');
    const text = await readFile();
    expect(text).toContain('LOCATION:120 Ocean Avenue');
    expect(text).toContain('STATUS:CONFIRMED');
    expect(text.replaceAll('\r\n ', '')).toContain(`/schedule/visit#${token}`);
  });

  it('has none on another device', async () => {
    const { readFile } = await openOnDevice('d.e.f');
    const text = await readFile();
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).not.toContain('LOCATION');
  });
});
