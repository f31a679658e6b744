/** Maximum rows in one answer or request. */
export const PAGE_SIZES = {
  /** Lines of a lead's history: the newest of reps and, besides, the newest of the site itself (bookings). */
  history: 20,
  historyOfSite: 5,
  sameNumber: 20,
  /** Leads that imports give one number: a list may have its seller's number in each row. */
  housesOfNumber: 20,
  /** Leads of one number that are updated together with it. */
  leadsOfNumber: 200,
  /** Photos on one lead's card: a lead can have several bookings. */
  photosOfLead: 24,
  /** Open leads to examine for the reasons why none is served. */
  unavailableLeads: 1000,
  /** Callbacks to look at for those that a rep may make now. */
  callbacks: 100,
  /** Callbacks kept for a rep that one request makes anybody's; each is a write in the sheet. */
  assignedCallbacks: 50,
  /** What is counted one by one is counted up to here: bookings that wait, leads held. */
  counted: 999,
  /** The newest leads of the website that no rep has saved: more than are called at the same time. */
  newestLeads: 20,
  /** Of what is counted, this many are listed. */
  listedCounted: 200,
  foundLeads: 20,
  visitsOfLead: 20,
  visitsOfDay: 200,
  visitsOfFeed: 1000,
  /** Visits whose time is still to be agreed on. */
  visitsToAgree: 50,
  visitsToSearch: 200,
  requests: 200,
  reps: 500,
  blocked: 200,
  auditEvents: 100,
  /** The newest audit events of one account. */
  accountEvents: 5,
  messages: 50,
  messagesOfLead: 20,
  /** Rows of each kind about one lead of a person who asks for all of them. */
  rowsOfPerson: 500,
  suppressed: 200,
  importRows: 250,
  /** Imports of a batch that are listed. */
  imports: 20,
  exportRows: 500,
} as const;
