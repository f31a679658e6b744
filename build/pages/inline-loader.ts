import { build } from 'esbuild';
import type { SiteConfig } from '#contract/config.ts';

/** Compiles the loader that is inline in every document (src/app/inline-loader.ts). */
export async function compileInlineLoader(root: string, config: SiteConfig): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/app/inline-loader.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: Object.fromEntries(
      (['storm', 'repEndpoint', 'repToken'] as const).map((name) => [
        `__SITE_CONFIG__.${name}`,
        JSON.stringify(config[name]),
      ]),
    ),
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error('The inline loader did not compile.');
  // The compiler escapes only `</script`; these two, in an owner's token, would keep the script open.
  return output.text.trim().replace(/<(?=!--|script)/gi, '\\x3c');
}
