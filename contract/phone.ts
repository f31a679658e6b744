const CONTACT_PHONE = /^\+?[1-9]\d{0,15}$/;

/** A phone number without the spaces, dots, dashes, slashes and brackets people type. */
export const stripPhone = (typed: string): string => typed.replace(/[\s().\-/\u2010-\u2015]/g, '');

/** The contact form's rule: optional plus, first digit 1 to 9, up to 16 digits in all (specification, section 5). */
export const isContactPhone = (typed: string): boolean => CONTACT_PHONE.test(stripPhone(typed));

/** A number and what people write behind it: an extension, a second number, a word. Seven digits are a local number. */
const NUMBER_AND_REST = /^(\D*(?:\d[^\da-z#,;|&]*){7,})([a-z#,;|&].*)$/is;
const TWO_NUMBERS = /^(\D*(?:\d[^\d/]*){10,15})(\/.*)$/s;

function parted(typed: string): { number: string; rest: string } {
  const [, number = typed, rest = ''] = NUMBER_AND_REST.exec(typed) ?? TWO_NUMBERS.exec(typed) ?? [];
  return { number, rest };
}

/** The number alone, without an extension (`321-555-0100 ext. 23` is `321-555-0100`) and whatever else stands behind it. */
export const withoutExtension = (typed: string): string => parted(typed).number;

/** What stands behind the number: an extension, a second number, a word; empty when nothing does. */
export const behindNumber = (typed: string): string => parted(typed).rest;

/**
 * What makes two numbers the same number: digits only, without an extension, a ten-digit North American number with its
 * country code (`(321) 555-0100`, `+1 321 555 0100` and `321-555-0100 x23` are all `13215550100`). Empty when the text holds
 * no digit.
 */
export function phoneKey(typed: string): string {
  const digits = withoutExtension(typed).replace(/\D/g, '');
  return digits.length === 10 ? `1${digits}` : digits;
}

/** As `phoneKey`, but empty when there are too few digits to dial: texts that are no number are not the same number. */
export function dialKey(typed: string): string {
  const digits = phoneKey(typed);
  return digits.length >= 7 ? digits : '';
}

/**
 * The address of a tel link (`tel:+13215550100`), or null when nobody can say which number it dials: only ten digits, eleven
 * that begin with 1, and numbers with a plus (at most 15 digits) are dialled the same from everywhere.
 */
export function telHref(typed: string): string | null {
  const digits = dialKey(typed);
  const isWhole =
    /^1\d{10}$/.test(digits) || (/^\W*\+/.test(typed) && digits.length >= 8 && digits.length <= 15);
  return isWhole ? `tel:+${digits}` : null;
}

/** A number with its country code (`+13215550100`) as Florida reads it, `(321) 555-0100`; others come back as they are. */
export function wholeInWords(digits: string): string {
  const match = /^\+?1(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : digits;
}

/** A number as people type it as Florida reads it, with its extension behind it; other forms come back as they are. */
export function phoneInWords(typed: string): string {
  const key = phoneKey(typed);
  const words = wholeInWords(key);
  return words === key ? typed : `${words} ${behindNumber(typed).trim()}`.trim();
}
