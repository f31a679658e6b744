import { type Backend, openBackend } from '#backend/hosts/node/backend.ts';
import { sendCommand } from '#backend/hosts/node/control-socket.ts';
import { type OwnerCommand, type OwnerReport, runOwnerCommand } from '#backend/hosts/node/owner-command.ts';
import { readEnvironment, requirePepper, type SiteName } from './environment.ts';
import { choosePlace, findPlaces, inWords, type Place } from './reps-data.ts';

/**
 * Runs an owner's command where the data is: in the process that has the folder open, else in this one.
 * @param what is printed before the place: `Accounts`
 * @param asked the site whose data is meant; empty if only one has any
 */
export async function runInPlace(
  what: string,
  command: OwnerCommand,
  asked: SiteName | '',
): Promise<OwnerReport> {
  const place = choosePlace(await findPlaces(), asked);
  console.log(`${what} in ${inWords(place)}`);
  if (place.isRunning) return sendCommand(place.folder, command);
  return inOpened(place, (backend) => runOwnerCommand(backend, command));
}

/** Runs `work` on data that no process has open. @param pepper as in `openBackend` */
export async function inOpened<T>(
  place: Place,
  work: (backend: Backend) => Promise<T>,
  pepper: 'compare' | 'take' = 'compare',
): Promise<T> {
  const { env, settings } = readEnvironment(place.data);
  requirePepper(place.data, env);
  const backend = await openBackend({ env, settings, folder: place.folder, pepper });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}
