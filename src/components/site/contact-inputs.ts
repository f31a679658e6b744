import type { InputHTMLAttributes } from 'react';

/** Autofill and phone keyboard for the fields about a person and a property. */
export const CONTACT_INPUTS = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', enterKeyHint: 'next' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', enterKeyHint: 'next' },
  phone: { type: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  email: { autoComplete: 'email', enterKeyHint: 'next' },
  address: { autoComplete: 'street-address', autoCapitalize: 'words', enterKeyHint: 'next' },
  zip: { autoComplete: 'postal-code', inputMode: 'numeric', enterKeyHint: 'next' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'next' },
  state: { autoComplete: 'address-level1', autoCapitalize: 'characters', enterKeyHint: 'next' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;
