import { HttpResponse, http } from 'msw';
import { env } from '#src/lib/env.ts';
import { anAlertAnswer } from '#tests/builders/weather-alert.ts';
import { fakeRemote } from '#tests/msw/remote.ts';

const inForce: unknown[] = [];

/** The National Weather Service. Has no alerts unless a test issues some. */
export const weatherService = {
  ...fakeRemote(() =>
    HttpResponse.json(anAlertAnswer(...inForce), {
      headers: { 'content-type': 'application/geo+json', 'access-control-allow-origin': '*' },
    }),
  ),
  /** Replaces what is in force. @param alerts as `anAlert` makes them */
  issue(...alerts: unknown[]): void {
    inForce.splice(0, inForce.length, ...alerts);
  },
};

export const weatherAlertHandlers = [
  http.get(`${env.weatherOrigin}/alerts/active`, ({ request }) => weatherService.receive(request)),
];
