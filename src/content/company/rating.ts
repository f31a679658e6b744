import type { CompanyContent } from '#contract/company-content.ts';

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __RATING__: CompanyContent['rating'];
}

/** Apart from the reviews, which most pages do not load. */
export const RATING = {
  isConfirmed: __RATING__.isConfirmed,
  average: __RATING__.average.toFixed(1),
  customers: __RATING__.customers,
};
