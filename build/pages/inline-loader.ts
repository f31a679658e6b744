import { build } from 'esbuild';
import type { SiteConfig } from '#contract/config.ts';

/**
 * Compiles a loader of src/app/before-hydration, with the only part of the configuration that it reads.
 * @param name `booking-loader` on the booking page
 */
export async function inlineLoader(
  root: string,
  { storm }: Pick<SiteConfig, 'storm'>,
  name: 'loader' | 'booking-loader' = 'loader',
): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/app/before-hydration/${name}.ts`],
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
