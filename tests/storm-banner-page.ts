import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { weatherService } from '#tests/msw/handlers/weather-alerts.ts';

const BANNER = { name: 'Storm alert' };

export const banner = () => screen.queryByRole('region', BANNER);
/** What stands in the place of the banner without an alert. */
export const emergencyLine = () => screen.queryByRole('region', { name: 'Emergency line' });
export const findBanner = () => screen.findByRole('region', BANNER);

export const asked = (times: number) => waitFor(() => expect(weatherService.sent).toHaveLength(times));

/** Waits until the page has read and kept an answer. */
export const answered = () =>
  waitFor(() => expect(localStorage.getItem('stormAnswer')).toMatch(/"answeredAt":[1-9]/));

/** Puts the tab into the background, or shows it again. */
export function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}
