/** The days of which a visitor chooses one. */
export const SLOT_GRID = {
  tomorrow: 'Tomorrow',
  soonest: 'soonest',
  /** Before the date is known. */
  inDays: (days: number) => `In ${days} days`,
  /** Below `tomorrow`. */
  date: (weekday: string, date: string) => `${weekday}, ${date}`,
} as const;
