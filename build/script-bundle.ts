import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const HOST = 'backend/hosts/apps-script';

/** The functions the platform and the menu call by name. */
const GLOBALS: readonly (readonly [name: string, parameter: string])[] = [
  ['doGet', 'event'],
  ['doPost', 'event'],
  ['onOpen', ''],
  ['onEdit', ''],
  ['setUp', ''],
  ['approveRep', ''],
  ['approveManager', ''],
  ['denyRep', ''],
  ['importTab', ''],
  ['showTodaysNumbers', ''],
];

export interface ScriptBundle {
  /** The whole script as one file. */
  code: string;
  /** The project's manifest, appsscript.json. */
  manifest: string;
}

/** Bundles the spreadsheet script: no modules, no syntax younger than ES2019, plain global functions at its end. */
export async function bundleScript(): Promise<ScriptBundle> {
  const footer = GLOBALS.map(
    ([name, parameter]) => `function ${name}(${parameter}) { return App.${name}(${parameter}); }`,
  );
  const { outputFiles } = await build({
    entryPoints: [`${HOST}/main.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'App',
    target: 'es2019',
    charset: 'ascii',
    minifySyntax: true,
    legalComments: 'none',
    banner: {
      js: [
        '// Built by "npm run build:script"; a change made here is gone with the next build.',
        '// It holds zod (MIT, Copyright Colin McDonnell) and @noble/hashes (MIT, Copyright Paul Miller).',
      ].join('\n'),
    },
    footer: { js: footer.join('\n') },
  });
  return { code: outputFiles[0]?.text ?? '', manifest: await readFile(`${HOST}/appsscript.json`, 'utf8') };
}
