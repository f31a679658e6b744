import { withLimit } from '#backend/hosts/node/with-limit.ts';

/** Too many requests are waiting; the work was not started. */
export class RoomFull extends Error {
  override name = 'RoomFull';
}

export interface RoomOptions {
  /** Maximum tasks that are waiting or running. */
  places: number;
  placesPerKey: number;
}

/** Runs tasks one at a time per key, in order, up to a maximum number of waiting and running tasks. */
export type WaitingRoom = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a waiting room that rejects a task with RoomFull at once when it is full. */
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
