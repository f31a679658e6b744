import type { CompanyContent } from '#contract/company-content.ts';

interface PersonProps {
  person: NonNullable<CompanyContent['person']>;
  /** Of the owner's words, where it is not the page's. */
  lang: string | undefined;
}

/** Who answers for the work, in one line: where somebody decides whether to call. */
export const PersonLine = ({ person, lang }: PersonProps) => (
  <figure lang={lang} className="mt-8 flex max-w-xl items-center gap-4">
    <img
      src={`/photos/${person.photo}`}
      alt={person.alt}
      loading="lazy"
      decoding="async"
      className="size-20 shrink-0 rounded-full bg-tarp-100 object-cover"
    />
    <figcaption>
      <q className="block font-display text-navy-900 text-xl leading-tight">{person.words}</q>
      <span className="text-slate-700">{`${person.name}, ${person.role}`}</span>
    </figcaption>
  </figure>
);

/** Who answers for the work, with a large picture: beside a text about them. */
export const Portrait = ({ person, lang }: PersonProps) => (
  <figure lang={lang} className="md:order-last">
    <img
      src={`/photos/${person.photo}`}
      alt={person.alt}
      decoding="async"
      className="aspect-4/3 w-full rounded-2xl object-cover"
    />
    <figcaption className="mt-4">
      <q className="block font-display text-2xl text-navy-900 leading-tight">{person.words}</q>
      <span className="mt-2 block text-slate-700">{`${person.name}, ${person.role}`}</span>
    </figcaption>
  </figure>
);
