interface PortraitProps {
  name: string;
  role: string;
  /** One or two sentences of theirs. */
  words: string;
  /** Name of a file in `/photos/`. */
  photo: string;
  alt: string;
  /** Of their role and their words, where it is not the page's. */
  lang: string | undefined;
}

/** With a large picture, beside a text about them. */
export function Portrait({ name, role, words, photo, alt, lang }: PortraitProps) {
  return (
    <figure lang={lang} className="md:order-last">
      <img
        src={`/photos/${photo}`}
        alt={alt}
        decoding="async"
        className="aspect-4/3 w-full rounded-2xl object-cover"
      />
      <figcaption className="mt-4">
        <q className="block font-display text-2xl text-navy-900 leading-tight">{words}</q>
        <span className="mt-2 block text-slate-700">{`${name}, ${role}`}</span>
      </figcaption>
    </figure>
  );
}
