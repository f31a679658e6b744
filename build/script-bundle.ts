import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const HOST = 'backend/hosts/apps-script';

/** Apps Script and the spreadsheet's menu call these by name. */
const GLOBALS = [
  ...['doGet', 'doPost', 'onOpen', 'onEdit', 'setUp', 'approveRep', 'approveManager', 'denyRep', 'unlockRep'],
  ...['importTab', 'showTodaysNumbers', 'printTomorrow', 'checkThisSheet', 'sendMessages'],
  ...['showPersonData', 'savePersonData', 'erasePersonData'],
];

export interface ScriptBundle {
  code: string;
  /** Text of appsscript.json. */
  manifest: string;
}

/** Bundles the spreadsheet script into one ES2019 file without modules; global functions are at its end. */
export async function bundleScript(): Promise<ScriptBundle> {
  const footer = GLOBALS.map((name) => `function ${name}(event) { return App.${name}(event); }`);
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
