const EMAIL = /[^\s@"'()<>]+@[^\s@"'()<>]+/g;
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/g;

/**
 * Describes an error for the log without user input: name, code, message with emails and long numbers masked,
 * and stack. Never reads `detail`, where the database quotes values.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return 'something that is no error was thrown';
  const code = 'code' in fault && fault.code ? ` ${String(fault.code)}` : '';
  const words = fault.message.replace(EMAIL, '[email]').replace(LONG_NUMBER, '[number]');
  const places = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${fault.name}${code}: ${words}`, ...places.slice(0, 8)].join('\n');
}
