import { serviceLabel } from '#contract/form-choices.ts';
import type { Slot } from '#contract/slots.ts';
import { PHOTO_MAIL } from '#src/content/pages/booking.ts';
import { slotInWords } from '#src/lib/slot-words.ts';
import type { BookingValues } from './booking-values.ts';

/** Drops lone surrogates, on which encodeURIComponent throws. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

type MailDetails = Pick<
  BookingValues,
  'service' | 'firstName' | 'lastName' | 'phone' | 'email' | 'address' | 'city' | 'state' | 'zip'
>;

export const mailDetails = (values: BookingValues): MailDetails => {
  const { service, firstName, lastName, phone, email, address, city, state, zip } = values;
  return { service, firstName, lastName, phone, email, address, city, state, zip };
};

/**
 * Returns the mailto link for sending photos, with the booking details typed so far (specification, section
 * 2). Insurance details stay out of the mail.
 */
export function photoMailAddress(to: string, details: MailDetails, slot: Slot | null): string {
  const join = (parts: string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
  const { service, firstName, lastName, phone, email, address, city, state, zip } = details;
  const name = join([firstName, lastName]);
  const lines = [
    ['Service', serviceLabel(service)],
    ['Date and time', slot ? slotInWords(slot) : ''],
    ['Name', name],
    ['Phone', phone.trim()],
    ['Email', email.trim()],
    ['Address', join([address && `${address.trim()},`, city && `${city.trim()},`, state, zip])],
  ].filter(([, value]) => value);
  const subject = name ? `${PHOTO_MAIL.subject}: ${name}` : PHOTO_MAIL.subject;
  const body = [PHOTO_MAIL.body, '', ...lines.map(([label, value]) => `${label}: ${value}`)].join('\r\n');
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}
