/** What the worklist says about the time of a callback. */
export const NO_CALLBACK_TIME = 'Please choose a date and time';

/**
 * Why a callback cannot be then.
 * @param asked `9:15 PM Central`
 * @param nearest times that can be chosen, such as `today 7:45 PM`
 */
export function outsideHours(asked: string, nearest: readonly string[]): string {
  const why = `${asked} is outside calling hours there.`;
  if (nearest.length === 0) return why;
  return `${why} Nearest ${nearest.length === 1 ? 'time' : 'times'}: ${nearest.join(', or ')}.`;
}
export const TODAY = 'today';
export const TOMORROW = 'tomorrow';
