/** Facts about the company that are the same in every language (specification, sections 1 and 9). */
export const COMPANY = {
  since: 2020,
  baseCity: 'Palm Bay',
  state: 'FL',
} as const;
