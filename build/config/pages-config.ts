import { relative, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { CSSOptions, UserConfig } from 'vite';
import { ownerPhotos } from '#build/files/owner-photos.ts';
import { ConfigError, type SiteConfig } from '#contract/config.ts';
import { type Company, toContentConstants } from './company-folder.ts';
import { BUILD_TARGET } from './oldest-browsers.ts';
import { toBuildConstants } from './site-config.ts';

/** What the pages load from the server of `npm start`; it serves nothing else of the project. */
const SERVED = ['src', 'contract', 'node_modules', 'index.html'];

/** Never served, wherever it is. This replaces Vite's own list, so the first line repeats that one. */
const NEVER_SERVED = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  ...['.env*', '.git', '**/.data/**', '*.{db,sqlite,sqlite3,sql,dump}'],
];

/** Whether no page changes with a file. Without this, every write of the database would wake the server. */
function isNoPart(file: string): boolean {
  const [top = ''] = relative(process.cwd(), file).split(sep);
  return top !== '' && top !== 'public' && !SERVED.includes(top) && !/^(?:package|tsconfig)/.test(top);
}

/**
 * Where a browser knows no container queries, each answers as a media query: the containers are as wide as the
 * window, or nearly.
 */
const containersAsMedia: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'containers-as-media',
      Once(root) {
        root.walkAtRules('container', (rule) => {
          if (!/^(?:not )?\(/.test(rule.params))
            throw rule.error('No media query stands for a named container.');
          // As these browsers write "not".
          const params = rule.params.replace(/^not \(/, 'not all and (');
          const media = rule.clone({ name: 'media', params });
          rule.after({ name: 'supports', params: 'not (container-type: inline-size)', nodes: [media] });
        });
      },
    },
  ],
};

/**
 * Vite's configuration that the server of `npm start` and the build share.
 * @param company whose words and photos the pages show
 * @throws ConfigError where Vite could not read the project's files
 */
export function pagesConfig(config: SiteConfig, company: Company) {
  const [character] = /[#?]/.exec(process.cwd()) ?? [];
  if (character)
    throw new ConfigError(
      `The project cannot be built in a folder with ${character} in its path (${process.cwd()}). Move or rename the folder.`,
    );
  return {
    // Vite would read `.env` by rules of its own.
    envDir: false,
    define: { ...toBuildConstants(config), ...toContentConstants(company.content.en) },
    server: {
      fs: { strict: true, allow: SERVED, deny: NEVER_SERVED },
      watch: { ignored: isNoPart },
    },
    plugins: [react(), tailwindcss(), ownerPhotos(company)],
    css: { postcss: containersAsMedia },
    build: { target: BUILD_TARGET },
  } satisfies UserConfig;
}
