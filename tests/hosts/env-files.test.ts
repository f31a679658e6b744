import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvFiles, readVariables } from '#backend/hosts/node/env-files.ts';
import { readCompany } from '#build/config/company-folder.ts';
import { pagesConfig } from '#build/config/pages-config.ts';
import { toBuildConstants } from '#build/config/site-config.ts';
import { compileInlineScripts } from '#build/files/standalone-scripts.ts';
import { readSiteConfig } from '#contract/config.ts';

/** A folder with these files. */
function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const read = (text: string | Buffer) => readEnvFiles('production', folderWith({ '.env': text }));

describe('a line of .env', () => {
  test.each([
    ['VITE_REP_TOKEN = hurricane-26 ', 'hurricane-26'],
    ['export VITE_REP_TOKEN=hurricane-26', 'hurricane-26'],
    ['VITE_REP_TOKEN=a$b$(c)\\$d', 'a$b$(c)\\$d'],
    ['VITE_REP_TOKEN="$HOME"', '$HOME'],
    ['VITE_REP_TOKEN="a#b"', 'a#b'],
    ["VITE_REP_TOKEN='a#b' # ours", 'a#b'],
    ['VITE_REP_TOKEN=a # issue#4', 'a'],
    ['VITE_REP_TOKEN=a #', 'a'],
    ['VITE_REP_TOKEN=# none', ''],
    ['VITE_REP_TOKEN=', ''],
    ['VITE_REP_TOKEN=a=b', 'a=b'],
    [`VITE_REP_TOKEN=it's"quoted"`, `it's"quoted"`],
    [`VITE_REP_TOKEN="O'Brien"`, "O'Brien"],
    ['VITE_REP_TOKEN=`a"b\'c`', 'a"b\'c'],
    ["VITE_REP_TOKEN='a\\nb'", 'a\\nb'],
    ['VITE_REP_TOKEN=🌀&</script>', '🌀&</script>'],
  ])('%s is the value %j for the build, the hosts and the doctor', (line, value) => {
    const folder = folderWith({ '.env': `${line}\nPORT=80\n` });
    const { variables, faults } = readEnvFiles('production', folder);
    expect(faults).toEqual([]);
    expect(variables).toEqual({ VITE_REP_TOKEN: value, PORT: '80' });
    expect(readVariables('production', folder)).toMatchObject(variables);
    const config = readSiteConfig(readVariables('production', folder));
    expect(config.repToken).toBe(value || 'dev-rep-token');
  });

  test.each([
    ['VITE_REP_TOKEN=a#b', 'in quotes, or what follows # is a comment'],
    ['VITE_REP_TOKEN=#a', 'in quotes, or what follows # is a comment'],
    ['VITE_REP_TOKEN=a #b', 'in quotes, or what follows # is a comment'],
    ['VITE_REP_TOKEN=Ben & Sons #1 Roofing', 'in quotes, or what follows # is a comment'],
    ['VITE_REP_TOKEN=Ben & Sons # 1 Roofing', 'in quotes, or what follows # is a comment'],
    ['VITE_REP_TOKEN=smtp://office:pa#ss@127.0.0.1:2599', 'an address with %23 instead of #'],
    ['VITE_REP_TOKEN=https://tarps.example/exec #ours', 'in quotes, or what follows # is a comment'],
    ['VITE_REP_TOKEN=“Ben Roofing”', `in straight quotes, " or '`],
    ['VITE_REP_TOKEN=Pe\uFFFDa', 'in a file saved as UTF-8, or typed again'],
    ['VITE_REP_TOKEN="a', 'in one pair of quotes of a kind that the value does not contain'],
    ["VITE_REP_TOKEN='O'Brien'", 'in one pair of quotes of a kind that the value does not contain'],
    ['VITE_REP_TOKEN="a" b', 'in one pair of quotes of a kind that the value does not contain'],
    ['VITE_REP_TOKEN="a\\nb"', 'in single quotes or backticks: \\n in double quotes is a new line'],
  ])('%s could be two values, and is refused by name', (line, form) => {
    const folder = folderWith({ '.env': `${line}\nPORT="80"` });
    const fault = `VITE_REP_TOKEN in .env must be ${form}`;
    expect(readEnvFiles('production', folder)).toMatchObject({
      isAny: true,
      variables: { PORT: '80' },
      faults: [fault],
    });
    expect(() => readVariables('production', folder)).toThrow(fault);
  });

  test('without a value is refused with its number, and takes nothing from the next line', () => {
    expect(read('# Ours\nVITE_HOTLINE: 1\nPORT=80')).toMatchObject({
      variables: { PORT: '80' },
      faults: ['Line 2 of .env must be NAME=value, or start with # as a comment'],
    });
  });

  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  test.each([
    ['with a byte order mark', '\uFEFFVITE_REP_TOKEN=ñ\nPORT=80\n'],
    ['with the line ends of Windows', 'VITE_REP_TOKEN=ñ\r\n\r\nPORT=80\r\n'],
    ['without a line end', '\n  # Ours\n  VITE_REP_TOKEN=ñ\nPORT=80'],
    ['in UTF-16 of Windows', utf16('\uFEFFVITE_REP_TOKEN=ñ\r\nPORT=80\r\n')],
    ['in UTF-16 without its mark', utf16('VITE_REP_TOKEN=ñ\r\nPORT=80\r\n')],
    ['in UTF-16 with the high byte first', utf16('\uFEFFVITE_REP_TOKEN=ñ\nPORT=80').swap16()],
  ])('is read the same in a file %s', (_which, text) => {
    expect(read(text)).toMatchObject({
      isAny: true,
      variables: { VITE_REP_TOKEN: 'ñ', PORT: '80' },
      faults: [],
    });
  });

  test('with a letter of another encoding is refused by name', () => {
    expect(read(Buffer.from('VITE_COMPANY_NAME=Peña\nPORT=80', 'latin1'))).toMatchObject({
      variables: { PORT: '80' },
      faults: ['VITE_COMPANY_NAME in .env must be in a file saved as UTF-8, or typed again'],
    });
  });
});

