import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BOOKING_FIELDS } from '#contract/lead/lead-fields.ts';
import { isRequired } from '#src/features/booking/booking-rules.ts';
import { DRAFT_FIELDS } from '#src/lib/booking-fields.ts';
import { env } from '#src/lib/env.ts';
import { bookingValues, FILLED, openFilled, SLOT, stillNeeded, visitBanner } from '#tests/booking-page.ts';
import { control, fill, slot, submitButton } from '#tests/form.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { open } from '#tests/render.tsx';
import { PHOTO_INPUT } from '#words/company/photo-input.ts';
import { BOOKING_BANNER } from '#words/pages/booking.ts';

const askWhatIsMissing = () => screen.getByRole('button', { name: /^Still needed/ });

describe('the submit button of a booking', () => {
  it('is disabled and says why while any required field is blank; a lead source is not', async () => {
    await openFilled();
    expect(control('leadSource')).toHaveValue('');
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveTextContent('Confirm Inspection Booking');
    expect(stillNeeded()).toBeNull();
    for (const name of [...Object.keys(FILLED), 'state']) {
      const { value } = control(name);
      fill({ [name]: '   ' });
      expect(submitButton(), name).toBeDisabled();
      expect(submitButton()).toHaveTextContent('Complete All Required Fields');
      expect(stillNeeded()).toMatch(/^Still needed: [\w\s]+\.$/);
      fill({ [name]: value });
      expect(submitButton(), name).toBeEnabled();
    }
  });

  it('stays disabled without the confirmation or a slot, and counts fields that a phone filled in without an event', async () => {
    const { user } = await open('/schedule/book');
    const { notes, ...silent } = FILLED;
    for (const [name, value] of Object.entries(silent)) control(name).value = value;
    fill({ notes });
    await waitFor(() => expect(stillNeeded()).toBe('Still needed: date and time, owner confirmation.'));
    await user.click(slot(SLOT));
    expect(stillNeeded()).toBe('Still needed: owner confirmation.');
    expect(submitButton()).toBeDisabled();
    await user.click(control('ownerConfirmed'));
    expect(submitButton()).toBeEnabled();
  });

  it('waits only for fields that the visitor can fill in, marked as required, and for no other', async () => {
    await open('/schedule/book');
    for (const name of DRAFT_FIELDS) {
      if (name === 'apptDate' || name === 'apptTime') expect(control(name), name).toBeInTheDocument();
      else expect(control(name).getAttribute('aria-required'), name).toBe(isRequired(name) ? 'true' : null);
    }
    expect(DRAFT_FIELDS.filter((name) => !isRequired(name))).toEqual(['leadSource']);
  });

  it('has a note beside it that counts the missing fields, and leads to the first when tapped', async () => {
    const { user } = await open('/schedule/book');
    // Three fields are named. Not counted: the prefilled service and state, the optional lead source, and the
    // time, which counts together with the date.
    const more = BOOKING_FIELDS.length + 1 - 3 - 4;
    expect(stillNeeded()).toBe(`Still needed: first name, last name, phone and ${more} more.`);
    await user.click(askWhatIsMissing());
    expect(control('firstName')).toHaveFocus();
  });

  it('leads to each missing field, which says what it wants until it has it', async () => {
    const { user } = await openFilled();
    for (const name of ['service', ...Object.keys(FILLED), 'state']) {
      const { value } = control(name);
      fill({ [name]: '' });
      await user.click(askWhatIsMissing());
      expect(control(name), name).toHaveFocus();
      expect(control(name), name).toHaveAccessibleDescription(/required|^Please/);
      expect(control(name), name).toBeInvalid();
      fill({ [name]: value });
      await waitFor(() => expect(control(name), name).toBeValid());
    }
    await user.click(control('ownerConfirmed'));
    await user.click(askWhatIsMissing());
    expect(control('ownerConfirmed')).toHaveFocus();
    expect(control('ownerConfirmed')).toHaveAccessibleDescription(
      /^Please confirm you are the property owner/,
    );
    await user.click(control('ownerConfirmed'));
    await waitFor(() => expect(control('ownerConfirmed')).toBeValid());
  });

  it('leads to the times while none is chosen, which say so above the first of them', async () => {
    const { user } = await open('/schedule/book');
    fill(FILLED);
    await user.click(askWhatIsMissing());
    const first = slot('2026-11-21_morning');
    const wish = screen.getByText('Please choose a date and time');
    expect(first).toHaveFocus();
    expect(screen.getByRole('region', { name: /^Appointment/ })).toHaveAccessibleDescription(
      wish.textContent ?? '',
    );
    expect(wish.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(first);
    await waitFor(() => expect(wish).toBeEmptyDOMElement());
  });
});

describe('the choices of a booking', () => {
  it('are those of the specification, with a warning at the confirmation, and a honeypot that nobody sees', async () => {
    await open('/schedule/book');
    const options = (name: string) => [...control<HTMLSelectElement>(name).options].map(({ value }) => value);
    expect(options('service')).toEqual(['roof-inspection', 'emergency-tarping']);
    expect(options('previousClaims')).toEqual(['', 'Yes', 'No', 'Unsure']);
    expect(options('leadSource')).toEqual([
      '',
      'Google Search',
      'Facebook',
      'Friend/Family',
      'Insurance Company',
      'Other',
    ]);
    // The prerendered page marks a default option, so that prefilling does not cause a hydration mismatch.
    for (const name of ['service', 'previousClaims', 'leadSource']) {
      expect(
        [...control<HTMLSelectElement>(name).options].filter((option) => option.defaultSelected),
      ).toHaveLength(1);
    }
    expect(control('notes')).toHaveAttribute('rows', '4');
    expect(control('email')).toHaveAttribute('type', 'email');
    expect(control('phone')).toHaveAttribute('type', 'tel');
    expect(control('ownerConfirmed')).toHaveAccessibleDescription(/false claims .* may violate Florida law/);
    expect(control('leaveEmpty')).toHaveAttribute('tabindex', '-1');
    expect(control('leaveEmpty')).toHaveAttribute('autocomplete', 'off');
    expect(control('leaveEmpty').closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('include one slot: choosing another replaces the date and the period', async () => {
    const { user } = await open('/schedule/book');
    await user.click(slot('2026-11-21_morning'));
    await user.click(slot('2026-11-24_afternoon'));
    expect(bookingValues()).toMatchObject({ apptDate: '2026-11-24', apptTime: 'afternoon' });
    expect([...document.querySelectorAll('[aria-pressed=true]')]).toEqual([slot('2026-11-24_afternoon')]);
    expect(visitBanner()).toHaveTextContent('Tuesday, November 24, 2026 Afternoon (12 PM to 6 PM)');
  });
});

describe('a booking with missing or invalid fields', () => {
  it('asks to confirm the ownership when Enter is pressed and the box is not checked', async () => {
    const { user } = await openFilled();
    await user.click(control('ownerConfirmed'));
    await user.type(control('zip'), '{Enter}');
    expect(
      await screen.findByText(
        'Please confirm you are the property owner or authorized legal representative.',
      ),
    ).toBeVisible();
    expect(control('ownerConfirmed')).toHaveFocus();
    expect(bookingIntake.sent).toHaveLength(0);
  });

  it('shows every problem at its field when it is submitted anyway', async () => {
    await open('/schedule/book');
    fireEvent.submit(control('firstName').form!);
    for (const name of [...Object.keys(FILLED), 'ownerConfirmed'])
      await waitFor(() => expect(control(name), name).toHaveAccessibleDescription(/required|^Please/));
    expect(screen.getByText('Please choose a date and time')).toBeVisible();
    expect(control('firstName')).toHaveFocus();
    expect(bookingIntake.sent).toHaveLength(0);
  });

  it('moves the focus to an invalid field and loses nothing', async () => {
    const { user } = await openFilled({ email: 'ada@' });
    await user.click(submitButton());
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(control('email')).toHaveFocus();
    expect(control('email')).toHaveAttribute('aria-invalid', 'true');
    expect(bookingValues()).toMatchObject({ ...FILLED, email: 'ada@', apptDate: '2026-11-21' });
    expect(bookingIntake.sent).toHaveLength(0);
  });
});

describe('a booking whose slot expires at midnight while the form is open', () => {
  it('asks for another time at midnight, without any input', async () => {
    const { user, advance } = await openFilled();
    await advance(14 * 60 * 60_000);
    expect(screen.getByText(BOOKING_BANNER.slotGone)).toBeVisible();
    expect(submitButton()).toBeDisabled();
    expect(document.querySelector(`[data-slot="${SLOT}"]`)).toBeNull();
    await user.click(slot('2026-11-22_morning'));
    expect(submitButton()).toBeEnabled();
    expect(screen.queryByText(BOOKING_BANNER.slotGone)).toBeNull();
  });

  it('asks for another time when it is sent from a device that was asleep at midnight', async () => {
    const { user } = await openFilled();
    // The device was asleep at midnight: no timer has run, and the page was not shown since.
    vi.setSystemTime('2026-11-21T05:00:01.000Z');
    await user.click(submitButton());
    expect(
      await screen.findByText('That time isn’t available anymore. Please choose another one.'),
    ).toBeVisible();
    expect(slot('2026-11-22_morning')).toHaveFocus();
    expect(document.querySelector(`[data-slot="${SLOT}"]`)).toBeNull();
    expect(submitButton()).toBeDisabled();
    expect(bookingIntake.sent).toHaveLength(0);

    await user.click(slot('2026-11-22_morning'));
    expect(submitButton()).toBeEnabled();
  });
});

it('photos are asked for before the button, and are no part of what is posted with the form', async () => {
  await open('/schedule/book');
  const photos = screen.getByLabelText(PHOTO_INPUT.add);
  expect(photos.compareDocumentPosition(submitButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(bookingValues()).not.toHaveProperty('photos');
});

it('a booking that is filled in survives a reload, and the email for photos has its details', async () => {
  await openFilled({ phone: '3215550142' });
  await open();
  expect(bookingValues()).toMatchObject({
    ...FILLED,
    phone: '3215550142',
    apptDate: '2026-11-21',
    apptTime: 'morning',
    ownerConfirmed: 'Yes',
  });
  expect(submitButton()).toBeEnabled();
  const link = screen.getByRole('link', { name: 'Email photos' });
  const mail = new URL(link.getAttribute('href')!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe(env.contactEmail);
  expect(mail.searchParams.get('subject')).toBe('Photos for my booking: Ada Marlowe');
  expect(mail.searchParams.get('body')?.split('\r\n').slice(2)).toEqual([
    'Service: No Cost Roof Inspection',
    'Date and time: Saturday, November 21, 2026, Morning (8 AM to 12 PM)',
    'Name: Ada Marlowe',
    'Phone: (321) 555-0142',
    'Email: ada@home.example',
    'Address: 120 Ocean Ave, Melbourne Beach, FL 32951',
  ]);
});
