import { sql } from 'kysely';
import { openDataFolder } from '#backend/hosts/node/data-folder.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { put } from '#tests/stores/rows.ts';
import { fillDisk } from './small-disk.ts';

// Runs on a small disk. The database stops for want of room, is started on the full disk, and then with room.
const [disk = ''] = process.argv.slice(2);
const folder = `${disk}/data`;

const first = await openDataFolder(folder);
const store = createPostgresStore(first.db);
await store.transact(({ write }) => write([put.rep({ email: 'first@x.example' })]));
// Room for the rest of this file of the log, but not for the next one.
const makeRoom = fillDisk(disk, 1_048_576);
await sql`SELECT pg_switch_wal()`.execute(first.db);
await store
  .transact(({ write }) => write([put.rep({ email: 'second@x.example' })]))
  .catch(() => console.log('the second was refused'));
await first.close();

await openDataFolder(folder).then(
  () => console.log('opened on the full disk'),
  (fault: Error) => console.log(`${fault.name}: ${fault.message}`),
);

makeRoom();
const last = await openDataFolder(folder);
const reps = await last.db.selectFrom('reps').select('email').execute();
console.log(reps.map(({ email }) => email).join());
await last.close();
// A database that has stopped keeps its process alive.
process.exit();
