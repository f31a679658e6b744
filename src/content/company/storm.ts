/** The banner about alerts of the National Weather Service. `{...}` is filled in. */
export const STORM = {
  label: 'Storm alert',
  dismiss: 'Dismiss',
  place: 'for Brevard County',
  from: 'from {time}',
  until: 'until {time}',
  /** For an alert without an end time. */
  open: 'until further notice',
  more: 'and {count} more',
  today: '{clock} Eastern',
  tomorrow: '{clock} Eastern tomorrow',
  later: '{clock} Eastern on {day}',
  /** When crews can start. Service is subject to safety and crew availability (specification, section 9). */
  crews: {
    watch:
      'It is not here yet. Crews work until the wind is too strong for a roof. Call or book now, so that we have your address.',
    advisory: 'Crews check the wind at each house. A roof may have to wait until the wind drops.',
    ahead:
      'Crews work until the wind is too strong for a roof, and start again when wind and roads are safe.',
    during: 'Tarping starts when wind and roads are safe, not before {time}.',
    duringOpen: 'Tarping starts when wind and roads are safe, not before the {event} is lifted.',
  },
  /** Shown when the owner switches the banner on and there is no alert. */
  general: {
    title: 'Storm damage right now?',
    crews: 'Stay off the roof and call. Crews start when wind and roads are safe.',
  },
} as const;
