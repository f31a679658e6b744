/** What a manager reads above the numbers of the company's day, on the page and in the sheet's menu. */
export const TODAY_NAMES = {
  newBookings: 'New from the website',
  overdueCallbacks: 'Callbacks overdue',
  heldLeads: 'Leads held by reps',
  accountRequests: 'Account requests',
  lockedAccounts: 'Locked accounts',
  unsentMessages: 'Messages not sent',
  bookings: 'Bookings',
  calls: 'Calls',
  appointments: 'Appointments set',
} as const;
