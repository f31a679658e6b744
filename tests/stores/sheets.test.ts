import { aSheet } from '#tests/apps-script/sheet.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite(
  'a spreadsheet that takes = for a formula in text cells too',
  async () => aSheet('formulas').store,
);
storeSuite('a spreadsheet that keeps text cells as they are', async () => aSheet('literal').store);
