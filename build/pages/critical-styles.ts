import { PurgeCSS, type RawContent, type UserDefinedOptions } from 'purgecss';
import fromHtml from 'purgecss-from-html';

/** Any word in a script may be a class, a tag or an attribute that the script adds. */
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
    extractors: [
      { extensions: ['html'], extractor: fromHtml },
      { extensions: ['js'], extractor: fromScript },
    ],
    ...unused,
  });
  if (!result) throw new Error('PurgeCSS gave no styles.');
  return result.css;
}

/**
 * Returns the rules of a stylesheet that the documents can use in any state (hover, open, small screen,
 * invalid input). The full stylesheet, loaded later, does not change what is painted.
 * @param css minified
 * @param documents whole HTML documents that share the styles
 * @param script the text of the scripts that may change the documents
 */
export async function extractCriticalStyles(
  css: string,
  documents: readonly string[],
  script = '',
): Promise<string> {
  // The parser treats the contents of noscript as text.
  const pages = documents.map((html) => ({ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }));
  const content = [...pages, { raw: script, extension: 'js' }];
  // The full stylesheet keeps the license comment.
  const rules = css.replace(/\/\*![\s\S]*?\*\//g, '');
  const used = await purge(rules, content, { variables: true });
  // Keyframes are purged in a second pass: only a variable that the first pass drops may name an animation.
  return purge(used, content, { keyframes: true });
}
