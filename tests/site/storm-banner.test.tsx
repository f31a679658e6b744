import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { anAlert, inHours } from '#tests/builders/weather-alert.ts';
import { htmlPage, networkDrop } from '#tests/msw/faults.ts';
import { weatherService } from '#tests/msw/handlers/weather-alerts.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { configured } from '#tests/setup/configured.ts';
import { fillStorage } from '#tests/stored/full-storage.ts';
import { answered, asked, banner, findBanner, setHidden } from '#tests/storm-banner-page.ts';

const MINUTE = 60_000;

afterEach(() => document.documentElement.removeAttribute('data-storm'));

describe('while an alert is in force', () => {
  test('a public page says what is coming, until when, when crews can start, and the hotline', async () => {
    weatherService.issue(
      anAlert('Hurricane Warning', { ends: null }),
      anAlert('Tornado Warning', { ends: inHours(1) }),
      anAlert('Rip Current Statement'),
    );
    await open('/');
    const shown = within(await findBanner());
    expect(shown.getByText(/^Tornado Warning/).closest('p')).toHaveTextContent(
      'Tornado Warning for Brevard County until 11 AM Eastern, and 1 more',
    );
    expect(shown.getByText(/^Tarping starts when .* the Hurricane Warning is lifted\.$/)).toBeVisible();
    expect(shown.getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
    expect(weatherService.sent).toHaveLength(1);
  });

  test('the banner is told of before the page, stays on the next one without another question, and not in the rep area', async () => {
    weatherService.issue(anAlert());
    await open('/contact');
    const region = await findBanner();
    expect(region.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    const isFollowed = (first: Element, second: Element) =>
      first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isFollowed(screen.getByRole('banner'), region)).toBe(true);
    expect(isFollowed(region, screen.getByRole('navigation', { name: 'Breadcrumb' }))).toBe(true);

    await loadPage(findRoute('/schedule'));
    const { user } = await open('/');
    await findBanner();
    await user.click(screen.getAllByRole('link', { name: 'Request Inspection' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: /schedule/i })).toBeVisible();
    expect(banner()).toBeVisible();
    await open('/rep-access');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(banner()).toBeNull();
    expect(weatherService.sent).toHaveLength(1);
  });

  test('it goes when the alert ends, and the next page reserves no space for it', async () => {
    const { advance } = stopClock();
    weatherService.issue(anAlert('Tornado Warning', { ends: inHours(0.1) }));
    await open('/');
    await advance(0);
    await findBanner();
    expect(Number(localStorage.getItem('stormUntil'))).toBe(Date.parse(inHours(0.1)));
    await advance(7 * MINUTE);
    expect(banner()).toBeNull();
    expect(localStorage.getItem('stormUntil')).toBeNull();
  });

  test('it asks again every ten minutes, so that an alert lifted early goes', async () => {
    const { advance } = stopClock();
    weatherService.issue(anAlert('Hurricane Warning', { ends: null }));
    await open('/');
    await advance(0);
    await findBanner();
    await advance(9 * MINUTE);
    expect(weatherService.sent).toHaveLength(1);
    weatherService.issue();
    // No further: the question would count as not answered before a slow answer comes.
    await advance(MINUTE);
    await asked(2);
    await waitFor(() => expect(banner()).toBeNull());
  });
});

describe('a dismissed banner', () => {
  test('stays away, also when its alert is updated, and the page gets the focus', async () => {
    weatherService.issue(anAlert('Tornado Warning', { id: 'first' }));
    const { user } = await open('/');
    await user.click(within(await findBanner()).getByRole('button', { name: 'Dismiss' }));
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.documentElement).not.toHaveAttribute('data-storm');
    expect(localStorage.getItem('stormUntil')).toBeNull();

    localStorage.removeItem('stormAnswer');
    weatherService.issue(anAlert('Tornado Warning', { id: 'second', references: [{ identifier: 'first' }] }));
    await open('/about');
    await answered();
    await act(() => vi.dynamicImportSettled());
    expect(banner()).toBeNull();
  });

  test('comes back for another alert, and names only that one', async () => {
    weatherService.issue(anAlert('Wind Advisory'));
    const { user } = await open('/');
    await user.click(within(await findBanner()).getByRole('button', { name: 'Dismiss' }));
    localStorage.removeItem('stormAnswer');
    weatherService.issue(anAlert('Wind Advisory'), anAlert('Severe Thunderstorm Warning'));
    await open('/');
    const shown = within(await findBanner());
    expect(shown.getByText('Severe Thunderstorm Warning')).toBeVisible();
    expect(shown.queryByText(/more/)).toBeNull();
  });
});

describe('VITE_STORM', () => {
  test('off: the service is never asked, and nothing kept is shown', async () => {
    configured({ stormBanner: 'off' });
    localStorage.setItem('stormUntil', String(Date.parse(inHours(2))));
    weatherService.issue(anAlert());
    await open('/');
    await act(() => vi.dynamicImportSettled());
    await new Promise((done) => setTimeout(done));
    expect(weatherService.sent).toHaveLength(0);
    expect(banner()).toBeNull();
  });

  test('on: a general banner with the hotline, also when the service fails, until there is an alert', async () => {
    configured({ stormBanner: 'on' });
    weatherService.misbehave(networkDrop);
    await open('/');
    const shown = within(await findBanner());
    expect(shown.getByText('Storm damage right now?')).toBeVisible();
    expect(shown.getByText(/Crews start when it’s safe to work and drive/)).toBeVisible();
    expect(shown.getByRole('link')).toHaveAttribute('href', 'tel:+13215550123');
    await asked(1);
    weatherService.issue(anAlert('Tornado Watch'));
    localStorage.removeItem('stormAnswer');
    fillStorage();
    await open('/about');
    expect(await screen.findByText('Tornado Watch')).toBeVisible();
    expect(screen.queryByText('Storm damage right now?')).toBeNull();
  });

  test('on: a dismissed general banner comes back the next day', async () => {
    const { user, advance } = stopClock();
    configured({ stormBanner: 'on' });
    await open('/', { user });
    await advance(0);
    await user.click(within(await findBanner()).getByRole('button', { name: 'Dismiss' }));
    await open('/about', { user });
    await advance(0);
    expect(banner()).toBeNull();
    await advance(24 * 60 * MINUTE);
    await open('/', { user });
    await advance(0);
    expect(await findBanner()).toBeVisible();
  });
});

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
    weatherService.misbehave(networkDrop);
    await open('/');
    await waitFor(() => expect(weatherService.sent).toHaveLength(1));
    await act(() => vi.dynamicImportSettled());
    expect(banner()).toBeNull();
    line.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await findBanner()).toBeVisible();
  });
});
