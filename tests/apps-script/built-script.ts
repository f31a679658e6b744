import { createContext, Script } from 'node:vm';
import { bundleScript } from '#build/script-bundle.ts';
import { FakeTextOutput } from './fake/services.ts';
import type { World } from './fake/world.ts';

let bundle: Promise<Script> | undefined;

/** The script as `npm run build:script` builds it, compiled once per test file. */
export function builtCode(): Promise<Script> {
  bundle ??= bundleScript().then(({ code }) => new Script(code, { filename: 'Code.js' }));
  return bundle;
}

/** Removes everything newer than ES2019, so that a script that uses it fails. */
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

type Exports = typeof import('#backend/hosts/apps-script/main.ts');
/** The bundle declares the functions by name, and puts everything that the script exports under `App`. */
type ScriptGlobals = Exports & { App: Exports };

/**
 * Runs the built script in a bare JavaScript runtime with only the platform's services: no URL, no
 * TextEncoder, no timers, and no console except for errors. Like the platform, starts from fresh globals on
 * every call.
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

/** The JSON that the platform sends to the browser; null when it sends an HTML page of its own. */
export const getJson = (output: unknown): string | null =>
  output instanceof FakeTextOutput && output.mimeType === 'JSON' ? output.content : null;

/** The calendar that the platform sends to a calendar program; null for another answer. */
export const getCalendar = (output: unknown): string | null =>
  output instanceof FakeTextOutput && output.mimeType === 'ICAL' ? output.content : null;
