import { createCountBySender } from './count-by-sender.ts';

/** How many places there are. */
export interface PlacesOptions {
  inAll: number;
  perSender: number;
}

/**
 * Limits what runs at the same time.
 * @returns a function that takes a place and returns the function that gives it back, or null when the
 * sender's places or all of them are taken
 */
export function createPlaces({ inAll, perSender }: PlacesOptions): (sender: string) => (() => void) | null {
  const taken = createCountBySender(perSender);
  let all = 0;
  return (sender) => {
    if (all >= inAll || taken.isOver(sender)) return null;
    all++;
    taken.add(sender);
    return () => {
      all--;
      taken.remove(sender);
    };
  };
}