test('the process wins over .env.<mode>.local, that over .env.<mode>, that over .env.local, that over .env', () => {
  const names = ['.env', '.env.local', '.env.production', '.env.production.local', '.env.development'];
  const folder = folderWith(
    Object.fromEntries(
      names.map((name, index) => [
        name,
        ['A', 'B', 'C', 'D', 'E']
          .slice(index)
          .map((letter) => `VITE_TEST_${letter}=${name}\n`)
          .join(''),
      ]),
    ),
  );
  vi.stubEnv('VITE_TEST_E', 'process');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(readVariables('production', folder)).toMatchObject({
    VITE_TEST_A: '.env',
    VITE_TEST_B: '.env.local',
    VITE_TEST_C: '.env.production',
    VITE_TEST_D: '.env.production.local',
    VITE_TEST_E: 'process',
  });
});

test('Vite reads no .env itself', () => {
  const samples = readCompany('.', 'company.example');
  expect(pagesConfig(readSiteConfig({}), samples).envDir).toBe(false);
});

describe('an owner’s values', () => {
  const quote = (value: string): string | undefined => {
    const mark = ["'", '"', '`'].find((each) => !value.includes(each));
    return mark && `${mark}${value}${mark}`;
  };
  const part = fc.oneof(
    fc.constantFrom(
      'hurricane-26',
      '</script>',
      '<!--',
      '$&',
      '$HOME',
      '#',
      '&amp;',
      '🌀',
      "O'Neil",
      '"A"',
      '\\',
    ),
    fc.string({ maxLength: 8 }),
  );
  const owners = fc
    .array(part, { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(' ').replace(/\s+/g, ' ').trim())
    .filter((value) => /^.{1,80}$/.test(value) && quote(value) !== undefined && !value.includes('\\n'));

  test('reach the browser’s code as they were typed', () => {
    fc.assert(
      fc.property(owners, (value) => {
        const token = value.replaceAll(' ', '-');
        const { variables, faults } = read(
          `VITE_COMPANY_NAME=${quote(value)}\nVITE_BOOKING_TOKEN=${quote(token)}\n`,
        );
        expect(faults).toEqual([]);
        const config = readSiteConfig(variables);
        const built: unknown = JSON.parse(toBuildConstants(config).__SITE_CONFIG__ ?? '');
        expect(built).toMatchObject({ companyName: value, bookingToken: token });
      }),
      { numRuns: 100 },
    );
  });

  test('cannot end the inline script that has a token in it', async () => {
    const config = readSiteConfig({ VITE_REP_TOKEN: '</script><!--<script>$&' });
    const { session } = await compileInlineScripts(process.cwd(), config);
    expect(session).toContain('script>');
    expect(session).not.toMatch(/<(?:\/script|script|!--)/i);
  });
});

test('the files that other users of this machine can read are named', () => {
  const folder = folderWith({ '.env': '', '.env.production': '', '.env.local': '' });
  chmodSync(join(folder, '.env'), 0o640);
  chmodSync(join(folder, '.env.production'), 0o604);
  chmodSync(join(folder, '.env.local'), 0o600);
  expect(readEnvFiles('production', folder).openToOthers).toEqual(['.env', '.env.production']);
});
