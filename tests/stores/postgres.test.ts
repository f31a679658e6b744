import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { postgresForThisFile } from './own-postgres.ts';
import { storeSuite } from './suite/suite.ts';

const postgres = postgresForThisFile();

storeSuite('PostgreSQL', async () => createPostgresStore(await postgres.open()));
