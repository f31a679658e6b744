const inLeads = (count: string) => (count === '1' ? '1 lead' : `${count} leads`);

/** Of bookings and of requests alike: both are new leads that homeowners have made on the website. */
export const RING = {
  /** In the title of the tab, before the page's own. @param count how many wait, such as `2` or `999+` */
  mark: (count: string) => `(${count}) New lead · `,
  /** @param time in Eastern time; `count` how many wait, this one too */
  came: (time: string, count: string) =>
    `New lead from the website, ${time}${count === '1' ? '' : ` (${count} waiting)`}`,
  wait: (count: string) =>
    `${inLeads(count)} from the website ${count === '1' ? 'is' : 'are'} waiting for a call`,
  open: 'Open',
  close: 'Close',
  ended: 'New leads ring again when you sign in: your session has expired.',
  signIn: 'Sign in',
  offer: {
    title: 'Ring here when a booking or request comes in',
    text: "A sound, a line on the page and the tab's title, while a page of the rep area is open in this browser.",
    turnOn: 'Turn on',
    notNow: 'Not now',
    isOn: 'Bookings and requests ring here from now on.',
    isSilent: 'On, but this browser plays no sound. The line on the page and the title show it.',
    declined: 'You can turn it on later:',
    settings: 'Notification Settings',
  },
  test: {
    play: 'Test the sound',
    played: "Played. If you didn't hear it, check the volume of this device.",
    silent: 'This browser plays no sound.',
    allow: 'Allow notifications',
    /** What the browser says of notifications. */
    states: {
      default: 'The browser can show a notification while you work in another window.',
      granted: 'This browser also shows a notification.',
      denied:
        "This browser shows no notifications of this site. You can change that in the browser's settings.",
    },
  },
} as const;
