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
    title: 'Batch refilled',
    text: 'Website bookings has new leads to call.',
    when: 'Yesterday',
  },
];

/** The seven preferences (specification, section 3), in the order on the page. */
export const NOTIFICATION_GROUPS = [
  {
    title: 'What about',
    preferences: [
      { name: 'newLeads', label: 'New leads', hint: 'When leads come into a batch you work' },
      { name: 'leadUpdates', label: 'Lead updates', hint: 'When a lead you worked changes' },
      { name: 'appointments', label: 'Appointments', hint: 'The day before and on the day' },
      { name: 'deadlines', label: 'Deadlines', hint: 'Callbacks and follow-ups that are due' },
    ],
  },
  {
    title: 'How',
    preferences: [
      { name: 'emailNotifications', label: 'Email', hint: 'To the address you sign in with' },
      { name: 'smsNotifications', label: 'Text message', hint: 'To the phone number of your profile' },
      { name: 'pushNotifications', label: 'Push', hint: 'On this device' },
    ],
  },
] as const;

export const NOTIFICATIONS = {
  title: 'Notification Settings',
  lead: 'Your choices stay in this browser.',
  submit: 'Save Settings',
  saved: 'Settings Saved',
  failed: 'Failed to save notification settings.',
  failedHint: 'This browser does not let the site store anything, or its storage is full.',
  recent: 'Recent Notifications',
  sample: 'Samples, to show what they will look like.',
  markAll: 'Mark all as read',
  allRead: 'All notifications are read.',
  unread: 'Unread',
  toProfile: 'Profile Settings',
} as const;
