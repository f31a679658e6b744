/**
 * Some call windows were removed: their leads get the narrowest remaining one that is right for them. The
 * window of a lead that still needs a call is computed again when the lead is served.
 */
export const CALL_WINDOWS = [
  `UPDATE leads SET call_window = 'continental'
    WHERE call_window IN ('mountain', 'arizona', 'pacific', 'plains', 'northwest')`,
  `UPDATE leads SET call_window = 'anywhere' WHERE call_window IN ('alaska', 'hawaii', 'atlantic', 'guam', 'samoa')`,
];
