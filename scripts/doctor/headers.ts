const toParts = (value: string): string[] =>
  value
    .split(/[;,]/)
    .map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((part) => part !== '');

const getMaxAge = (value: string): number => Number(/max-age=(\d+)/.exec(value)?.[1] ?? -1);

/** Whether the sent value says at least what is wanted; a host may add to it, such as `includeSubDomains`. */
function isEnough(name: string, wanted: string, sent: string): boolean {
  if (name === 'strict-transport-security') return getMaxAge(sent) >= getMaxAge(wanted);
  const parts = toParts(sent);
  return toParts(wanted).every((part) => parts.includes(part));
}

/** Returns the names of the wanted headers that are not among those sent, or say something else. */
export const findDifferences = (wanted: ReadonlyMap<string, string>, sent: Headers): string[] =>
  [...wanted].flatMap(([name, value]) => (isEnough(name, value, sent.get(name) ?? '') ? [] : [name]));
