import { networksOf } from '#backend/core/meter.ts';

/** Counts something by sender; an IPv6 sender counts for its /48 network too, which has several shares. */
export function createCountBySender(perSender: number) {
  const counts = new Map<string, number>();
  const change = (sender: string, by: number) => {
    for (const [network] of networksOf(sender)) {
      const count = (counts.get(network) ?? 0) + by;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
    }
  };
  return {
    /** Whether the sender has had its share. */
    isOver: (sender: string): boolean =>
      networksOf(sender).some(([network, shares]) => (counts.get(network) ?? 0) >= perSender * shares),
    has: (sender: string): boolean => networksOf(sender).some(([network]) => counts.has(network)),
    add: (sender: string): void => change(sender, 1),
    remove: (sender: string): void => change(sender, -1),
  };
}
