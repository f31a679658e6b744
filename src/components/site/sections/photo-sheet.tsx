interface PhotoSheetProps {
  title: string;
  /** Marks the sheet as a sample. */
  tag: string;
  subject: string;
  /** `picture` is an address of a picture of 3 by 2. */
  photos: readonly { picture: string; caption: string; taken: string; stamp: string }[];
  note: string;
}

/** A page of numbered and dated photos, like the file that an insurer gets. */
export function PhotoSheet({ title, tag, subject, photos, note }: PhotoSheetProps) {
  return (
    <figure className="photo-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-display text-2xl text-navy-900">{title}</p>
        <p className="rounded-lg bg-amber-500 px-4 font-semibold text-navy-950">{tag}</p>
        <p className="w-full text-slate-700 text-sm">{subject}</p>
      </div>
      <ol>
        {photos.map(({ picture, caption, taken, stamp }, index) => (
          <li key={caption}>
            <figure>
              <img src={picture} alt="" width="300" height="200" loading="lazy" />
              <time dateTime={taken}>{stamp}</time>
              <figcaption>
                <b>{index + 1}</b>
                {` · ${caption}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <figcaption className="text-slate-700 text-sm">{note}</figcaption>
    </figure>
  );
}
