import { describe, expect, test } from 'vitest';
import { cleanLink, deduplicateLinks } from '#src/features/link-deduplication/deduplicate.ts';

const UTM = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}`);
const TRACKERS = [...UTM, 'fbclid', 'gclid', 'igshid'];

describe('cleaning a link', () => {
  test.each([
    ['lowercases the protocol and the host', 'HTTPS://WWW.Example.COM/Path', 'https://www.example.com/Path'],
    ['keeps the case of the path', 'https://example.com/Palm-Bay', 'https://example.com/Palm-Bay'],
    ['removes a trailing slash', 'https://example.com/a/', 'https://example.com/a'],
    ['removes a slash before the query', 'https://example.com/a/?b=1', 'https://example.com/a?b=1'],
    ['removes a slash before the fragment', 'https://example.com/a/#b', 'https://example.com/a#b'],
    ['keeps the slash of the root', 'https://example.com/', 'https://example.com/'],
    ['adds the slash of the root', 'https://example.com', 'https://example.com/'],
    [
      'keeps the order of other parameters',
      'https://x.example/?b=2&gclid=1&a=1',
      'https://x.example/?b=2&a=1',
    ],
    ['removes a tracker without a value', 'https://x.example/a?fbclid', 'https://x.example/a'],
    [
      'keeps a parameter that only looks like a tracker',
      'https://x.example/a?utm_sourced=1',
      'https://x.example/a?utm_sourced=1',
    ],
    ['keeps a tracker in capitals', 'https://x.example/a?GCLID=1', 'https://x.example/a?GCLID=1'],
    ['keeps a plus and a percent sign', 'https://x.example/?q=a+b%20c', 'https://x.example/?q=a+b%20c'],
    ['keeps the port', 'http://X.example:8080/a/', 'http://x.example:8080/a'],
    ['keeps the case of a name and password', 'https://Bob:PiN@X.example/', 'https://Bob:PiN@x.example/'],
    ['removes spaces around it', '  https://x.example/a ', 'https://x.example/a'],
  ])('%s', (_what, typed, link) => {
    expect(cleanLink(typed)).toBe(link);
  });

  test.each(TRACKERS)('removes %s', (tracker) => {
    expect(cleanLink(`https://x.example/a?${tracker}=x%26y&b=1`)).toBe('https://x.example/a?b=1');
    expect(cleanLink(`https://x.example/a?${tracker}=1`)).toBe('https://x.example/a');
  });

  test.each(['', 'palm bay', 'example.com/a', 'mailto:a@x.example', 'javascript:alert(1)', 'https://'])(
    'refuses "%s", which is not a web link',
    (typed) => {
      expect(cleanLink(typed)).toBeNull();
    },
  );
});

describe('in a list of links,', () => {
  test('the first link of each page stays, and the others name its line', () => {
    const lines = [
      'https://x.example/b',
      '',
      'https://x.example/a/',
      'HTTPS://X.example/a',
      'https://x.example/b/',
    ];
    expect(deduplicateLinks(lines).map(({ line, sameAs }) => [line, sameAs])).toEqual([
      [1, 0],
      [3, 0],
      [4, 3],
      [5, 1],
    ]);
  });

  test('text that is not a web link stays unchanged, once', () => {
    expect(deduplicateLinks(['call Bob', ' call Bob ', 'Call Bob']).map(({ sameAs }) => sameAs)).toEqual([
      0, 1, 0,
    ]);
  });
});
