/** The kinds of visits that are counted, in the order of the table. */
export const VISITS = [
  'opens home and leaves',
  'books from the home page',
  'opens a city page and calls',
  'comes back the next day',
  'comes back, no copy of the site',
  'a rep signs in, works 10 leads',
] as const;
export type Visit = (typeof VISITS)[number];

/**
 * Assumption: of 1,000 visits, how many are of each kind. Put in the numbers of the site's own statistics. A
 * rep is no visitor.
 */
export const VISITS_PER_THOUSAND: Readonly<Record<Visit, number>> = {
  'opens home and leaves': 550,
  'books from the home page': 100,
  'opens a city page and calls': 250,
  'comes back the next day': 100,
  'comes back, no copy of the site': 0,
  'a rep signs in, works 10 leads': 0,
};

/**
 * Assumption: in how many places a CDN keeps its own copy. Each asks the host once for each file.
 * The visitors of one county are near few of them.
 */
export const EDGE_LOCATIONS = 5;
