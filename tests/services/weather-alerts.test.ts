import { describe, expect, test } from 'vitest';
import { fetchWeatherAlerts, WEATHER_TIMEOUT_MS } from '#src/services/weather-alerts.ts';
import { anAlert, anAlertAnswer, inHours } from '#tests/builders/weather-alert.ts';
import { htmlPage, httpStatus, json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { weatherService } from '#tests/msw/handlers/weather-alerts.ts';
import { stopClock } from '#tests/setup/clock.ts';

describe('the question to the National Weather Service', () => {
  test('is one GET for the county and its six forecast zones, without a preflight or anything about the visitor', async () => {
    await fetchWeatherAlerts();
    expect(weatherService.sent).toHaveLength(1);
    const [sent] = weatherService.sent;
    expect(sent).toMatchObject({ method: 'GET', mode: 'cors', credentials: 'omit', body: '' });
    expect(sent?.url.href).toBe(
      'https://api.weather.gov/alerts/active?status=actual&message_type=alert,update&zone=FLC009,FLZ247,FLZ347,FLZ447,FLZ547,FLZ647,FLZ747',
    );
    // Any other header would need a preflight, which the API does not answer for all of them.
    expect(sent?.headers).toEqual({ accept: 'application/geo+json' });
  });

  test('counts as not answered after ten seconds', async () => {
    const { advance } = stopClock();
    const wait = pausedAnswer();
    weatherService.misbehave(wait.fault);
    const asked = fetchWeatherAlerts();
    await advance(WEATHER_TIMEOUT_MS);
    expect(await asked).toBeNull();
    wait.release();
  });
});

describe('an answer', () => {
  test('is read: what, how grave, from when, until when, and which messages it updates', async () => {
    const before = ['urn:oid:2.49.0.1.840.0.1.001.1', 'urn:oid:2.49.0.1.840.0.2.001.1'];
    const alert = anAlert('Hurricane Warning', {
      severity: 'Extreme',
      messageType: 'Update',
      onset: inHours(8),
      expires: inHours(6),
      ends: inHours(30),
      references: before.map((identifier) => ({ identifier, sender: 'w-nws.webmaster@noaa.gov' })),
    });
    weatherService.issue(alert);
    expect(await fetchWeatherAlerts()).toEqual([
      {
        id: alert.id,
        event: 'Hurricane Warning',
        severity: 'Extreme',
        onset: Date.parse(inHours(8)),
        ends: Date.parse(inHours(30)),
        expires: Date.parse(inHours(6)),
        replaces: before,
      },
    ]);
  });

  test.each([
    ['a test', { status: 'Test' }],
    ['of no known status', { status: undefined }],
    ['a cancellation', { messageType: 'Cancel' }],
    ['without an id', { id: undefined }],
    ['with an id of 300 characters', { id: 'x'.repeat(300) }],
    ['without an event', { event: null }],
    ['without any end', { ends: null, expires: null }],
    ['with ends that are no times', { ends: 'soon', expires: '?' }],
  ])('leaves out an alert that is %s, and keeps the others', async (_what, wrong) => {
    weatherService.issue(anAlert('Tornado Warning', wrong), null, anAlert('Wind Advisory'));
    expect((await fetchWeatherAlerts())?.map(({ event }) => event)).toEqual(['Wind Advisory']);
  });

  test.each([
    ['no onset: the effective time counts', { onset: null }, { onset: Date.parse(inHours(-1)) }],
    ['no times of its start at all', { onset: null, effective: null }, { onset: 0 }],
    ['no expiry: the end counts', { expires: null }, { expires: Date.parse(inHours(6)) }],
    ['no severity', { severity: null }, { severity: '' }],
    ['no list of earlier messages', { references: null }, { replaces: [] }],
    ['earlier messages without ids', { references: [{}, null, 7] }, { replaces: [] }],
  ])('uses an alert with %s', async (_what, values, read) => {
    weatherService.issue(anAlert('Tornado Warning', values));
    expect(await fetchWeatherAlerts()).toEqual([expect.objectContaining(read)]);
  });

  test.each([
    ['an HTML page', htmlPage],
    ['status 503', httpStatus(503)],
    ['a problem in JSON with status 400', httpStatus(400, JSON.stringify(anAlertAnswer(anAlert())))],
    ['a dropped connection', networkDrop],
    ['another shape', json({ alerts: [] })],
    ['features that are no list', json({ features: {} })],
    ['too much to read', json({ ...anAlertAnswer(anAlert()), title: 'x'.repeat(4_000_000) })],
  ])('that is %s is none', async (_what, fault) => {
    weatherService.misbehave(fault);
    expect(await fetchWeatherAlerts()).toBeNull();
  });
});
