import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anAlert, inHours } from '#tests/builders/weather-alert.ts';
import { htmlPage, networkDrop } from '#tests/msw/faults.ts';
import { weatherService } from '#tests/msw/handlers/weather-alerts.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { answered, asked, banner, findBanner, setHidden } from '#tests/storm-page.ts';

const MINUTE = 60_000;

afterEach(() => document.documentElement.removeAttribute('data-storm'));

describe('without an alert', () => {
  test('there is no banner, and the service is asked at most once in ten minutes', async () => {
    const { advance } = stopClock();
    // An earlier page has reserved space.
    localStorage.setItem('stormUntil', String(Date.parse(inHours(2))));
    await open('/');
    await advance(0);
    await answered();
    await waitFor(() => expect(localStorage.getItem('stormUntil')).toBeNull());
    await open('/about');
    await advance(9 * MINUTE);
    setHidden(true);
    setHidden(false);
    expect(weatherService.sent).toHaveLength(1);
    expect(banner()).toBeNull();

    await advance(2 * MINUTE);
    weatherService.issue(anAlert());
    expect(weatherService.sent).toHaveLength(1);
    setHidden(true);
    setHidden(false);
    expect(await findBanner()).toBeVisible();
    expect(weatherService.sent).toHaveLength(2);
  });

  test('a tab opened in the background asks when it is seen', async () => {
    setHidden(true);
    weatherService.issue(anAlert());
    await open('/');
    await act(() => vi.dynamicImportSettled());
    expect(weatherService.sent).toHaveLength(0);
    setHidden(false);
    expect(await findBanner()).toBeVisible();
  });

  test('a kept answer that cannot be read is asked for again', async () => {
    localStorage.setItem('stormAnswer', '{"alerts":[{"id":1}]}');
    weatherService.issue(anAlert());
    await open('/');
    expect(await findBanner()).toBeVisible();
  });
});

describe('a failure is silent:', () => {
  test.each([
    ['an HTML page', htmlPage],
    ['no connection', networkDrop],
  ])('%s shows nothing, prints nothing, and is not tried again for ten minutes', async (_what, fault) => {
    const { advance } = stopClock();
    weatherService.issue(anAlert());
    weatherService.misbehave(fault);
    await open('/');
    await advance(0);
    await asked(1);
    await advance(9 * MINUTE);
    await open('/about');
    await advance(0);
    expect(banner()).toBeNull();
    expect(weatherService.sent).toHaveLength(1);

    await advance(MINUTE);
    setHidden(false);
    expect(await findBanner()).toBeVisible();
  });

  test('an alert already known stays until it should have been renewed', async () => {
    const { advance } = stopClock();
    weatherService.issue(anAlert('Hurricane Warning', { expires: inHours(0.5), ends: inHours(30) }));
    await open('/');
    await advance(0);
    await findBanner();
    weatherService.misbehave(networkDrop, { times: 9 });
    await advance(25 * MINUTE);
    expect(banner()).toBeVisible();
    await advance(6 * MINUTE);
    expect(banner()).toBeNull();
  });

  test('a page without a connection asks when it is back', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    weatherService.issue(anAlert());
    await open('/');
    await act(() => vi.dynamicImportSettled());
    expect(weatherService.sent).toHaveLength(0);
    line.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await findBanner()).toBeVisible();
  });
});
