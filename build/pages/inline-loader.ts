import { build } from 'esbuild';

export async function inlineLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/app/before-hydration/loader.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error('The loader did not compile.');
  return output.text.trim();
}
