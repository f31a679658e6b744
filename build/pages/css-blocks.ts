/** One rule of a stylesheet: `prelude{body}`, or a statement like `@layer a,b` without a body. */
export interface CssBlock {
  prelude: string;
  body: string | undefined;
}

/** The place just behind a quoted string or a bracket pair that begins at `start`. */
function skip(css: string, start: number): number {
  const open = css[start];
  const close = open === '(' ? ')' : open;
  for (let at = start + 1; at < css.length; at += 1) {
    const char = css[at];
    if (char === '\\') at += 1;
    else if (char === close) return at + 1;
    else if (open === '(' && (char === '"' || char === "'" || char === '(')) at = skip(css, at) - 1;
  }
  throw new Error(`The stylesheet ends inside ${css.slice(start, start + 40)}`);
}

/** The places of some characters outside strings and round brackets, escapes left alone. */
function* marks(css: string, wanted: string): Generator<[at: number, char: string]> {
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'" || char === '(') at = skip(css, at) - 1;
    else if (wanted.includes(char)) yield [at, char];
  }
}

/** The rules of a minified stylesheet, or of the inside of one rule. @throws when its brackets do not match */
export function cssBlocks(css: string): CssBlock[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks: CssBlock[] = [];
  let depth = 0;
  let start = 0;
  let bodyStart = 0;
  for (const [at, char] of marks(text, '{};')) {
    if (char === '{') {
      if (depth === 0) bodyStart = at + 1;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ prelude: text.slice(start, bodyStart - 1).trim(), body: text.slice(bodyStart, at) });
        start = at + 1;
      }
    } else if (depth === 0) {
      blocks.push({ prelude: text.slice(start, at).trim(), body: undefined });
      start = at + 1;
    }
  }
  if (depth !== 0) throw new Error('The stylesheet has a bracket without its partner.');
  return blocks;
}

/** The parts of a list, like selectors or declarations, split where `separator` stands outside strings and brackets. */
export function splitList(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const [at] of marks(text, separator)) {
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}
