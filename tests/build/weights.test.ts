import { expect, test } from 'vitest';
import { describeWeights, type Weight } from '#build/weights.ts';

const home: Weight = { what: '/', kind: 'text page', document: 13.9, script: 107.3 };

test('the build prints a line for each page', () => {
  const { table, warnings } = describeWeights([home]);
  expect(table.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['kB', 'document', 'script'],
    ['/', '13.9', '107.3'],
  ]);
  expect(warnings).toEqual([]);
});

test('the build warns, and goes on, when a page has grown by more than a fifth', () => {
  const grown = { ...home, script: 127 };
  expect(describeWeights([home, grown]).warnings).toEqual(['/: script 127.0 kB, 105 kB at the last review']);
});
