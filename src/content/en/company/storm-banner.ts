/** An alert's name in the page's language. @param event the name that the National Weather Service gives it */
export const alertName = (event: string): string => event;

/** The emergency line at the top of every page, and the alerts of the National Weather Service in its place. */
export const STORM_BANNER = {
  label: 'Storm alert',
  /** Without an alert. */
  calm: {
    label: 'Emergency line',
    title: 'Water coming in?',
    text: 'Don’t climb up. Call us.',
  },
  /** Shown when the owner switches the banner on and there is no alert. */
  general: {
    title: 'Storm damage right now?',
    text: 'Stay off the roof and call. Crews start when it’s safe to work and drive.',
  },
  /** Shows when crews can start. */
  more: 'When can we start?',
  /** @param from when it begins; empty once it has. @param until when it ends @param more other alerts */
  period: (from: string, until: string, more: number) =>
    `For Brevard County ${from && `from ${from} `}${until}${more > 0 ? `, and ${more} more` : ''}.`,
  until: (time: string) => `until ${time}`,
  /** For an alert without an end time. */
  open: 'until further notice',
  today: (clock: string) => `${clock} Eastern`,
  tomorrow: (clock: string) => `${clock} Eastern tomorrow`,
  later: (clock: string, day: string) => `${clock} Eastern on ${day}`,
  /** When crews can start. Service is subject to safety and crew availability (specification, section 9). */
  crews: {
    watch:
      'It isn’t here yet. Crews work until the wind is too strong to be on a roof. Call or book now so we have your address.',
    advisory: 'Crews check the wind at each house. Your roof may have to wait until the wind dies down.',
    ahead:
      'Crews work until the wind is too strong to be on a roof, and start again when it’s safe to work and drive.',
    during: (time: string) => `Tarping starts when it’s safe to work and drive, not before ${time}.`,
    duringOpen: (event: string) =>
      `Tarping starts when it’s safe to work and drive, not before the ${event} is lifted.`,
  },
} as const;
