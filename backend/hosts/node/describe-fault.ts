import { withoutPersonalData } from '#backend/core/fault-text.ts';

/**
 * Describes an error for the log without user input: name, code, message with emails and long numbers masked,
 * and stack. Never reads `detail`, where the database quotes values.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return 'something that is no error was thrown';
  const code = 'code' in fault && fault.code ? ` ${String(fault.code)}` : '';
  const places = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const words = `${fault.name}${code}: ${withoutPersonalData(fault.message)}`;
  return [words, ...places.slice(0, 8)].join('\n');
}
