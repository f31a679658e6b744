import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { env } from '#src/lib/env.ts';
import { readSavedBookings } from '#src/stored/outbox/saved-bookings.ts';
import { bookingValues, FILLED, fillBooking, openFilled } from '#tests/booking-page.ts';
import { control, fill, submitButton } from '#tests/form.ts';
import { httpStatus, pausedAnswer } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { address } from '#tests/render.tsx';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';
import { PHOTO_INPUT } from '#words/company/photo-input.ts';
import { BOOKING_PAGE } from '#words/pages/booking.ts';

import { book, bookingState, posted, posts, SUCCESS } from './sending.ts';

beforeAll(() => loadPage(findRoute('/')));

const addPhotos = () => screen.getByLabelText(PHOTO_INPUT.add);

describe('a successful booking', () => {
  it('is posted once, with what was typed, the consents given and the hidden fields', async () => {
    // One line in each field, whatever was pasted, but the lines of the notes.
    const phone = '\u202a(321) 555-0142\u202c';
    const { user } = await openFilled({
      phone,
      address: '120\tOcean \u2028 Ave',
      notes: 'Two leaks:\n\t- hall',
    });
    fill({ firstName: '  Ada ', leadSource: 'Facebook', leaveEmpty: 'http://spam.example' });
    const box = screen.getByRole('checkbox', { name: /storm-season reminders/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    const waiting = pausedAnswer();
    bookingIntake.misbehave(waiting.fault);
    await user.dblClick(submitButton());
    await waitFor(() => expect(submitButton()).toHaveTextContent('Sending…'));
    expect(submitButton()).toBeDisabled();
    expect(control('firstName')).toBeDisabled();
    waiting.release();
    await screen.findByText(SUCCESS);
    expect(box).not.toBeChecked();
    expect(posts()).toHaveLength(1);
    expect(posted()).toEqual({
      ...FILLED,
      notes: expect.stringMatching(/^Two leaks:\r?\n\t- hall$/),
      leaveEmpty: 'http://spam.example',
      service: 'roof-inspection',
      state: 'FL',
      dateOfLoss: '2026-11-18',
      apptDate: '2026-11-21',
      apptTime: 'morning',
      leadSource: 'Facebook',
      ownerConfirmed: 'Yes',
      language: 'en',
      submissionId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      contactConsent: '2026-11',
      marketingConsent: '2026-11-marketing',
      consentAt: expect.stringMatching(/^2026-11-20T15:\d\d:\d\d\.\d{3}Z$/),
      token: env.bookingToken,
      _source: 'BookInspection',
      redirect: 'http://localhost:3000',
      'Service Type': 'No Cost Roof Inspection',
    });
  });

  it('shows a focused card where the form was, empties the form and opens the home page after 2 seconds', async () => {
    const { user, advance } = await openFilled();
    const message = await book(user);
    expect(message).toHaveFocus();
    expect(message.tagName).toBe('H2');
    expect(bookingValues()).toMatchObject({
      firstName: '',
      policyNumber: '',
      apptDate: '',
      state: 'FL',
      service: 'roof-inspection',
    });
    expect(control('ownerConfirmed')).not.toBeChecked();
    expect(submitButton()).toHaveTextContent('Complete All Required Fields');
    const lead = screen.getByText(BOOKING_PAGE.lead);
    for (const gone of [control('notes'), submitButton(), document.querySelector('aside'), lead])
      expect(gone).not.toBeVisible();
    expect(message.closest('[data-booking-state]')).toContainElement(addPhotos());

    await advance(1900);
    expect(address()).toBe('/schedule/book');
    await advance(200);
    expect(address()).toBe('/');
  });

  it('stays on the page when the visitor goes to add photos: the open file picker would lose them', async () => {
    const { user, advance } = await openFilled();
    await book(user);
    await user.click(addPhotos());
    await advance(10_000);
    expect(address()).toBe('/schedule/book');
  });

  it('that the script does not show is no success anymore: its card says so and offers a call', async () => {
    bookingIntake.misbehave(httpStatus(500), { action: '' });
    const { user, advance } = await openFilled();
    await book(user);
    await user.click(addPhotos());
    for (let asked = 0; asked < 3 && bookingState() !== 'waiting'; asked += 1) await advance(5000);
    await screen.findByRole('heading', { name: 'Your booking may not have arrived' });
    expect(screen.queryByText(SUCCESS)).toBeNull();
    expect(screen.getByRole('region', { name: 'Your booking' })).toContainElement(
      screen.getByRole('link', { name: /^Call \(/ }),
    );
  });

  it('leaves of what was typed only the address of the house and the email address, once the script has it', async () => {
    const { user } = await openFilled();
    await book(user);
    await waitFor(() => expect(bookingState()).toBe('received'));
    // Whole words: the random digits of the visit's link may contain a ZIP.
    const inWords = (text: string) => ` ${text.replace(/\W+/g, ' ').trim()} `;
    const saved = await readSavedBookings();
    const stored = inWords(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, saved]));
    const { email: _, address: __, city: ___, zip: ____, ...personal } = FILLED;
    for (const typed of Object.values(personal).filter((value) => value !== 'No')) {
      expect(stored).not.toContain(inWords(typed));
    }
  });

  it('shows its reference, and the same card on the home page', async () => {
    showNoCorsAnswers();
    const { user, advance } = await openFilled();
    await book(user);
    expect(bookingState()).toBe('received');
    const reference = screen.getByText(/^RT-\w{6}$/).textContent ?? '';
    await advance(2000);
    expect(address()).toBe('/');
    expect(await screen.findByText(reference)).toBeVisible();
    expect(bookingState()).toBe('received');
  });

  it('does not open the home page when the visitor has gone to another page', async () => {
    const { user, advance } = await openFilled();
    await loadPage(findRoute('/schedule'));
    await book(user);
    await user.click(screen.getByText('Back to schedule'));
    await advance(3000);
    expect(address()).toBe('/schedule');
    expect(control('name')).toHaveValue('');
  });
});

it('two bookings in a row have different ids, and no consent to marketing unless its box is checked', async () => {
  const { user } = await openFilled();
  await book(user);
  await fillBooking(user);
  await user.click(submitButton());
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posted(1).submissionId).not.toBe(posted(0).submissionId);
  expect(posted(0)).toMatchObject({ contactConsent: '2026-11', marketingConsent: '' });
});
