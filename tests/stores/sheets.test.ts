import { anInstalledScript } from '#tests/apps-script/installed.ts';
import { aSheetStore, asStore } from '#tests/apps-script/sheet.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite('a spreadsheet that reads = as a formula even in text cells', async () => aSheetStore('formulas'));
storeSuite('a spreadsheet that keeps text cells as they are', async () => aSheetStore('literal'));
storeSuite('the built script’s spreadsheet', async () => asStore((await anInstalledScript()).store));
