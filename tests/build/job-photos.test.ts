import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findJobPhotoFaults } from '#build/files/job-photos.ts';
import { aJob } from '#tests/builders/job-photos.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'photos/ridge-before.jpg'), new Uint8Array(250_000));
  writeFileSync(join(folder, 'photos/ridge-after.jpg'), new Uint8Array(1000));
  writeFileSync(join(folder, 'photos/big-before.jpg'), new Uint8Array(250_001));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the build goes on with pictures that exist and are light enough, and without any', () => {
  expect(findJobPhotoFaults([aJob('ridge')], folder)).toEqual([]);
  expect(findJobPhotoFaults([], folder)).toEqual([]);
});

test('the build stops with one line for each picture that is missing or too heavy', () => {
  expect(findJobPhotoFaults([aJob('ridge'), aJob('big')], folder)).toEqual([
    'src/content/company/job-photos.ts: public/photos/big-before.jpg has 251 kB; make it smaller, at most 250 kB',
    'src/content/company/job-photos.ts: there is no file public/photos/big-after.jpg',
  ]);
});
