import { SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import type { Properties } from './google.ts';

/** Stored in the script's properties, which are not visible to people who can only open the spreadsheet. */
export interface Secrets {
  pinPepper: string;
  bookingToken: string;
  repToken: string;
}

const NAMES: Record<keyof Secrets, string> = {
  pinPepper: 'PIN_PEPPER',
  bookingToken: 'BOOKING_TOKEN',
  repToken: 'REP_TOKEN',
};

const FIELDS = ['pinPepper', 'bookingToken', 'repToken'] as const;

/** Creates missing secrets. Existing ones must not change: all PINs and the published site need them. */
export function makeSecrets(properties: Properties, newSecret: () => string): void {
  for (const field of FIELDS) {
    if (!properties.getProperty(NAMES[field])) properties.setProperty(NAMES[field], newSecret());
  }
}

/** @throws SheetNotSetUp when a secret is missing: an empty token would let everybody in */
export function readSecrets(properties: Properties): Secrets {
  const read = (field: keyof Secrets): string => {
    const value = properties.getProperty(NAMES[field]);
    if (!value)
      throw new SheetNotSetUp('The script has no secrets yet. Choose Roof Leads, Set up this sheet.');
    return value;
  };
  return { pinPepper: read('pinPepper'), bookingToken: read('bookingToken'), repToken: read('repToken') };
}
