export interface SampleNotification {
  id: string;
  /** Preference that controls it (specification, section 3). */
  kind: 'newLeads' | 'leadUpdates' | 'appointments' | 'deadlines';
  title: string;
  text: string;
  /** A fixed text such as "2 hours ago", because the list is sample data (section 9). */
  when: string;
}

export const RECENT_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    id: 'n1',
    kind: 'newLeads',
    title: 'New lead assigned',
    text: 'A homeowner in Palm Bay asked for a roof inspection.',
    when: '10 minutes ago',
  },
  {
    id: 'n2',
    kind: 'appointments',
    title: 'Appointment tomorrow',
    text: 'Roof inspection in Satellite Beach, morning (8 AM to 12 PM).',
    when: '1 hour ago',
  },
  {
    id: 'n3',
    kind: 'leadUpdates',
    title: 'Lead status changed',
    text: 'A lead in Rockledge moved from Attempted to Qualified – Appointment Set.',
    when: '3 hours ago',
  },
  {
    id: 'n4',
    kind: 'deadlines',
    title: 'Follow-up due today',
    text: 'You promised a homeowner in Titusville a call after 4 PM.',
    when: 'This morning',
  },
  {
    id: 'n5',
    kind: 'newLeads',
    title: 'New leads in a batch',
    text: 'Website bookings has new leads to call.',
    when: 'Yesterday',
  },
];

/** The two of the seven preferences (specification, section 3) that ring, both together (decision 0071). */
export const RINGING_PREFERENCES = [
  { name: 'newLeads', label: 'New leads', hint: 'Bookings and requests from the website' },
  { name: 'pushNotifications', label: 'Push', hint: 'On this device' },
] as const;

/** Those that are only kept. */
export const KEPT_PREFERENCES = [
  { name: 'leadUpdates', label: 'Lead updates', hint: 'When a lead you worked changes' },
  { name: 'appointments', label: 'Appointments', hint: 'The day before and the day of' },
  { name: 'deadlines', label: 'Deadlines', hint: 'Callbacks and follow-ups due' },
  { name: 'emailNotifications', label: 'Email', hint: 'To the address you sign in with' },
  { name: 'smsNotifications', label: 'Text message', hint: 'To the phone number in your profile' },
] as const;

export const NOTIFICATIONS = {
  title: 'Notification Settings',
  lead: 'Your choices are saved in this browser only.',
  works: 'Works now',
  worksHint: 'Turn both on, then save: this device rings while a page of the rep area is open.',
  kept: 'Not sent yet',
  keptHint: 'Nothing is sent for these yet. Your choices are kept for when it is.',
  submit: 'Save Settings',
  saved: 'Settings Saved',
  failed: 'Failed to save notification settings.',
  failedHint: 'This browser blocks storage for this site, or its storage is full.',
  recent: 'Recent Notifications',
  samples: 'Only samples: none of this has happened.',
  sample: (when: string) => `Sample · ${when}`,
  markAll: 'Mark all as read',
  allRead: "You've read all your notifications.",
  unread: 'Unread',
  toProfile: 'Profile Settings',
} as const;
