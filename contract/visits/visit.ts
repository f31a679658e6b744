/**
 * Where a visit stands. `asked`: the homeowner has chosen a slot, or a time is to be agreed on. `confirmed`:
 * the company has promised the time. `done`: the crew was there.
 */
export const VISIT_STATES = ['asked', 'confirmed', 'canceled', 'done'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/**
 * What a homeowner has done with a visit, as news for the rep who calls next. `booked again`: another booking of the
 * same number, or the form sent again after a cancel. `restored`: the cancel was taken back.
 */
export const VISIT_NEWS = ['canceled', 'moved', 'booked again', 'restored'] as const;
export type VisitNewsKind = (typeof VISIT_NEWS)[number];

/** Whether a text is a clock time as visits have it: `09:30`. */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
