import { build } from 'esbuild';
import type { SiteConfig } from '#contract/config.ts';

/** What the loaders read of the configuration. */
type LoaderConfig = Pick<SiteConfig, 'storm' | 'repEndpoint' | 'repToken'>;

/** The booking page and the rep area have their own. */
export type LoaderName = 'loader' | 'booking-loader' | 'rep-loader';
export type Loaders = Readonly<Record<LoaderName, string>>;

/** Compiles the loaders of src/app/before-hydration. */
export async function inlineLoaders(root: string, config: LoaderConfig): Promise<Loaders> {
  const { storm, repEndpoint, repToken } = config;
  const constants = Object.entries({ storm, repEndpoint, repToken });
  const define = Object.fromEntries(
    constants.map(([name, value]) => [`__SITE_CONFIG__.${name}`, JSON.stringify(value)]),
  );
  async function compile(name: LoaderName): Promise<string> {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [`src/app/before-hydration/${name}.ts`],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2020',
      define,
      write: false,
    });
    const [output] = outputFiles;
    if (!output) throw new Error(`${name} did not compile.`);
    return output.text.trim();
  }
  const [loader, bookingLoader, repLoader] = await Promise.all([
    compile('loader'),
    compile('booking-loader'),
    compile('rep-loader'),
  ]);
  return { loader, 'booking-loader': bookingLoader, 'rep-loader': repLoader };
}
