import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readVariables } from '#backend/hosts/node/env-files.ts';
import { readCompany } from '#build/config/company-folder.ts';
import { pagesConfig } from '#build/config/pages-config.ts';
import { describePlaceholders } from '#build/config/stand-ins.ts';
import { ConfigError, PLACEHOLDERS, readSiteConfig } from '#contract/config.ts';

describe('a wrong configuration', () => {
  test('stops the build with one line: the variable and the format it needs', () => {
    vi.stubEnv('VITE_HOTLINE', '555-0100');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(() => readSiteConfig(readVariables('test', '/nowhere'))).toThrow(
      /^VITE_HOTLINE must be [^\n]*\+1321555\d+$/,
    );
  });
});

describe('the warning before going public', () => {
  const owners = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, 'the owner’s own']));

  test('names every placeholder and every piece of sample content', () => {
    const warning = describePlaceholders({ ...owners, VITE_HOTLINE: '' }, ['the reviews: sample content']);
    expect(warning).toContain('VITE_HOTLINE');
    expect(warning).toContain('the reviews');
    expect(warning).not.toContain('VITE_COMPANY_NAME');
  });

  test('is not printed once no placeholder or sample content is left', () => {
    expect(describePlaceholders(owners, [])).toBeNull();
  });
});

test.each(['#', '?'])('a project in a folder with %s in its path is refused in one line', (character) => {
  const samples = readCompany(process.cwd(), 'company.example');
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(`/srv/site ${character}1`);
  onTestFinished(() => cwd.mockRestore());
  expect(() => pagesConfig(readSiteConfig({}), samples)).toThrow(
    new ConfigError(
      `The project cannot be built in a folder with ${character} in its path (/srv/site ${character}1). Move or rename the folder.`,
    ),
  );
});
