import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { env } from '#src/lib/env.ts';
import { deliverAll, discardBooking } from '#src/services/booking-outbox.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { bookingValues, FILLED, openFilled } from '#tests/booking-page.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import { control, fill, submitButton } from '#tests/form.ts';
import { json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';
import { blockDatabases } from '#tests/stored/full-storage.ts';

import { book, bookingState, FAILURE, failToBook, posted, posts, SUCCESS } from './sending.ts';

beforeAll(() => loadPage(findRoute('/')));

describe('a booking that fails', () => {
  it('shows one focused card with the hotline, keeps every field, and is sent by the form’s button', async () => {
    const { user } = await openFilled();
    const typed = bookingValues();
    const card = (await failToBook(user)).closest<HTMLElement>('[data-booking-state]');
    expect(within(card!).getByRole('link')).toHaveAttribute('href', `tel:${env.hotline}`);
    await waitFor(() => expect(document.activeElement).toContainElement(card));
    expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
    expect(within(card!).queryByRole('button')).toBeNull();
    expect(bookingValues()).toEqual(typed);
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveTextContent('Confirm Inspection Booking');
    expect(address()).toBe('/schedule/book');
    expect(bookingState()).toBe('waiting');
    expect(screen.getByText(/It’s saved on this device/)).toBeVisible();
    const waiting = pausedAnswer();
    bookingIntake.misbehave(waiting.fault);
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
    waiting.release();
    await screen.findByText(SUCCESS);
    expect(posts()).toHaveLength(2);
    expect(posted(1)).toEqual({ ...posted(0), consentAt: expect.any(String) });
    expect(control('firstName')).toHaveValue('');
  });

  it('can be sent again with the same id, also after a reload and a correction', async () => {
    const { user } = await openFilled();
    await failToBook(user);
    await open();
    fill({ notes: 'Two holes' });
    await book(user);
    expect(posts()).toHaveLength(2);
    expect(posted(1)).toEqual({ ...posted(0), notes: 'Two holes', consentAt: expect.any(String) });
  });

  it('is not overwritten by a duplicate of its tab in which somebody else is entered: both arrive', async () => {
    const { user } = await openFilled();
    await failToBook(user);
    // As copied before the first tab has tried to send it.
    bookingDraft.write({ ...bookingDraft.read(), isOwn: false });
    await open();
    fill({ firstName: 'Nell', phone: '(321) 555-0177' });
    await book(user);
    await deliverAll('page');
    expect(new Set(posts().map((_, at) => posted(at).submissionId)).size).toBe(2);
    for (const [phone, firstName] of [
      [FILLED.phone, 'Ada'],
      ['(321) 555-0177', 'Nell'],
    ]) {
      const leads = { phoneKey: phoneKey(phone ?? ''), limit: 9 };
      expect(testBackend.read('leadsByPhone', leads)).toMatchObject([{ firstName }]);
    }
  });

  it('is sent by itself when the connection is back, resets the form and opens the home page', async () => {
    const { user, advance } = await openFilled();
    await failToBook(user);
    await deliverAll('page');
    await screen.findByText(SUCCESS);
    expect(control('firstName')).toHaveValue('');
    await advance(2000);
    expect(address()).toBe('/');
  });

  it('and is sent by itself after the form was changed keeps the changes, to be sent as a correction', async () => {
    const { user, advance } = await openFilled();
    await failToBook(user);
    fill({ notes: 'Two holes' });
    await deliverAll('page');
    await screen.findByText('Your booking was sent. Your changes since then haven’t been sent yet.');
    await advance(3000);
    expect(control('notes')).toHaveValue('Two holes');
    await book(user);
    expect(posted(posts().length - 1)).toMatchObject({
      notes: 'Two holes',
      submissionId: posted(0).submissionId,
    });
  });

  it('and is sent by itself while somebody types in the form leaves the cursor where it is', async () => {
    const { user } = await openFilled();
    const message = await failToBook(user);
    await waitFor(() => expect(document.activeElement).toContainElement(message));
    act(() => control('notes').focus());
    fill({ notes: 'Two holes' });
    await deliverAll('page');
    await screen.findByText('Your booking was sent. Your changes since then haven’t been sent yet.');
    expect(control('notes')).toHaveFocus();
  });

  it('and was sent while the page was closed does not fill in the form again', async () => {
    const { user } = await openFilled();
    await failToBook(user);
    cleanup();
    await deliverAll('page');
    await open();
    await screen.findByText(SUCCESS);
    expect(control('firstName')).toHaveValue('');
  });

  it('because the script refuses it says why, and is not told as sent', async () => {
    showNoCorsAnswers();
    const fields = { apptDate: 'Please choose one of the days shown' };
    bookingIntake.misbehave(json({ ok: false, error: 'bad_request', message: 'No', fields }));
    const { user } = await openFilled();
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Booking not accepted' });
    expect(screen.getByText(fields.apptDate)).toBeVisible();
    expect(screen.queryByText(SUCCESS)).toBeNull();
    expect(screen.queryByText(FAILURE)).toBeNull();
    expect(submitButton()).toBeVisible();
    expect(bookingValues()).toMatchObject(FILLED);
  });
});

describe('a browser that cannot keep a booking', () => {
  const WARNING = /This browser can’t save your booking/;

  it('because its storage is blocked says so before the send, and still sends', async () => {
    blockDatabases();
    const { user } = await openFilled();
    expect(await screen.findByText(WARNING)).toBeVisible();
    expect(posts()).toHaveLength(0);
    bookingIntake.misbehave(networkDrop);
    await user.click(submitButton());
    await screen.findByText(FAILURE);
    expect(bookingState()).toBe('waiting');
    expect(screen.getByText(/please keep this page open until it’s sent/)).toBeVisible();
    expect(screen.queryByText(WARNING)).toBeNull();
    await user.click(submitButton());
    await screen.findByText(SUCCESS);
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it('keeps its button offline: nothing is saved, and the message says to try again', async () => {
    blockDatabases();
    const { user } = await openFilled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await failToBook(user);
    expect(submitButton()).toBeVisible();
  });
});

describe('a booking without a connection', () => {
  const OFFLINE = /^It’s saved on this device. Keep this site open/;

  async function bookOffline() {
    const view = await openFilled();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    bookingIntake.misbehave(networkDrop);
    await view.user.click(submitButton());
    await screen.findByText(OFFLINE);
    return {
      ...view,
      connect() {
        onLine.mockReturnValue(true);
        act(() => void window.dispatchEvent(new Event('online')));
      },
    };
  }

  it('is saved: the card says so, a call is the one thing to press, and it is sent when the connection is back', async () => {
    const { connect } = await bookOffline();
    expect(bookingState()).toBe('waiting');
    expect(screen.queryByText(FAILURE)).toBeNull();
    expect(submitButton()).not.toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    connect();
    expect(submitButton()).toBeVisible();
    expect(screen.getByText(OFFLINE)).toBeVisible();
    await deliverAll('page');
    await screen.findByText(SUCCESS);
    expect(posts()).toHaveLength(2);
  });

  it('and that fails when the connection is back says so then, also after a reload', async () => {
    const { connect } = await bookOffline();
    connect();
    await open();
    await screen.findByText(OFFLINE);
    bookingIntake.misbehave(networkDrop);
    await deliverAll('page');
    await screen.findByText(FAILURE);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(submitButton()).toBeVisible();
  });

  it('that failed before the connection was lost keeps its button', async () => {
    const { user } = await openFilled();
    await failToBook(user);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(FAILURE)).toBeVisible();
    expect(submitButton()).toBeVisible();
  });

  it('can be changed: then the button is back, also after a reload, and saves the change', async () => {
    const { user, connect } = await bookOffline();
    fill({ notes: 'Two holes' });
    expect(submitButton()).toBeVisible();
    await open();
    await screen.findByText(OFFLINE);
    expect(submitButton()).toBeVisible();
    bookingIntake.misbehave(networkDrop);
    await user.click(submitButton());
    await waitFor(() => expect(submitButton()).not.toBeVisible());
    connect();
    await deliverAll('page');
    await screen.findByText(SUCCESS);
    expect(posted(posts().length - 1)).toMatchObject({ notes: 'Two holes' });
  });

  it('asks for another time, with the button, when the chosen one has passed meanwhile', async () => {
    const { advance } = await bookOffline();
    await advance(DAY_MS);
    await screen.findByText(/^The time you chose has passed/);
    expect(submitButton()).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });

  it('that is deleted in another tab leaves the form as it is, with its button', async () => {
    await bookOffline();
    const typed = bookingValues();
    await act(() => discardBooking(String(typed.submissionId)));
    await waitFor(() => expect(bookingState()).toBeUndefined());
    expect(submitButton()).toBeVisible();
    expect(bookingValues()).toEqual(typed);
  });
});
