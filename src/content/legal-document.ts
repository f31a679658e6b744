/** In `blocks`, a string is a paragraph and an array is a bulleted list. */
interface LegalSection {
  id: string;
  heading: string;
  /** Has a rule at its left: nobody should miss it. */
  isMarked?: true;
  blocks: readonly (string | readonly string[])[];
}

/** A legal page (specification, sections 2 and 9). */
export interface LegalDocument {
  title: string;
  /** For search engines and link previews. */
  description: string;
  /** `day` as `yyyy-mm-dd`; `label` is the same day written out. */
  effective: { day: string; label: string };
  intro: string;
  sections: readonly LegalSection[];
}
