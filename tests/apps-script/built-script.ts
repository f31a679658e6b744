import { createContext, Script } from 'node:vm';
import type { createPinHash } from '#backend/hosts/apps-script/pin-hash.ts';
import type { createSheetsStore } from '#backend/stores/sheets/store.ts';
import { bundleScript } from '#build/script-bundle.ts';
import { FakeTextOutput } from './fake/services.ts';
import type { World } from './fake/world.ts';

let bundle: Promise<Script> | undefined;

/** The script as `npm run build:script` makes it; built and compiled once per test file. */
export function builtCode(): Promise<Script> {
  bundle ??= bundleScript().then(({ code }) => new Script(code, { filename: 'Code.js' }));
  return bundle;
}

/** What a runtime of ES2019 lacks, so that nothing in the script leans on it. */
const YOUNGER = `
  for (const name of ['at', 'replaceAll', 'matchAll', 'isWellFormed', 'toWellFormed']) delete String.prototype[name];
  for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
  for (const name of ['at', 'toHex', 'findLast', 'toSorted']) delete Object.getPrototypeOf(Uint8Array.prototype)[name];
  for (const name of ['hasOwn', 'groupBy']) delete Object[name];
  for (const name of ['toHex', 'setFromHex', 'toBase64']) delete Uint8Array.prototype[name];
  for (const name of ['union', 'difference', 'intersection', 'isSubsetOf']) delete Set.prototype[name];
  delete Uint8Array.fromHex; delete Promise.allSettled; delete Promise.any; delete Promise.withResolvers;
  Date.now = () => nowOfTheTest();
`;
const platform = new Script(YOUNGER);

/** The global functions of the script, and what it lets its tests see. */
interface ScriptGlobals {
  doGet(event: unknown): unknown;
  doPost(event: unknown): unknown;
  onOpen(): void;
  onEdit(): void;
  setUp(): void;
  approveRep(): void;
  approveManager(): void;
  denyRep(): void;
  importTab(): void;
  showTodaysNumbers(): void;
  App: { inside: { createSheetsStore: typeof createSheetsStore; createPinHash: typeof createPinHash } };
}

/**
 * Runs the built script in a bare JavaScript runtime with nothing but the platform's services: no URL, no TextEncoder,
 * no timers, no console but for errors. The platform starts a script anew for every call; what it keeps in globals is gone.
 */
export function startScript(code: Script, world: World): ScriptGlobals {
  const context = createContext({
    ...world.globals,
    console: { error: (...words: unknown[]) => console.error(...words) },
    nowOfTheTest: () => world.now(),
  });
  platform.runInContext(context);
  code.runInContext(context);
  return context as unknown as ScriptGlobals;
}

/** What the platform sends to the browser: the text of a `ContentService` output, else a page of its own. */
export function getBody(output: unknown): { type: 'json' | 'html'; body: string } {
  if (output instanceof FakeTextOutput && output.mimeType === 'JSON')
    return { type: 'json', body: output.content };
  const page =
    '<!DOCTYPE html><html><head><title>Error</title></head><body>The script completed but did not return anything.</body></html>';
  return { type: 'html', body: page };
}
