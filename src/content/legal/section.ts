/** A section of a legal page: a text is a paragraph, a list of texts a bulleted list. */
interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly (string | readonly string[])[];
}

/** A legal page (specification, sections 2 and 9). */
export interface LegalDocument {
  title: string;
  /** As `yyyy-mm-dd` and in words. */
  effective: { day: string; label: string };
  intro: string;
  sections: readonly LegalSection[];
}

export const LEGAL_WORDS = { effective: 'Effective', contents: 'On this page' } as const;
