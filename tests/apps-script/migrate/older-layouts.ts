/** Headings of each tab that `npm run migrate:sheet` reads. */
type Headings = Record<string, string>;

const FIRST: Headings = {
  Batches: 'Name, Description, Created, Batch ID',
  Leads: `Created, Source, First name, Last name, Phone, Email, Address, City, State, ZIP, Service,
    Appointment date, Appointment time, Lead source, Most recent storm, Insurance carrier, Policy number,
    Date of loss, Previous claims, Phone digits, Notes, Attempts, Status, Last worked, Open, Queue place,
    Not before, Waits for, Callback, Callback for, Held by, Held until, Call window, Batch ID, Lead ID`,
  Bookings: `Received, Reference, Service, Appointment date, Appointment time, Consent to contact,
    Consent to marketing, Lead ID, Content digest, Submission ID`,
  Reps: `Email, Name, Phone, State, Role, Asked, Wrong PINs, Locks, Locked until, PIN salt, PIN hash`,
  Suppressed: 'Phone number, Since, By',
  Calls: 'Phone number, Calls',
  Audit: 'When, Rep, Action, From status, To status, Note, Lead ID, Line ID',
  Settings: 'Setting, Value',
};

const FIELDS_IN_ONE_TABLE: Headings = {
  ...FIRST,
  Leads: `Created, Source, First name, Last name, Phone, Email, Address, City, State, ZIP, Service,
    Appointment date, Appointment time, Date of loss, Most recent storm, Insurance carrier, Policy number,
    Previous claims, Lead source, Phone digits, Notes, Attempts, Status, Last worked, Open, Queue place,
    Not before, Waits for, Callback, Callback for, Held by, Held until, Call window, Batch ID, Lead ID`,
};

const CODES: Headings = {
  ...FIELDS_IN_ONE_TABLE,
  Reps: `Email, Name, Phone, State, Role, Asked, Wrong PINs, Locks, Locked until, Last wrong PIN, PIN salt,
    PIN hash`,
};

const VISITS: Headings = {
  ...CODES,
  Bookings: `Received, Reference, Service, Appointment date, Appointment time, Consent to contact,
    Consent to marketing, Lead ID, Canceled, Changes, Content digest, Visit key, Submission ID`,
};

const PEOPLE: Headings = {
  ...VISITS,
  Reps: `Email, Name, Phone, State, Role, Asked, Wrong PINs, Locks, Locked until, Last wrong PIN,
    Last sign-in, PIN salt, PIN hash`,
};

const FULL_DAYS: Headings = {
  ...PEOPLE,
  Bookings: `Received, Reference, Service, Appointment date, Appointment time, Consent to contact,
    Consent to marketing, Lead ID, Canceled, Changes, Time to be agreed, Content digest, Visit key,
    Submission ID`,
};

const SEVERAL_NUMBERS: Headings = {
  ...FULL_DAYS,
  Leads: FULL_DAYS.Leads?.replace('Phone digits', 'Phone digits, Other phone digits') ?? '',
};

const NUMBER_FILES: Headings = {
  ...SEVERAL_NUMBERS,
  Suppressed: 'Phone number, Since, By, File ID',
};

const ARCHIVED_BATCHES: Headings = {
  ...NUMBER_FILES,
  Batches: 'Name, Description, Created, Archived, Batch ID',
};

const SENDERS: Headings = {
  ...ARCHIVED_BATCHES,
  Bookings: ARCHIVED_BATCHES.Bookings?.replace('Visit key', 'Visit key, Sender mark') ?? '',
};

const BLOCKED_REPS: Headings = {
  ...SENDERS,
  Reps: SENDERS.Reps?.replace('Last sign-in', 'Last sign-in, Blocked') ?? '',
};

/** Headings in the order of a tab that this version set up. */
const split = (headings: string): string[] => headings.split(',').map((heading) => heading.trim());

/**
 * The layouts that sheets were set up with, oldest first; the last one is today's. A new column needs a new
 * layout here.
 */
export const LAYOUTS = Object.entries({
  'the first version': FIRST,
  'the version with the fields of a lead in one table': FIELDS_IN_ONE_TABLE,
  'the version with emailed codes': CODES,
  'the version with links to a visit': VISITS,
  'the version with the last sign-in': PEOPLE,
  'the version with full days': FULL_DAYS,
  'the version with several numbers of a lead': SEVERAL_NUMBERS,
  'the version with files of numbers': NUMBER_FILES,
  'the version with archived batches': ARCHIVED_BATCHES,
  'the version with senders of bookings': SENDERS,
  'the version with the time of a block': BLOCKED_REPS,
}).map(([version, tabs]) => ({
  version,
  tabs: Object.entries(tabs).map(([tab, headings]) => ({ tab, headings: split(headings) })),
}));
