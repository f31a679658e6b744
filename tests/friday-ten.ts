/**
 * Friday, November 20, 2026, 10 AM Eastern (9 AM in Pensacola), in milliseconds since 1970. It is within the
 * calling hours, and every test starts at this time. In the time zone of the unit tests it is already
 * Saturday.
 */
export const FRIDAY_TEN = Date.parse('2026-11-20T15:00:00.000Z');
