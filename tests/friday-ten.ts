/**
 * 10 in the morning in Palm Bay (9 in Pensacola) on Friday, November 20, 2026, in milliseconds since 1970: an hour to call in,
 * and the moment every test begins at. It is Saturday already for the machine the unit tests believe to run on.
 */
export const FRIDAY_TEN = Date.parse('2026-11-20T15:00:00.000Z');
