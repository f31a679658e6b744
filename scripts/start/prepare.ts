import { getMessage } from '#backend/core/fault-text.ts';
import { prepareDatabase } from '#backend/stores/postgres/prepared-database.ts';

// `npm install` runs this at its end. Without it everything works, so a fault does not stop the installation.
try {
  await prepareDatabase();
} catch (fault) {
  console.warn(
    `The embedded database could not be prepared (${getMessage(fault)}): the first start creates it, which takes longer.`,
  );
}
