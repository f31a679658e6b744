import { browserslistToTargets, type MediaQuery, transform } from 'lightningcss';
import { PurgeCSS, type RawContent, type UserDefinedOptions } from 'purgecss';
import fromHtml from 'purgecss-from-html';
import { OLDEST_BROWSERS } from '#build/config/oldest-browsers.ts';

/** Keep all states: pseudo-classes, and the aria and data attributes that scripts set. */
const STATES = [/^:/, /^(?:aria|data)-[a-z]+$/];

async function purge(
  css: string,
  content: RawContent[],
  unused: Pick<UserDefinedOptions, 'variables' | 'keyframes'>,
) {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content,
    safelist: STATES,
    extractors: [{ extensions: ['html'], extractor: fromHtml }],
    ...unused,
  });
  if (!result) throw new Error('PurgeCSS gave no styles.');
  return result.css;
}

/** Pseudo-elements of controls, and what reveals such a control. PurgeCSS would keep all of them. */
const CONTROL_PSEUDO_ELEMENTS: readonly [part: RegExp, owner: RegExp][] = [
  [/^-webkit-(?:datetime|date-and-time|calendar)/, /\btype="(?:date|time|month|week)/],
  [/^-webkit-search/, /\btype="search/],
  [/^-webkit-(?:inner|outer)-spin/, /\btype="number/],
  [/^file-selector-button/, /\btype="file/],
  [/^placeholder/, /\bplaceholder=/],
];

const TARGETS = browserslistToTargets(
  Object.entries(OLDEST_BROWSERS).map(([browser, version]) => `${browser} ${version}`),
);

/** For a mouse or for paper: whoever points at something or prints has the app, and with it all styles. */
const isLater = ({ mediaType, condition }: MediaQuery): boolean =>
  mediaType === 'print' || (condition?.type === 'feature' && condition.value.name === 'hover');

/** Drops what PurgeCSS leaves: rules for later, unused `@property` rules, pseudo-elements of absent controls, empty rules. */
function dropLeftovers(css: string, content: string): string {
  const absent = CONTROL_PSEUDO_ELEMENTS.filter(([, owner]) => !owner.test(content)).map(([part]) => part);
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    visitor: {
      Rule: {
        property: ({ value }) => (css.includes(`var(${value.name}`) ? undefined : []),
        media: ({ value }) => (value.query.mediaQueries.every(isLater) ? [] : undefined),
      },
      Selector(selector) {
        const parts = selector.flatMap((simple) =>
          simple.type === 'pseudo-element' ? [simple.kind === 'custom' ? simple.name : simple.kind] : [],
        );
        return parts.some((part) => absent.some((pattern) => pattern.test(part))) ? [] : undefined;
      },
    },
  });
  return code.toString();
}

/**
 * Returns the rules of a stylesheet that the documents can use in any state (focused, open, small screen,
 * invalid input) until the app runs. The full stylesheet, which the app loads first, does not change what is painted.
 * @param css minified
 * @param documents whole HTML documents that share the styles
 */
export async function extractCriticalStyles(css: string, documents: readonly string[]): Promise<string> {
  // The parser treats the contents of noscript as text.
  const content = documents.map((html) => ({ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }));
  // The full stylesheet keeps the license comment.
  const rules = css.replace(/\/\*![\s\S]*?\*\//g, '');
  const used = await purge(rules, content, { variables: true });
  // Keyframes are purged in a second pass: only a variable that the first pass drops may name an animation.
  const played = await purge(used, content, { keyframes: true });
  return dropLeftovers(played, documents.join(''));
}
