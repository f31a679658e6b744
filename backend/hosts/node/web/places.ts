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
  const taken = new Map<string, number>();
  let all = 0;
  return (sender) => {
    const own = taken.get(sender) ?? 0;
    if (all >= inAll || own >= perSender) return null;
    all++;
    taken.set(sender, own + 1);
    return () => {
      all--;
      const left = (taken.get(sender) ?? 1) - 1;
      if (left > 0) taken.set(sender, left);
      else taken.delete(sender);
    };
  };
}
