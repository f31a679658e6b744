/**
 * Formats a number with its country code (`+13215550100`) as `(321) 555-0100`; other numbers are unchanged.
 */
export function formatE164(digits: string): string {
  const match = /^\+?1(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : digits;
}
