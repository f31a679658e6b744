const EMAIL = /[^\s@"'()<>]+@[^\s@"'()<>]+/g;
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/g;

/**
 * A fault for the log: its kind, its words and where it came from, without what people typed. A database's own account of
 * the values involved (`detail`) is never looked at; emails and longer numbers in the words are masked.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return 'something that is no error was thrown';
  const code = 'code' in fault && fault.code ? ` ${String(fault.code)}` : '';
  const words = fault.message.replace(EMAIL, '[email]').replace(LONG_NUMBER, '[number]');
  const places = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${fault.name}${code}: ${words}`, ...places.slice(0, 8)].join('\n');
}
