import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let wasmReady: Promise<void> | undefined;

/**
 * Renders the image that social networks show for a link, as a PNG of 1200 by 630 pixels.
 * @param root the project's folder
 * @param svg from src/app/head/social-card.tsx
 */
export async function drawSocialCard(root: string, svg: string): Promise<Uint8Array> {
  wasmReady ??= readFile(wasm).then((bytes) => initWasm(bytes));
  const [fontFile] = await Promise.all([
    readFile(join(root, 'src/fonts/barlow-condensed-700.woff2')),
    wasmReady,
  ]);
  const font = { fontBuffers: [new Uint8Array(fontFile)], defaultFontFamily: 'Barlow Condensed' };
  return new Resvg(svg, { font }).render().asPng();
}
