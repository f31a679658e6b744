/** Returns the message of whatever was thrown. */
export const getMessage = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault);

/** Whether this is an IPv4 address. */
const isNetworkAddress = (number: string): boolean => {
  const parts = number.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
};

function maskNumber(run: string): string {
  const from = run.search(/[\d+(]/);
  let to = run.length;
  while (to > from && !/\d/.test(run.charAt(to - 1))) to--;
  const number = run.slice(from, to);
  const isLong = number.replace(/\D/g, '').length >= 7;
  return isLong && !isNetworkAddress(number) ? `${run.slice(0, from)}[number]${run.slice(to)}` : run;
}

/**
 * Masks emails, and what may be a phone number: seven digits or more with only separators between. Keeps
 * network addresses, which are those of servers. Takes time in proportion to the length.
 */
export const withoutPersonalData = (words: string): string =>
  words
    .replace(/[^\s"'()<>]+/g, (word) => (/[^@]@[^@]/.test(word) ? '[email]' : word))
    .replace(/[\d\s().+-]+/g, maskNumber);
