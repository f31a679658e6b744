/** Where JSON.parse gave up. Of an unexpected character, Node 20 only quotes what is around it. */
function findPlace(text: string, message: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, token = '', around = ''] =
    /^Unexpected token '(.+?)', (?:\.{3})?"([\s\S]*)"(?:\.{3})? is not/.exec(message) ?? [];
  return token === '' ? text.length : text.indexOf(token, text.indexOf(around));
}

const toLine = (text: string, at: number): string => `line ${text.slice(0, at).split('\n').length}`;

/** Says where and why a text is no JSON, by the mistakes that owners make. */
function describeSyntax(text: string, fault: unknown): string {
  const message = fault instanceof Error ? fault.message : '';
  const at = findPlace(text, message);
  const before = text.slice(0, at);
  const after = text.slice(at);
  const line = toLine(text, at);
  const isControl = /control character/.test(message);
  if (/^\s*[“”„‘’]/.test(after) || (isControl && /[“”„],?$/.test(before)))
    return `${line} needs straight quotes ("), not curly ones`;
  if (/^\s*[}\]]/.test(after) && /,\s*$/.test(before))
    return `the comma before ${line} must go: nothing follows it`;
  if (isControl && /^\t/.test(after)) return `${line} has a tab within a text: put a space there`;
  if (isControl) return `${line} ends within a text: each text must stand in one line`;
  if (/^Bad .*escape/.test(message)) return `${line} has a \\ within a text: leave it out`;
  if (/"\s*$/.test(before) && /^\p{L}/u.test(after))
    return `${line} has a " within a text: write “ and ” or ' there`;
  return `${line} cannot be read: put each text in straight quotes, a comma between two entries, and close each { and [`;
}

/** Of two equal names, JSON.parse takes the last one without a word. @param text valid JSON */
function findRepeatedName(text: string): string | null {
  const open: Set<string>[] = [];
  for (const { 0: token, 1: name, index } of text.matchAll(
    /("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g,
  )) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (name && open.at(-1)?.has(name))
      return `${toLine(text, index)} has ${name} a second time within one { }`;
    else if (name) open.at(-1)?.add(name);
  }
  return null;
}

/** Reads JSON that a person has written. Returns its value, or one line that says where it is wrong and what to do. */
export function parseOwnerJson(text: string): { value: unknown } | { fault: string } {
  try {
    const value: unknown = JSON.parse(text);
    const fault = findRepeatedName(text);
    return fault === null ? { value } : { fault };
  } catch (fault) {
    return { fault: describeSyntax(text, fault) };
  }
}
