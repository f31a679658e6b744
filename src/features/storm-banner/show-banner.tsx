import { DAY_MS } from '#contract/durations.ts';
import { env } from '#src/lib/env.ts';
import { dismissedAlerts, stormBannerUntil } from '#src/stored/storm-banner/banner.ts';
import { weatherAnswer } from '#src/stored/storm-banner/weather-answer.ts';
import { type ActiveEvent, findActiveEvents, isDismissed } from './active-events.ts';
import { AlertBanner } from './alert-banner.tsx';
import { ASK_AFTER_MS, askAlerts } from './ask-alerts.ts';
import { removeSpaceLater } from './banner-space.ts';
import type { AlertWatch } from './watch-alerts.ts';

const MOST_DISMISSED = 100;

/**
 * Shows the banner while an alert is in force or the owner forces it. Follows what this tab and others hear
 * and dismiss. While the banner is shown, it asks again every ten minutes, because alerts are lifted early.
 */
export function showBanner({ show, signal }: Pick<AlertWatch, 'show' | 'signal'>): void {
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    if (stormBannerUntil.isStored()) stormBannerUntil.remove();
    if (isShown) show(null);
    removeSpaceLater();
    isShown = false;
  }

  function dismiss(ids: readonly string[]): void {
    dismissedAlerts.write([...ids, ...dismissedAlerts.read()].slice(0, MOST_DISMISSED));
    update();
  }

  function update(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = Date.now();
    const active = findActiveEvents(weatherAnswer.read(), now);
    const dismissed = dismissedAlerts.read();
    const shown = active.filter((event) => !isDismissed(event, dismissed));
    // A dismissed general banner comes back the next day.
    const nextDay = now - (now % DAY_MS) + DAY_MS;
    const generalId = `general ${nextDay}`;
    const isGeneral = env.stormBanner === 'on' && active.length === 0 && !dismissed.includes(generalId);
    if (shown.length === 0 && !isGeneral) {
      hide();
      return;
    }

    const ids = isGeneral ? [generalId] : shown.flatMap(({ alerts }) => alerts.map(({ id }) => id));
    stormBannerUntil.write(isGeneral ? nextDay : Math.max(...shown.map(({ lapses }) => lapses)));
    timer = setTimeout(look, Math.min(ASK_AFTER_MS, untilNextChange(active, now)));
    isShown = true;
    show(<AlertBanner shown={shown} active={active} now={now} onDismiss={() => dismiss(ids)} />);
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
