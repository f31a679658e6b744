import { transform } from 'lightningcss';
import { PurgeCSS, type RawContent, type UserDefinedOptions } from 'purgecss';
import fromHtml from 'purgecss-from-html';

/** Everything in a script may be a class, a tag or an attribute that it adds. */
function fromScript(script: string) {
  const words = script.split(/[\s"'`${}]+/);
  const names = script.split(/[^\w-]+/);
  return {
    classes: words,
    tags: words,
    ids: words,
    attributes: { names, values: names },
    undetermined: [],
  };
}

/** States may always hold: those of the browser and those that a script puts into attributes. */
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
    extractors: [
      { extensions: ['html'], extractor: fromHtml },
      { extensions: ['js'], extractor: fromScript },
    ],
    ...unused,
  });
  if (!result) throw new Error('PurgeCSS gave no styles.');
  return result.css;
}

/** The inner parts of a kind of control, and how a document or a script tells that it holds one. PurgeCSS keeps all. */
const INNER_PARTS: readonly [part: RegExp, owner: RegExp][] = [
  [/^-webkit-(?:datetime|date-and-time|calendar)/, /\btype[=:]["'`](?:date|time|month|week)/],
  [/^-webkit-search/, /\btype[=:]["'`]search/],
  [/^-webkit-(?:inner|outer)-spin/, /\btype[=:]["'`]number/],
  [/^file-selector-button/, /\btype[=:]["'`]file/],
  [/^placeholder/, /\bplaceholder[=:]/],
];

/** Drops what PurgeCSS leaves: registered properties nobody reads, parts of controls that are nowhere, emptied rules. */
function dropLeftovers(css: string, content: string): string {
  const absent = INNER_PARTS.filter(([, owner]) => !owner.test(content)).map(([part]) => part);
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: { property: ({ value }) => (css.includes(`var(${value.name}`) ? undefined : []) },
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
 * The part of a stylesheet that documents can use, in any state (hover, open, small, filled in wrong). The whole
 * sheet, loaded later behind it, changes nothing of what is painted.
 * @param css minified
 * @param documents whole documents that share the styles
 * @param script the text of the scripts that may change them
 */
export async function criticalStyles(
  css: string,
  documents: readonly string[],
  script = '',
): Promise<string> {
  // To a parser the inside of noscript is text.
  const pages = documents.map((html) => ({ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }));
  const content = [...pages, { raw: script, extension: 'js' }];
  // The license comment stays in the whole sheet.
  const rules = css.replace(/\/\*![\s\S]*?\*\//g, '');
  const used = await purge(rules, content, { variables: true });
  // A second time, for an animation may be named only by a variable that is gone.
  const played = await purge(used, content, { keyframes: true });
  return dropLeftovers(played, [...documents, script].join(''));
}
