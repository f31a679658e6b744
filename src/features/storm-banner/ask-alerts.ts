import { ALERT_KINDS } from '#src/content/company/alert-kinds.ts';
import { fetchWeatherAlerts } from '#src/services/weather-alerts.ts';
import type { WeatherAlert } from '#src/stored/storm-banner/weather-alert.ts';
import { weatherAnswer } from '#src/stored/storm-banner/weather-answer.ts';

/** An answer is used for this long, and this is the shortest time between two questions. */
export const ASK_AFTER_MS = 10 * 60_000;

/** Whether an instant is less than ten minutes ago. One in the future comes from a clock set back since. */
export const isRecent = (instant: number, now: number): boolean =>
  now >= instant && now - instant < ASK_AFTER_MS;

export const isRoofAlert = ({ event }: WeatherAlert): boolean => Object.hasOwn(ALERT_KINDS, event);

/**
 * Asks the National Weather Service and keeps the alerts of its answer that matter to a roof. Does nothing if
 * this browser asked within ten minutes, answered or not, and while the page is hidden. Never
 * throws.
 */
export async function askAlerts(): Promise<void> {
  const before = weatherAnswer.read();
  const askedAt = Date.now();
  if (document.hidden || isRecent(before?.askedAt ?? 0, askedAt)) return;
  weatherAnswer.write({ answeredAt: 0, alerts: [], ...before, askedAt });
  const alerts = await fetchWeatherAlerts();
  if (!alerts) {
    // Offline, a question that fails is none.
    if (navigator.onLine) return;
    if (before) weatherAnswer.write(before);
    else weatherAnswer.remove();
    return;
  }
  weatherAnswer.write({ askedAt, answeredAt: askedAt, alerts: alerts.filter(isRoofAlert) });
}
