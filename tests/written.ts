/** Texts between bars: `321-555-0100 | 321.555.0100`. */
export const cells = (text: string): string[] => text.split(/ \|\s/);

/** `one = other | one = other`. */
export const pairs = (text: string): [one: string, other: string][] =>
  cells(text).map((pair) => {
    const [one = '', other = ''] = pair.split(' = ');
    return [one, other];
  });
