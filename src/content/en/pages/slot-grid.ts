/** The days of which a visitor chooses one. */
export const SLOT_GRID = {
  tomorrow: 'Tomorrow',
  soonest: 'soonest',
  /** Before the date is known. */
  inDays: (days: number) => `In ${days} days`,
  /** Below `tomorrow`. */
  date: (weekday: string, date: string) => `${weekday}, ${date}`,
  dateFault: {
    corrected: 'This phone’s date looks wrong. The days below are right.',
    unknown:
      'This phone’s date looks wrong, so the days below may be wrong, too. Set the date in the settings, or call us.',
  },
} as const;
