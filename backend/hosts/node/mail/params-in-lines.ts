/** The site sends at most 17 params. */
const MOST_PARAMS = 50;
const LONGEST_NAME = 40;

const LINE_BREAK = /\r\n|[\n\r\v\f\x85\p{Zl}\p{Zp}]/gu;

/** Left out: they could hide or reverse a part of the line. Tabs stay. */
const HIDDEN = /\p{Bidi_Control}|[^\P{Cc}\t]/gu;

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // Thousands of lists in each other.
    return '(not readable)';
  }
}

/**
 * Formats the params of a contact email as lines `name: value`. All of them are a stranger's words, the names
 * too: further lines of a value are indented, so that none looks like the line of another param.
 */
export function paramsInLines(params: Readonly<Record<string, unknown>>): string {
  const all = Object.entries(params);
  const lines = all.slice(0, MOST_PARAMS).map(([name, value]) => {
    const text = typeof value === 'string' ? value : toJson(value);
    const inLines = text.split(LINE_BREAK).map((line) => line.replace(HIDDEN, ''));
    return `${name.slice(0, LONGEST_NAME).replace(/[^\w-]/g, '_')}: ${inLines.join('\n    ')}`;
  });
  const left = all.length - lines.length;
  return [...lines, ...(left > 0 ? [`${left} more fields were left out.`] : [])].join('\n');
}
