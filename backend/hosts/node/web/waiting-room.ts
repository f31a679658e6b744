import { withLimit } from '#backend/hosts/node/mail/with-limit.ts';

/** So many wait already that one more would wait too long; nothing was begun. */
export class RoomFull extends Error {
  override name = 'RoomFull';
}

export interface RoomOptions {
  /** Pieces of work that may be inside, waiting or running. */
  places: number;
  /** The same for one key. */
  placesPerKey: number;
}

/** Lets work in by key: one piece of a key at a time, in order, and no more inside than there are places. */
export type WaitingRoom = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A room whose visitors are turned away with RoomFull, at once, when it is full. */
export function createWaitingRoom({ places, placesPerKey }: RoomOptions): WaitingRoom {
  const lines = new Map<string, { inside: number; turn: ReturnType<typeof withLimit> }>();
  let inside = 0;
  return async (key, work) => {
    const line = lines.get(key) ?? { inside: 0, turn: withLimit(1) };
    if (inside >= places || line.inside >= placesPerKey) throw new RoomFull('Too many are waiting.');
    lines.set(key, line);
    line.inside++;
    inside++;
    try {
      return await line.turn(work);
    } finally {
      inside--;
      line.inside--;
      if (line.inside === 0) lines.delete(key);
    }
  };
}
