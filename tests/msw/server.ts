import { setupServer } from 'msw/node';
import { bookingIntakeHandlers } from './handlers/booking-intake.ts';
import { emailSenderHandlers } from './handlers/email-sender.ts';
import { ownHostHandlers } from './handlers/own-host.ts';
import { repEndpointHandlers } from './handlers/rep-endpoint.ts';
import { weatherAlertHandlers } from './handlers/weather-alerts.ts';

/** Every remote of the site. A request to anything else fails the test. */
export const server = setupServer(
  ...bookingIntakeHandlers,
  ...repEndpointHandlers,
  ...emailSenderHandlers,
  ...weatherAlertHandlers,
  ...ownHostHandlers,
);
