import { build } from 'esbuild';
import type { SiteConfig } from '#contract/config.ts';

/** Compiles the loader, with the only part of the configuration that it reads. */
export async function inlineLoader(root: string, { storm }: Pick<SiteConfig, 'storm'>): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/app/before-hydration/loader.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: { '__SITE_CONFIG__.storm': JSON.stringify(storm) },
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error('The loader did not compile.');
  return output.text.trim();
}
