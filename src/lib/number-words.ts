/** Writes a whole number in digits with commas: `49,950`. */
export const withCommas = (count: number): string => count.toLocaleString('en-US');
