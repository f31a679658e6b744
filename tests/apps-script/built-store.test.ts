import { storeSuite } from '#tests/stores/suite/suite.ts';
import { anInstalledScript } from './installed.ts';
import { asStore } from './sheet.ts';

storeSuite('the built script’s spreadsheet', async () => asStore((await anInstalledScript()).store));
