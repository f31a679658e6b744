import { anInstalledScript } from '#tests/apps-script/installed.ts';
import { aSheetStore, asStore } from '#tests/apps-script/sheet.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite('a spreadsheet that keeps text cells as they are', async () => aSheetStore('literal'));
storeSuite('the built script’s spreadsheet, which reads = as a formula even in text cells', async () =>
  asStore((await anInstalledScript('formulas')).store),
);
