import { withLimit } from '#backend/hosts/node/with-limit.ts';
import { createPlaces } from './places.ts';

/** Too many requests are waiting; the work was not started. */
export class RoomFull extends Error {
  override name = 'RoomFull';
}

export interface RoomOptions {
  /** Maximum tasks that are waiting or running. */
  places: number;
  placesPerKey: number;
  placesPerSender: number;
}

/** Runs tasks one at a time per key, in order, up to a maximum number of waiting and running tasks. */
export type WaitingRoom = <T>(key: string, sender: string, work: () => Promise<T>) => Promise<T>;

/** Creates a waiting room that rejects a task with RoomFull at once when it is full. */
export function createWaitingRoom({ places, placesPerKey, placesPerSender }: RoomOptions): WaitingRoom {
  const lines = new Map<string, { inside: number; turn: ReturnType<typeof withLimit> }>();
  const takePlace = createPlaces({ inAll: places, perSender: placesPerSender });
  return async (key, sender, work) => {
    const line = lines.get(key) ?? { inside: 0, turn: withLimit(1) };
    const leave = line.inside >= placesPerKey ? null : takePlace(sender);
    if (!leave) throw new RoomFull('Too many are waiting.');
    lines.set(key, line);
    line.inside++;
    try {
      return await line.turn(work);
    } finally {
      leave();
      line.inside--;
      if (line.inside === 0) lines.delete(key);
    }
  };
}
