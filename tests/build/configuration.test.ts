import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { configuredSite } from '#build/config/site-config.ts';
import { standInsWarning } from '#build/config/stand-ins.ts';
import { leanRouterCode } from '#build/lean-router.ts';
import { inlineLoader } from '#build/pages/inline-loader.ts';
import { PLACEHOLDERS } from '#contract/config.ts';

describe('a wrong configuration', () => {
  test('stops the build with the variable and the form it wants, and nothing else', () => {
    vi.stubEnv('VITE_HOTLINE', '555-0100');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(() => configuredSite('test', '/nowhere')).toThrow(/^VITE_HOTLINE must be [^\n]*\+1321555\d+$/);
  });
});

describe('the warning before going public', () => {
  const owners = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, 'the owner’s own']));

  test('names every placeholder and every piece of sample content', () => {
    const warning = standInsWarning({ ...owners, VITE_HOTLINE: '' }, [
      { what: 'the reviews', file: 'src/content/pages/testimonials.ts', isConfirmed: false },
    ]);
    expect(warning).toContain('VITE_HOTLINE');
    expect(warning).toContain('the reviews');
    expect(warning).not.toContain('VITE_COMPANY_NAME');
  });

  test('is silent once everything is the owner’s', () => {
    expect(standInsWarning(owners, [])).toBeNull();
  });
});

describe('what runs before the paint', () => {
  test('the inline loader stays below 1 kB as it is sent', async () => {
    expect(gzipSync(await inlineLoader(process.cwd())).length).toBeLessThan(1000);
  });
});

describe('the trimmed router', () => {
  const router = () => {
    const index = readFileSync('node_modules/react-router/dist/development/index.mjs', 'utf8');
    const [, file = ''] = /BrowserRouter[\s\S]*?from "\.\/(chunk-\w+\.mjs)"/.exec(index) ?? [];
    return readFileSync(`node_modules/react-router/dist/development/${file}`, 'utf8');
  };

  test('every cut still finds its place in the installed React Router', () => {
    const lean = leanRouterCode(router());
    expect(lean).toMatch(/= \/\*#__PURE__\*\/ React\d*\.forwardRef\(/);
    expect(lean).not.toMatch(/^Link\.displayName/m);
    expect(lean).toContain('return false ? /* @__PURE__ */');
  });

  test('other code is left alone', () => {
    expect(leanRouterCode('const a = 1;')).toBe('const a = 1;');
  });
});
