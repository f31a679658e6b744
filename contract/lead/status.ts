/** The five dispositions of a lead, in the specification's words (section 4). Any may follow any. */
export const LEAD_STATUSES = [
  'New Lead',
  'Attempted',
  'Qualified – Appointment Set',
  'Not Qualified',
  'DO NOT CALL',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What a disposition means for the lead and its number. */
interface Disposition {
  /** Whether somebody still has to call. */
  isOpen: boolean;
  /** Whether it is worth nothing without a note (section 5, Worklist). */
  needsNotes: boolean;
  /** Whether saving it counts as a call to the number. */
  isCall: boolean;
  /** Whether saving it puts the number on the do-not-call list. */
  suppresses: boolean;
}

export const DISPOSITIONS: Readonly<Record<LeadStatus, Disposition>> = {
  'New Lead': { isOpen: true, needsNotes: false, isCall: false, suppresses: false },
  Attempted: { isOpen: true, needsNotes: true, isCall: true, suppresses: false },
  'Qualified – Appointment Set': { isOpen: false, needsNotes: true, isCall: true, suppresses: false },
  'Not Qualified': { isOpen: false, needsNotes: false, isCall: true, suppresses: false },
  'DO NOT CALL': { isOpen: false, needsNotes: false, isCall: true, suppresses: true },
};

export const isLeadStatus = (value: string): value is LeadStatus =>
  LEAD_STATUSES.some((status) => status === value);

/** What makes two status words the same: their letters. Case, spaces, the kind of dash and an icon before them do not count. */
const statusKey = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A status as a script writes it, `attempted ` or `📞 Attempted`, in the specification's words; one nobody knows as it is. */
export const statusInWords = (written: string): string =>
  LEAD_STATUSES.find((status) => statusKey(status) === statusKey(written)) ?? written.trim();
