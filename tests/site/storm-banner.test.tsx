import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { anAlert, inHours } from '#tests/builders/weather-alert.ts';
import { htmlPage, networkDrop } from '#tests/msw/faults.ts';
import { weatherService } from '#tests/msw/handlers/weather-alerts.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { configured } from '#tests/setup/configured.ts';
import { fillStorage } from '#tests/stored/full-storage.ts';
import { answered, asked, banner, emergencyLine, findBanner, setHidden } from '#tests/storm-banner-page.ts';

const MINUTE = 60_000;

describe('while an alert is in force', () => {
  test('a public page says what is coming, until when, when crews can start, and the hotline', async () => {
    weatherService.issue(
      anAlert('Hurricane Warning', { ends: null }),
      anAlert('Tornado Warning', { ends: inHours(1) }),
      anAlert('Rip Current Statement'),
    );
    const { user } = await open('/');
    const shown = within(await findBanner());
    expect(shown.getByText('Tornado Warning')).toBeVisible();
    const more = shown.getByRole('button', { name: 'When can we start?', expanded: false });
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(shown.getByText('For Brevard County until 11 AM Eastern, and 1 more.')).toBeVisible();
    expect(shown.getByText(/Tarping starts when .* the Hurricane Warning is lifted\.$/)).toBeVisible();
    expect(shown.getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
    expect(weatherService.sent).toHaveLength(1);
  });

  test('the alert is told of before the page, stays on the next one without another question, and not in the rep area', async () => {
    weatherService.issue(anAlert());
    await open('/contact');
    const region = await findBanner();
    expect(within(region).getByText('Tornado Warning').closest('[aria-live=polite]')).toBeVisible();
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

  test('the emergency line is there again when the alert ends', async () => {
    const { advance } = stopClock();
    weatherService.issue(anAlert('Tornado Warning', { ends: inHours(0.1) }));
    await open('/');
    await advance(0);
    await findBanner();
    expect(emergencyLine()).toBeNull();
    await advance(7 * MINUTE);
    expect(banner()).toBeNull();
    expect(emergencyLine()).toBeVisible();
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

describe('VITE_STORM', () => {
  test('off: the service is never asked', async () => {
    configured({ stormBanner: 'off' });
    weatherService.issue(anAlert());
    await open('/');
    await act(() => vi.dynamicImportSettled());
    await new Promise((done) => setTimeout(done));
    expect(weatherService.sent).toHaveLength(0);
    expect(banner()).toBeNull();
  });

  test('on: the line speaks of a storm, also when the service fails, until there is an alert', async () => {
    configured({ stormBanner: 'on' });
    weatherService.misbehave(networkDrop);
    await open('/');
    expect(await screen.findByText('Storm damage right now?')).toBeVisible();
    expect(screen.getByText(/Crews start when it’s safe to work and drive/)).toBeVisible();
    await asked(1);
    expect(banner()).toBeNull();
    weatherService.issue(anAlert('Tornado Watch'));
    localStorage.removeItem('stormAnswer');
    fillStorage();
    await open('/about');
    expect(within(await findBanner()).getByText('Tornado Watch')).toBeVisible();
  });
});

describe('without an alert', () => {
  test('the emergency line stays, and the service is asked at most once in ten minutes', async () => {
    const { advance } = stopClock();
    await open('/');
    await advance(0);
    await answered();
    expect(emergencyLine()).toHaveTextContent('Don’t climb up. Call us.');
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
