import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { freshPglite } from './fresh-pglite.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite('the embedded database', async () => {
  const { db, close } = await freshPglite();
  return { ...createPostgresStore(db), close };
});
