import type { CompanyContent } from '#contract/company-content.ts';

declare global {
  /**
   * Who answers for the work; null until the owner has given a name and a face. Inlined by the build, which reads and
   * checks the owner's file (build/config/company-folder.ts). A page that asks for it by this name has none of its
   * styles while it is null.
   */
  const __PERSON__: CompanyContent['person'];
}

/** What the owner reads where something of theirs belongs; in English, and in `npm start` only. */
export const EMPTY_PLACES = {
  person: { title: 'Your face, your name, a sentence of yours', where: 'company/person.json' },
  credentials: { title: 'Your license and insurance', where: 'VITE_LICENSE, VITE_INSURANCE in .env' },
} as const;
