/** What homeowners read on the booking form where a field is missing or wrong, by field. */
export const BOOKING_FORM = {
  service: 'Please choose a service',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
  address: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  zip: 'ZIP code is required',
  insuranceCarrier: 'Insurance carrier is required',
  policyNumber: 'Policy number is required',
  previousClaims: 'Please choose Yes, No or Unsure',
  notes: 'Please tell us what happened',
  apptDate: 'Please choose a date and time',
  apptTime: 'Please choose a date and time',
  dateOfLoss: 'Please choose the date of loss',
  /** Wording from section 8. */
  ownerConfirmed: 'Please confirm you are the property owner or authorized legal representative.',
} as const;

/** What homeowners read about a photo that is not taken. */
export const UNREADABLE_PHOTO = "We can't read this photo. Please email it.";
export const PHOTO_TOO_LARGE = 'This photo is too large';
