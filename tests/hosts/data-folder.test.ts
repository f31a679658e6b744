import { chmodSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptPepper } from '#backend/hosts/node/data-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the pepper', () => {
  const getRights = (file: string) => statSync(file).mode & 0o777;

  test('is made once and kept, and only its owner sees it or the folder it is in', async () => {
    const deep = join(folder, 'deep', 'er');
    const pepper = keptPepper(deep);
    expect(pepper.length).toBeGreaterThanOrEqual(32);
    expect(keptPepper(deep)).toBe(pepper);
    expect(getRights(join(deep, 'pepper'))).toBe(0o600);
    expect([getRights(deep), getRights(join(folder, 'deep'))]).toEqual([0o700, 0o700]);
    expect(await readdir(deep)).toEqual(['pepper']);
  });

  test('shuts a folder that was open to others', () => {
    chmodSync(folder, 0o755);
    keptPepper(folder);
    expect(getRights(folder)).toBe(0o700);
  });

  test('is never an empty text', async () => {
    await writeFile(join(folder, 'pepper'), '\n');
    expect(() => keptPepper(folder)).toThrow('pepper is empty');
  });
});
