import type { ContactService } from '#contract/form-choices.ts';
import { INVALID_EMAIL } from '#contract/words/text-rules.ts';

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
  lead: 'Water coming in now? Call us. For anything else, send this form, and we’ll contact you within the hour.',
  hotlineLabel: 'Emergency hotline',
  emailLabel: 'Email',
  areaLabel: 'Service area',
  area: 'Brevard County and Central FL',
  responseLabel: 'Response time',
  response: 'Emergencies: within 24 hours, day or night.',
  formHeading: 'Request Service',
  submit: 'Send Request',
  repairNote:
    'Our trade is tarping and photo documentation. A permanent repair or a new roof takes a licensed roofing contractor and usually a permit. Ask us what’s possible.',
} as const;

export const CONTACT_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Property Address',
  service: 'Service Needed',
} as const;

/** What is wrong with a field (section 8). */
export const CONTACT_ERRORS = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  phone: 'Phone number is required',
  badPhone: 'Please enter a valid phone number',
  email: 'Email is required',
  badEmail: INVALID_EMAIL,
  address: 'Address is required',
  service: 'Please choose a service',
} as const;

/** The text of the email to the company. */
export const contactMailText = (
  name: string,
  service: string,
  { address, phone, email }: Record<'address' | 'phone' | 'email', string>,
): string => `${name} asks for: ${service}.\nProperty: ${address}\nPhone: ${phone}\nEmail: ${email}`;

/** Wording from section 8, Contact; the sending button from section 4. */
export const CONTACT_MESSAGES = {
  sending: 'Sending...',
  success: "Thank you for your request! We'll contact you within the hour.",
  failure: 'There was an error processing your request. Please try again or call us directly.',
} as const;
