import { INVALID_EMAIL } from './text-rules.ts';

/** The services of the contact form by id (specification, section 3). */
export const CONTACT_SERVICES = {
  'emergency-tarping': 'Emergency Tarping',
  'roof-repair': 'Roof Repair',
  'damage-assessment': 'Damage Assessment',
  'insurance-coordination': 'Insurance Coordination',
  'full-replacement': 'Full Replacement',
} as const;

/** What visitors read on the contact form where a field is missing or wrong (section 8). */
export const CONTACT_FORM = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  phone: 'Phone number is required',
  badPhone: 'Please enter a valid phone number',
  email: 'Email is required',
  badEmail: INVALID_EMAIL,
  address: 'Address is required',
  service: 'Please choose a service',
} as const;
