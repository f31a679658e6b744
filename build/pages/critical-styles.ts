import { type CssBlock, cssBlocks, splitList } from './css-blocks.ts';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** The inner parts of a kind of control, and how a document or a script tells that it holds one. */
const INNER_PARTS: readonly [part: RegExp, owner: RegExp][] = [
  [/::-webkit-(?:datetime|date-and-time|calendar)/, /\btype[=:]["'`](?:date|time|month|week)/],
  [/::-webkit-search/, /\btype[=:]["'`]search/],
  [/::-webkit-(?:inner|outer)-spin/, /\btype[=:]["'`]number/],
  [/::file-selector-button/, /\btype[=:]["'`]file/],
  [/::placeholder/, /\bplaceholder[=:]/],
];

/** What there is for selectors to match: in the document, and in what its scripts may add to it. */
interface Names {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Inner parts of controls that are nowhere. */
  absent: readonly RegExp[];
}

function namesIn(html: string, script: string): Names {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  const words = script.split(/[\s"'`${}]+/);
  return {
    tags: new Set([...all(/<([a-z][\w-]*)/gi).map((tag) => tag.toLowerCase()), ...words]),
    classes: new Set([...all(/\sclass="([^"]*)"/g).flatMap((value) => decode(value).split(/\s+/)), ...words]),
    ids: new Set([...all(/\sid="([^"]*)"/g), ...words]),
    absent: INNER_PARTS.filter(([, owner]) => !owner.test(html) && !owner.test(script)).map(([part]) => part),
  };
}

const unescapeName = (name: string): string =>
  name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

const NAME = '((?:[\\w-]|[^\\x00-\\x7f]|\\\\[0-9a-f]{1,6}\\s?|\\\\.)+)';
const SIMPLE = new RegExp(`([.#]|(?<![\\w\\\\-]))${NAME}`, 'gi');

/** Whether a selector may match in a document. States, attributes and what stands in round brackets may always hold. */
function mayMatch(selector: string, names: Names): boolean {
  if (names.absent.some((part) => part.test(selector))) return false;
  let bare = selector;
  // From the inside out, for brackets stand in brackets.
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare
      .replace(/(?<!\\)::?[\w-]+\((?:[^()\\]|\\.)*\)/g, '')
      .replace(/(?<!\\)\[(?:[^[\]\\]|\\.)*\]/g, '');
  }
  bare = bare.replace(/(?<!\\)::?[\w-]+/g, '');
  return [...bare.matchAll(SIMPLE)].every(([, kind, name = '']) => {
    if (kind === '.') return names.classes.has(unescapeName(name));
    if (kind === '#') return names.ids.has(unescapeName(name));
    return names.tags.has(name.toLowerCase());
  });
}

const RECURSIVE = /^@(?:media|supports|layer|container)\b/;

function keepMatching(css: string, names: Names): string {
  return cssBlocks(css)
    .map(({ prelude, body }: CssBlock) => {
      if (body === undefined) return `${prelude};`;
      if (RECURSIVE.test(prelude)) {
        const inner = keepMatching(body, names);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = splitList(prelude, ',').filter((selector) => mayMatch(selector, names));
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

const DEFINITION = /@(?:property|keyframes)\s+([\w-]+)/;

/** Drops custom properties nobody reads and animations nobody plays, until nothing more falls away. */
function dropUnused(css: string, html: string): string {
  const isRead = (name: string) =>
    new RegExp(`var\\(\\s*${name}\\b(?![\\w-])`).test(css) || html.includes(`var(${name}`);
  const isPlayed = (name: string) => new RegExp(`(?<!@keyframes\\s+|[\\w-])${name}(?![\\w-])`).test(css);
  const slim = (text: string): string =>
    cssBlocks(text)
      .map(({ prelude, body }) => {
        if (body === undefined) return `${prelude};`;
        const defined = DEFINITION.exec(prelude)?.[1];
        if (defined)
          return (defined.startsWith('--') ? isRead(defined) : isPlayed(defined))
            ? `${prelude}{${body}}`
            : '';
        if (RECURSIVE.test(prelude)) {
          const inner = slim(body);
          return inner === '' ? '' : `${prelude}{${inner}}`;
        }
        if (prelude.startsWith('@') || body.includes('{')) return `${prelude}{${body}}`;
        const kept = splitList(body, ';').filter((declaration) => {
          const name = /^(--[\w-]+)\s*:/.exec(declaration)?.[1];
          return name === undefined || isRead(name);
        });
        return kept.length === 0 ? '' : `${prelude}{${kept.join(';')}}`;
      })
      .join('');
  const slimmed = slim(css);
  return slimmed.length < css.length ? dropUnused(slimmed, html) : css;
}

/**
 * The part of a stylesheet a page can use, in any state (hover, open, small, filled in wrong). The whole sheet, loaded later behind it,
 * changes nothing of what is painted.
 * @param css minified
 * @param html the whole document
 * @param script the text of the scripts that may change the document; every word in it may be a class
 */
export function criticalStyles(css: string, html: string, script = ''): string {
  return dropUnused(keepMatching(css, namesIn(html, script)), html + script);
}
