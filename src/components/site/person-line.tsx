interface PersonLineProps {
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

/** In one line, where somebody decides whether to call. */
export function PersonLine({ name, role, words, photo, alt, lang }: PersonLineProps) {
  return (
    <figure lang={lang} className="mt-8 flex max-w-xl items-center gap-4">
      <img
        src={`/photos/${photo}`}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="size-20 shrink-0 rounded-full bg-tarp-100 object-cover"
      />
      <figcaption>
        <q className="block font-display text-navy-900 text-xl leading-tight">{words}</q>
        <span className="text-slate-700">{`${name}, ${role}`}</span>
      </figcaption>
    </figure>
  );
}
