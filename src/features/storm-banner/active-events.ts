import { ALERT_KINDS, type AlertKind } from '#src/content/company/alert-kinds.ts';
import type { WeatherAlert } from '#src/stored/storm-banner/weather-alert.ts';
import type { WeatherAnswer } from '#src/stored/storm-banner/weather-answer.ts';
import { isRecent, isRoofAlert } from './ask-alerts.ts';

/** All alerts of one kind that are in force. Times are milliseconds since 1970. */
export interface ActiveEvent {
  /** The National Weather Service's name, such as `Hurricane Warning`. */
  name: string;
  kind: AlertKind;
  begins: number;
  /** The latest end; null when one of its alerts has none. */
  ends: number | null;
  /** When the first of its alerts ends or must be renewed. */
  lapses: number;
  alerts: WeatherAlert[];
}

const NAMES = Object.keys(ALERT_KINDS);
const SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor'];

const rank = (list: readonly string[], name: string): number => list.indexOf(name) + 1 || 99;

/** Gravest first: by the table of events, then by the alert's own severity. */
const byGravity = (a: WeatherAlert, b: WeatherAlert): number =>
  rank(NAMES, a.event) - rank(NAMES, b.event) || rank(SEVERITIES, a.severity) - rank(SEVERITIES, b.severity);

/**
 * The time at which an alert counts as over. A recent answer is trusted to the end of the weather. An older
 * one could not be renewed, so its alerts count only until they should have been.
 */
const lapse = ({ ends, expires }: WeatherAlert, isTrusted: boolean): number =>
  isTrusted ? (ends ?? expires) : Math.min(ends ?? expires, expires);

/** Returns the alerts of an answer that are in force, one entry per kind of alert, gravest first. */
export function findActiveEvents(answer: WeatherAnswer | null, now: number): ActiveEvent[] {
  if (!answer) return [];
  const isTrusted = isRecent(answer.answeredAt, now);
  const replaced = new Set(answer.alerts.flatMap(({ replaces }) => replaces));
  const events = new Map<string, ActiveEvent>();
  for (const alert of answer.alerts.filter(isRoofAlert).sort(byGravity)) {
    const lapses = lapse(alert, isTrusted);
    const kind = ALERT_KINDS[alert.event];
    if (!kind || lapses <= now || replaced.has(alert.id)) continue;
    const known = events.get(alert.event);
    const ends = alert.ends ?? null;
    events.set(alert.event, {
      name: alert.event,
      kind,
      begins: Math.min(alert.onset, known?.begins ?? alert.onset),
      ends: known ? ends && known.ends && Math.max(ends, known.ends) : ends,
      lapses: Math.min(lapses, known?.lapses ?? lapses),
      alerts: [...(known?.alerts ?? []), alert],
    });
  }
  return [...events.values()];
}
