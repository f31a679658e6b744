import { serviceLabel } from '#contract/form-choices.ts';
import { formatPhone } from '#contract/phone.ts';
import { parseSlot } from '#contract/slots.ts';
import { env } from '#src/lib/env.ts';
import { slotInWords } from '#src/lib/slots.ts';
import { PHOTO_MAIL } from '#words/pages/booking.ts';
import type { BookingValues } from './booking-values.ts';

/** Drops lone surrogates, on which encodeURIComponent throws. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/**
 * Returns the mailto link for sending photos, with the booking details typed so far (specification, section
 * 2). Insurance details stay out of the mail.
 */
export function photoMailAddress(values: BookingValues): string {
  const join = (parts: string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
  const { service, firstName, lastName, phone, email, address, city, state, zip } = values;
  const slot = parseSlot(values.apptDate, values.apptTime);
  const name = join([firstName, lastName]);
  const lines = [
    [PHOTO_MAIL.service, serviceLabel(service)],
    [PHOTO_MAIL.slot, slot ? slotInWords(slot) : ''],
    [PHOTO_MAIL.name, name],
    [PHOTO_MAIL.phone, formatPhone(phone.trim())],
    [PHOTO_MAIL.email, email.trim()],
    [PHOTO_MAIL.address, join([address && `${address.trim()},`, city && `${city.trim()},`, state, zip])],
  ].filter(([, value]) => value);
  const body = [PHOTO_MAIL.body, '', ...lines.map(([label, value]) => `${label}: ${value}`)].join('\r\n');
  return `mailto:${env.contactEmail}?subject=${encode(PHOTO_MAIL.subject(name))}&body=${encode(body)}`;
}
