import { weatherAnswer } from '#src/stored/storm-banner/weather-answer.ts';
import { type ActiveEvent, findActiveEvents } from './active-events.ts';
import { AlertBanner } from './alert-banner.tsx';
import { ASK_AFTER_MS, askAlerts } from './ask-alerts.ts';
import type { AlertWatch } from './watch-alerts.ts';

/**
 * Shows the alerts in force, and follows what this tab and others hear. While there is one, it asks again
 * every ten minutes, because alerts are lifted early.
 */
export function showBanner({ show, signal }: Pick<AlertWatch, 'show' | 'signal'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = Date.now();
    const active = findActiveEvents(weatherAnswer.read(), now);
    if (active.length === 0) {
      show(null);
      return;
    }
    timer = setTimeout(look, Math.min(ASK_AFTER_MS, untilNextChange(active, now)));
    show(<AlertBanner active={active} now={now} />);
  }

  function look(): void {
    update();
    void askAlerts();
  }

  const unsubscribe = weatherAnswer.subscribe(update);
  signal.addEventListener('abort', () => {
    unsubscribe();
    clearTimeout(timer);
  });
  document.addEventListener('visibilitychange', update, { signal });
  update();
}

/** Milliseconds until the next alert begins or is over. */
const untilNextChange = (active: readonly ActiveEvent[], now: number): number =>
  Math.min(
    ...active.flatMap(({ begins, lapses }) => [begins - now, lapses - now]).filter((time) => time > 0),
  );
