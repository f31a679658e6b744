import { createMemoryStore } from './memory/memory.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite('the memory store', async () => createMemoryStore());
