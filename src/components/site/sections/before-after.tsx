import { LANGUAGE } from '#contract-words/language.ts';
import type { Ground } from './section.tsx';
import { Section } from './section.tsx';

interface Picture {
  file: string;
  alt: string;
}

interface BeforeAfterProps {
  ground: Ground;
  title: string;
  labels: { before: string; after: string };
  /** Of the words of the jobs. */
  lang: string | undefined;
  jobs: readonly { before: Picture; after: Picture; caption: string; city: string; date: string }[];
}

/** Pairs of photos of finished jobs. Without a job, nothing. */
export function BeforeAfter({ ground, title, labels, lang, jobs }: BeforeAfterProps) {
  if (jobs.length === 0) return null;
  return (
    <Section ground={ground} title={title}>
      <ul lang={lang} className="grid gap-10 lg:grid-cols-2">
        {jobs.map(({ before, after, caption, city, date }) => (
          <li key={`${before.file} ${after.file}`}>
            <figure>
              <div className="grid two-up gap-2.5">
                <Photo {...before} label={labels.before} />
                <Photo {...after} label={labels.after} />
              </div>
              <figcaption className="mt-3 text-slate-700">{`${caption} ${city}, ${date}`}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Photo({ file, alt, label }: Picture & { label: string }) {
  return (
    <div>
      <p lang={LANGUAGE} className="mb-1 font-semibold text-navy-900">
        {label}
      </p>
      <img
        src={`/photos/${file}`}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded-lg object-cover"
      />
    </div>
  );
}
