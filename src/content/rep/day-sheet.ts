/** The map of one day's visits. */
export const DAY_MAP = {
  title: "Map of the day's stops",
  note: 'Pins show the ZIP code, not the house.',
  /** What a pin says. */
  pin: (number: number, name: string) => `${number}. ${name}`,
} as const;
