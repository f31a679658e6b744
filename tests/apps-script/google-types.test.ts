import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// Google's types declare globals in every file of the program that loads them, so they are checked in a
// separate program.
const TYPES = dirname(createRequire(import.meta.url).resolve('@types/google-apps-script/package.json'));
// A folder inside the project, where imports of its packages resolve.
const CACHE = resolve('node_modules/.cache');
const CHECK = `import type { Google } from '#backend/hosts/apps-script/google.ts';
export const real: Google<GoogleAppsScript.Base.Blob> = {
  SpreadsheetApp, CacheService, LockService, PropertiesService, MailApp, Utilities, ContentService,
  HtmlService, UrlFetchApp, ScriptApp,
  // The manifest enables it, and it always has files.
  get Drive() { return { Files: Drive!.Files! }; },
};
`;

test('the platform’s services have the types that the script expects', () => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'google-types-'));
  const source = join(folder, 'check.ts');
  const config = join(folder, 'tsconfig.json');
  writeFileSync(source, CHECK);
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve('tsconfig.base.json'),
      compilerOptions: { lib: ['ES2022'], types: ['google-apps-script'], typeRoots: [dirname(TYPES)] },
      files: [source],
    }),
  );
  let said = '';
  try {
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', config], {
      encoding: 'utf8',
    });
  } catch (fault) {
    said = fault instanceof Error && 'stdout' in fault ? String(fault.stdout) : String(fault);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(said).toBe('');
});
