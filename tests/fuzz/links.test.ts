import fc from 'fast-check';
import { describe } from 'vitest';
import { cleanLink, deduplicateLinks } from '#src/features/link-deduplication/deduplicate.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyText } from './hostile.ts';

const TRACKERS = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
  ...['fbclid', 'gclid', 'igshid'],
];
const LIKE_TRACKERS = ['utm_sourced', 'UTM_SOURCE', 'xgclid', 'utm', 'utm_source%20', '__proto__', 'q', ''];

const word = fc.stringMatching(/^[a-zA-Z0-9._~-]{1,6}$/).filter((text) => text !== '.' && text !== '..');
const part = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom(...['a%20b', '%E0%A4', 'é', '👍', '..', '.', '', '%2F', 'a b', '+', '@', ':', '\ud83d']),
);

/** The parts of a web link. `path` has no slash at its end. */
interface LinkParts {
  protocol: string;
  who: string;
  host: string;
  port: string;
  path: string[];
  slash: string;
  query: [name: string, joint: string, value: string][];
  hash: string;
}
const NO_PARTS: LinkParts = {
  ...{ protocol: '', who: '', host: '', port: '', path: [], slash: '', query: [], hash: '' },
};
const linkParts: fc.Arbitrary<LinkParts> = fc.record({
  protocol: fc.constantFrom('http', 'https', 'HTTP', 'HttpS'),
  who: fc.constantFrom('', '', '', '', 'Bob@', 'Bob:PiN@', ':PiN@', 'b%40x@'),
  host: fc.constantFrom(
    ...['x.example', 'X.Example', 'www.x.example', 'bücher.example', 'localhost', '[::1]', '127.0.0.1'],
  ),
  port: fc.constantFrom('', '', ':8080', ':443', ':80'),
  path: fc.array(part, { maxLength: 3 }),
  slash: fc.constantFrom('', '/', '//'),
  query: fc.array(
    fc.tuple(
      fc.oneof(word, fc.constantFrom(...TRACKERS, ...LIKE_TRACKERS)),
      fc.constantFrom('=', '', '=='),
      part,
    ),
    { maxLength: 4 },
  ),
  hash: fc.oneof(
    fc.constantFrom('', '', '#', '#top', '#?gclid=1', '#a/'),
    word.map((text) => `#${text}`),
  ),
});

const write = ({ protocol, who, host, port, path, slash, query, hash }: LinkParts): string => {
  const search = query.length > 0 ? `?${query.map((pair) => pair.join('')).join('&')}` : '';
  return `${protocol}://${who}${host}${port}/${path.join('/')}${path.length > 0 ? slash : ''}${search}${hash}`;
};
const link = linkParts.map(write);
const line = fc.oneof({ weight: 4, arbitrary: link }, { weight: 1, arbitrary: anyText }, word);

describe('a link', () => {
  fuzz('that is clean is not changed by cleaning it again, whatever the text was', [line], (typed) => {
    const clean = cleanLink(typed);
    if (clean === null) return;
    expectSame(cleanLink(clean), clean);
    const address = new URL(clean);
    expectSame(
      [...address.searchParams.keys()].filter((name) => TRACKERS.includes(name)),
      [],
    );
    expectSame(address.pathname === '/' || !address.pathname.endsWith('/'), true);
  });

  fuzz(
    'keeps its name and password, host, path, other parameters and fragment',
    [linkParts],
    (parts) => {
      const clean = cleanLink(write(parts));
      const others = parts.query.filter((pair) => !TRACKERS.includes(pair.join('').split('=')[0] ?? ''));
      const expected = new URL(write({ ...parts, slash: '', query: others }));
      const read = new URL(clean ?? '');
      expected.pathname = expected.pathname.replace(/\/+$/, '');
      const kept = ({ protocol, username, password, host, pathname, hash }: URL) => [
        ...[protocol, username, password, host, pathname, hash],
      ];
      expectSame(kept(read), kept(expected));
      const pairs = (address: URL) =>
        [...address.searchParams].filter(([name, value]) => name + value !== '');
      expectSame(pairs(read), pairs(expected));
    },
    { kept: [[{ ...NO_PARTS, protocol: 'https', who: ':PiN@', host: 'x.example' }]] },
  );

  fuzz(
    'is the same with other trackers, with a slash at its end, and in capitals up to its host',
    [linkParts, fc.array(fc.tuple(fc.constantFrom(...TRACKERS), part), { maxLength: 3 }), fc.nat(4)],
    (parts, trackers, place) => {
      const query: LinkParts['query'] = [...parts.query];
      for (const [name, value] of trackers) query.splice(place % (query.length + 1), 0, [name, '=', value]);
      const other = write({
        ...parts,
        protocol: parts.protocol.toUpperCase(),
        host: parts.host.toUpperCase(),
        slash: parts.slash === '' ? '/' : '',
        query,
      });
      expectSame(cleanLink(`\n ${other}\t`), cleanLink(write(parts)));
    },
  );
});

describe('of a list of links', () => {
  const lines = fc.array(line, { maxLength: 5 });
  const repeated = fc
    .tuple(lines, fc.array(fc.nat(20), { maxLength: 4 }))
    .map(([all, again]) => [...all, ...again.map((index) => all[index % all.length] ?? '')]);

  const keptOf = (lines: readonly string[]) =>
    deduplicateLinks(lines).flatMap(({ link, sameAs }) => (sameAs === 0 ? [link] : []));

  fuzz(
    'the first of each stays, every other names it, no line with text is lost, and the order is no matter',
    [repeated, fc.nat()],
    (all, turn) => {
      const first = new Map<string, number>();
      const expected = all.flatMap((text, index) => {
        const typed = text.trim();
        const clean = cleanLink(typed);
        const link = clean ?? typed;
        if (typed !== '' && !first.has(link)) first.set(link, index + 1);
        const sameAs = first.get(link) === index + 1 ? 0 : first.get(link);
        return typed === '' ? [] : [{ line: index + 1, typed, link, isLink: clean !== null, sameAs }];
      });
      expectSame(deduplicateLinks(all), expected);
      const kept = [...first.keys()];
      const cut = turn % (all.length + 1);
      const turned = [...all.slice(cut), ...all.slice(0, cut)].reverse();
      expectSame(keptOf(turned).sort(), [...kept].sort());
      // What is kept has nothing more to drop.
      expectSame(keptOf(kept), kept);
    },
  );
});
