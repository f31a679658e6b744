import { SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import type { Properties } from './google.ts';

/** Names in the script's properties, which are not visible to people who can only open the spreadsheet. */
const NAMES = { pinPepper: 'PIN_PEPPER', bookingToken: 'BOOKING_TOKEN', repToken: 'REP_TOKEN' } as const;

export type Secrets = Record<keyof typeof NAMES, string>;

/** Creates missing secrets. Existing ones must not change: all PINs and the published site need them. */
export function makeSecrets(properties: Properties, newSecret: () => string): void {
  for (const name of Object.values(NAMES)) {
    if (!properties.getProperty(name)) properties.setProperty(name, newSecret());
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
