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

/** The seven preferences (specification, section 3), in the order on the page. */
export const NOTIFICATION_GROUPS = [
  {
    title: 'Notify me about',
    preferences: [
      { name: 'newLeads', label: 'New leads', hint: 'When a batch you work gets new leads' },
      { name: 'leadUpdates', label: 'Lead updates', hint: 'When a lead you worked changes' },
      { name: 'appointments', label: 'Appointments', hint: 'The day before and the day of' },
      { name: 'deadlines', label: 'Deadlines', hint: 'Callbacks and follow-ups due' },
    ],
  },
  {
    title: 'Notify me by',
    preferences: [
      { name: 'emailNotifications', label: 'Email', hint: 'To the address you sign in with' },
      { name: 'smsNotifications', label: 'Text message', hint: 'To the phone number in your profile' },
      { name: 'pushNotifications', label: 'Push', hint: 'On this device' },
    ],
  },
] as const;

export const NOTIFICATIONS = {
  title: 'Notification Settings',
  lead: 'Your choices are saved in this browser only.',
  /** Of the preferences that do nothing yet. */
  local: 'Only saved in this browser; nothing is sent yet.',
  /** What the preferences do that ring (decision 0071). */
  rings: {
    newLeads: 'A booking or request from the website rings while a page of the rep area is open',
    pushNotifications: 'Rings on this device while a page of the rep area is open',
  },
  submit: 'Save Settings',
  saved: 'Settings Saved',
  failed: 'Failed to save notification settings.',
  failedHint: 'This browser blocks storage for this site, or its storage is full.',
  recent: 'Recent Notifications',
  sample: 'Samples, so you can see what notifications look like.',
  markAll: 'Mark all as read',
  allRead: "You've read all your notifications.",
  unread: 'Unread',
  toProfile: 'Profile Settings',
} as const;
