/** A homeowner of the demonstration; no such person lives there, and the phone numbers are reserved for fiction. */
export interface DemoLead {
  name: string;
  /** `321-555-0100`. */
  phone: string;
  address: string;
  city: string;
  zip: string;
  /** What is known from the street or from neighbors. */
  notes?: string;
  insuranceCarrier?: string;
  /** A call some days ago that reached nobody, or did. */
  called?: { daysAgo: number; status: DemoStatus; note: string };
}

export type DemoStatus = 'Attempted' | 'Not Qualified' | 'Qualified – Appointment Set';

/** Leads that came from one storm. */
export interface DemoBatch {
  batchId: string;
  name: string;
  description: string;
  /** How long ago the storm was. */
  stormDaysAgo: number;
  leads: readonly DemoLead[];
}
