import { PROMISES } from '#words/company/company.ts';

export const CONTACT_PAGE = {
  description:
    'Call our 24/7 emergency hotline or send a service request. Emergency response within 24 hours.',
  heading: 'Tell Us What Happened',
  lead: `Water coming in now? Call us. ${PROMISES.answer}`,
  hotlineLabel: 'Emergency hotline',
  emailLabel: 'Email',
  areaLabel: 'Service area',
  area: 'Brevard County and Central FL',
  responseLabel: 'Response time',
  response: 'Emergencies: within 24 hours',
  formHeading: 'Request Service',
  submit: 'Send Request',
  /** Beside the form. */
  next: 'What happens next',
  nextSteps: [
    'We contact you within the hour and agree on a time.',
    'We inspect the roof and photograph the damage.',
    'You owe nothing until you sign a Work Authorization.',
  ],
  repairNote:
    'Our trade is tarping and photo documentation. A permanent repair or a new roof takes a licensed roofing contractor and usually a permit. Ask us what’s possible.',
} as const;

export const CONTACT_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  address: 'Property address',
  service: 'Service needed',
  message: 'What happened? (optional)',
} as const;

/** Below a phone number that is refused. */
export const CONTACT_PHONE_HINT =
  'One number in digits, like (321) 555-0142 x23. At most 16 digits, and the first is not 0.';

/** The text of the email to the company. */
export const contactMailText = (
  name: string,
  service: string,
  { address, phone, email, message }: Record<'address' | 'phone' | 'email' | 'message', string>,
): string =>
  `${name} asks for: ${service}.\nProperty: ${address}\nPhone: ${phone}\nEmail: ${email}${message && `\n\n${message}`}`;

/** Wording from section 8, Contact; the sending button from section 4. */
export const CONTACT_MESSAGES = {
  sending: 'Sending...',
  success: "Thank you for your request! We'll contact you within the hour.",
  failure: 'There was an error processing your request. Please try again or call us directly.',
  /** Below the failure of the email, when the request is a lead all the same. */
  onCallList: 'We do have your number: you are on our list of people to call.',
} as const;
