/** A tab that `npm run migrate:sheet` reads. */
export interface TabHeadings {
  tab: string;
  headings: string[];
}

const split = (tabs: Record<string, string>): TabHeadings[] =>
  Object.entries(tabs).map(([tab, headings]) => ({
    tab,
    headings: headings.split(',').map((heading) => heading.trim()),
  }));

/** The tabs with the columns that a sheet must have, in another order: it may lack all others. */
export const NEEDED_TABS = split({
  Batches: 'Name, Description, Created, Batch ID',
  Leads: `Created, Source, First name, Last name, Phone, Email, Address, City, State, ZIP, Service,
    Appointment date, Appointment time, Lead source, Most recent storm, Insurance carrier, Policy number,
    Date of loss, Previous claims, Phone digits, Notes, Attempts, Status, Last worked, Open, Queue place,
    Not before, Waits for, Callback, Callback for, Held by, Held until, Call window, Batch ID, Lead ID`,
  Bookings: `Received, Reference, Service, Appointment date, Appointment time, Consent to contact,
    Consent to marketing, Lead ID, Canceled, Changes, Content digest, Visit key, Submission ID`,
  Reps: `Email, Name, Phone, State, Role, Asked, Wrong PINs, Locks, Locked until, Last wrong PIN, PIN salt,
    PIN hash`,
  Suppressed: 'Phone number, Since, By',
  Calls: 'Phone number, Calls',
  Audit: 'When, Rep, Action, From status, To status, Note, Lead ID, Line ID',
  Settings: 'Setting, Value',
});

/** The tabs of a sheet that is set up today. */
export const TODAYS_TABS = split({
  Batches: 'Name, Description, Created, Archived, Batch ID',
  Leads: `Created, Source, First name, Last name, Phone, Email, Address, City, State, ZIP, Service,
    Appointment date, Appointment time, Date of loss, Most recent storm, Insurance carrier, Policy number,
    Previous claims, Lead source, Language, Phone digits, Other phone digits, Notes, Attempts, Status, Last worked, Open,
    Queue place, Not before, Waits for, Callback, Callback for, Held by, Held until, Call window, Batch ID,
    Lead ID`,
  Bookings: `Received, Reference, Service, Appointment date, Appointment time, Consent to contact,
    Consent to marketing, Lead ID, Content digest, Visit key, Sender mark, Submission ID`,
  Visits: `Day, Half-day, State, Time to be agreed, Agreed time, Service, Words, Reference, Lead ID, Emailed to, Made,
    Made by, Changed, Changed by, Reminded for, Changes, Visit key`,
  Reps: `Email, Name, Phone, State, Role, Asked, Wrong PINs, Locks, Locked until, Last wrong PIN, Last sign-in,
    Blocked, Languages, PIN salt, PIN hash`,
  Suppressed: 'Phone number, Since, By, File ID',
  Calls: 'Phone number, Calls, Rests until',
  Audit: 'When, Rep, Action, From status, To status, Note, Lead ID, Line ID',
  Settings: 'Setting, Value',
});
