import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { parseVariables, readSiteConfig, siteConfigSchema } from '#contract/config.ts';

const example = readFileSync('.env.example', 'utf8');

/** `NAME=value` lines of the example, including commented-out ones. */
const documented = new Map(
  [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

const ofSite = Object.keys(siteConfigSchema.shape);
const ofHost = [
  ...readFileSync('backend/hosts/node/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm),
].map(([, name = '']) => name);

describe('.env.example', () => {
  test('documents every variable that is read, and no other', () => {
    expect([...documented.keys()].sort()).toEqual(
      [...new Set([...ofSite, ...ofHost, 'COMPANY_FOLDER'])].sort(),
    );
  });

  test('has only valid values', () => {
    const values = Object.fromEntries(documented);
    expect(parseVariables(siteConfigSchema, values)).toBeDefined();
    expect(readSiteConfig(values)).toBeDefined();
    expect(readHostEnv(values, 5173)).toBeDefined();
  });
});

test('no secret of the host has a name that would put it into the browser', () => {
  expect(ofHost.filter((name) => name.startsWith('VITE_'))).toEqual([]);
  expect(ofHost).toContain('PIN_PEPPER');
});
