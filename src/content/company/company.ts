/** Specification, sections 1 and 9. */
export const COMPANY = {
  since: 2020,
  base: 'Palm Bay, Florida',
  baseCity: 'Palm Bay',
  state: 'FL',
  serviceArea: 'Brevard County & Central FL',
  serviceAreaInWords: 'Brevard County and Central Florida',
  blurb:
    'Emergency roof tarping and roof inspections on Florida’s Space Coast. Based in Palm Bay, on call since 2020.',
} as const;

/** The company's promises, worded once for every page (section 9). */
export const PROMISES = {
  emergency: 'Emergency response within 24 hours, day or night.',
  emergencyShort: 'Emergency response within 24 hours',
  inspection: 'Next-day service for scheduled inspections.',
  contact: 'Send the form and we contact you within the hour.',
  hours: 'On call 24 hours a day, 7 days a week, 365 days a year.',
  hoursShort: '24/7/365',
} as const;

export const EMERGENCY_BANNER = {
  title: '24/7 emergency roof tarping',
  text: 'Water coming in right now? Do not climb up. Put a bucket under the drip and call.',
  call: 'Call Now For Service!',
} as const;

export const HOME = {
  headline: 'Protect Your Home. Protect Your Peace of Mind.',
  subtitle:
    'A storm opened your roof. We close it with a tight tarp, photograph every damaged spot and bill your insurer directly; your deductible stays yours to pay. Brevard County and Central Florida, day and night.',
  action: 'Request Inspection',
} as const;

export const TRUST_BADGES = [
  {
    id: 'local',
    title: 'Locally Owned & Operated',
    text: 'Our yard is in Palm Bay. We were here before the storm and we will be here after it.',
  },
  {
    id: 'emergency',
    title: '24/7 Emergency Response Team',
    text: 'A person answers at 2\u00a0a.m. Crews roll as soon as wind and lightning allow a safe climb.',
  },
  {
    id: 'documentation',
    title: 'Professional Documentation & Photos',
    text: 'Every damaged area photographed before and after, in one file you and your insurer both get.',
  },
] as const;

export const HOME_STEPS = [
  {
    id: 'call',
    title: 'You call or book',
    text: 'An emergency goes by phone. For an inspection, pick a morning or an afternoon.',
  },
  {
    id: 'cover',
    title: 'We cover and photograph',
    text: 'The damage is documented, then covered with a tarp that wooden battens hold down.',
  },
  {
    id: 'paperwork',
    title: 'Your insurer gets the file',
    text: 'Photos and our invoice go to your insurer. You keep a copy of everything.',
  },
] as const;

/**
 * Explains "no cost to you" (section 1) as payment for invoiced work: Florida voids assignments of benefits
 * for policies issued from 2023 on (F.S. 627.7152(13)).
 */
export const INSURANCE_FOOTNOTE =
  '“No cost to you” means that we bill your insurer directly for the work it covers. You remain responsible for your deductible. If your insurer sends the payment for our invoiced work to you, that money is designated for our invoice under the Work Authorization you signed, and you forward it to us. This is not an assignment of benefits: your policy and your claim stay yours.';

/** Two-hour windows (section 9). The schedule itself offers mornings and afternoons. */
export const TIME_SLOT_LABELS = [
  '8:00 AM - 10:00 AM',
  '10:00 AM - 12:00 PM',
  '12:00 PM - 2:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 6:00 PM',
] as const;

export const CLOSING = {
  title: 'Call tonight, or pick a time',
  text: 'The line is answered day and night. For an inspection, choose a morning or an afternoon in the next seven days.',
} as const;
