import type { ContactService } from '#contract/form-choices.ts';

/** Specification, section 3. */
export const CONTACT_SERVICES: Record<ContactService, string> = {
  'emergency-tarping': 'Emergency Tarping',
  'roof-repair': 'Roof Repair',
  'damage-assessment': 'Damage Assessment',
  'insurance-coordination': 'Insurance Coordination',
  'full-replacement': 'Full Replacement',
};

export const CONTACT_PAGE = {
  description:
    'Call our 24/7 emergency hotline or send a service request. Emergency response within 24 hours.',
  heading: 'Tell Us What Happened',
  lead: 'Water coming in now? Call. For everything else, send the form and we contact you within the hour.',
  hotlineLabel: 'Emergency hotline',
  emailLabel: 'Email',
  areaLabel: 'Service area',
  area: 'Brevard County and Central FL',
  responseLabel: 'Response time',
  response: 'Emergencies within 24 hours, day or night.',
  formHeading: 'Request Service',
  submit: 'Send Request',
  repairNote:
    'Tarping and documentation are our trade. Permanent repair and replacement need a licensed roofing contractor and usually a permit; ask us what is possible.',
} as const;

/** Wording from section 8, Contact; the sending button from section 4. */
export const CONTACT_MESSAGES = {
  sending: 'Sending...',
  success: "Thank you for your request! We'll contact you within the hour.",
  failure: 'There was an error processing your request. Please try again or call us directly.',
} as const;
