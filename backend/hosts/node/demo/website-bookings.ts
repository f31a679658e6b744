import type { BookingService } from '#contract/form-choices.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import type { Period } from '#contract/slots.ts';

export interface DemoCall {
  daysAgo: number;
  status: LeadStatus;
  note: string;
}

export interface DemoBooking {
  name: string;
  phone: string;
  address: string;
  city: string;
  zip: string;
  service: BookingService;
  apptInDays: number;
  apptTime: Period;
  lossDaysAgo: number;
  insuranceCarrier: string;
  policyNumber: string;
  notes: string;
  /** Every demo booking has been called, so that a new booking is the next lead. */
  called: DemoCall;
}

export const websiteBookings: readonly DemoBooking[] = [
  {
    name: 'Gloria Stanhope',
    phone: '321-555-0167',
    address: '1017 E New Haven Ave',
    city: 'Melbourne',
    zip: '32901',
    service: 'emergency-tarping',
    apptInDays: 1,
    apptTime: 'morning',
    lossDaysAgo: 1,
    insuranceCarrier: 'Citizens',
    policyNumber: '00412-7781',
    notes: 'A branch came through over the bedroom. A bucket is under it, it rains in.',
    called: {
      daysAgo: 1,
      status: 'Qualified – Appointment Set',
      note: 'Crew confirmed for the morning. Branch over the bedroom, access by the east side gate.',
    },
  },
  {
    name: 'Curtis Vandiver',
    phone: '321-555-0168',
    address: '2945 Aurora Rd',
    city: 'Melbourne',
    zip: '32935',
    service: 'roof-inspection',
    apptInDays: 2,
    apptTime: 'afternoon',
    lossDaysAgo: 9,
    insuranceCarrier: 'Heritage',
    policyNumber: 'HPC-220913',
    notes: 'Several shingles in the yard after the squall line. No leak that we can see.',
    called: {
      daysAgo: 1,
      status: 'Attempted',
      note: 'Voicemail. Asked to call back about the afternoon slot.',
    },
  },
  {
    name: 'Rosalind Pryce',
    phone: '321-555-0169',
    address: '640 Spyglass Hill Rd',
    city: 'Melbourne',
    zip: '32940',
    service: 'roof-inspection',
    apptInDays: 4,
    apptTime: 'morning',
    lossDaysAgo: 21,
    insuranceCarrier: 'Tower Hill',
    policyNumber: '0098-1145-03',
    notes: 'Tile roof from 2006. Two tiles slipped and the soffit is stained.',
    called: {
      daysAgo: 1,
      status: 'Not Qualified',
      note: 'Has a roofer under contract already; keeps our number.',
    },
  },
];
