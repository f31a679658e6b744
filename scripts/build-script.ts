import { mkdir, writeFile } from 'node:fs/promises';
import { bundleScript } from '#build/script-bundle.ts';

const FOLDER = 'dist-script';

const { code, manifest } = await bundleScript();
await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}/Code.js`, code);
await writeFile(`${FOLDER}/appsscript.json`, manifest);
console.log(
  `${FOLDER}/Code.js, ${Math.round(code.length / 1024)} kB, and ${FOLDER}/appsscript.json are ready.`,
);
console.log('What to do with them: docs/google-sheets.md');
