import { createMemoryStore } from '#backend/stores/memory.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite('the memory store', async () => createMemoryStore());
