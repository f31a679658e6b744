// @vitest-environment node
import { vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { freshPglite } from './fresh-pglite.ts';
import { storeSuite } from './suite/suite.ts';

// A busy machine makes a database slow, not wrong.
vi.setConfig({ testTimeout: 30_000 });

storeSuite('the embedded database', async () => {
  const { db, close } = await freshPglite();
  return { ...createPostgresStore(db), close };
});
