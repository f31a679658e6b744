import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { emptyPglite } from './fresh-pglite.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite('the embedded database', async () => ({
  ...createPostgresStore(await emptyPglite()),
  close: async () => {},
}));
