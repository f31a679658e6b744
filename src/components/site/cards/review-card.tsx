import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { LANGUAGES } from '#contract/languages.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { Card } from '#src/components/ui/card.tsx';
import { TESTIMONIALS_WORDS } from '#words/pages/testimonials.ts';

interface ReviewCardProps {
  name: string;
  location: string;
  /** 0 to 5. */
  rating: number;
  date: string;
  text: string;
  service: string;
  /** Where the customer has written it. */
  source?: { name: string; url: string } | undefined;
  /** Before the stars of a sample; else empty. */
  tag: string;
  /** Makes the card a large one. */
  picture?: ReactNode;
}

const STARS = [1, 2, 3, 4, 5];

export function ReviewCard({ name, location, rating, date, text, service, ...card }: ReviewCardProps) {
  const { source, tag, picture } = card;
  return (
    <li className={`flex ${picture ? 'sm:col-span-2 lg:row-span-2' : ''}`}>
      <Card className="flex min-w-0 grow flex-col">
        {picture && <div className="mb-5 h-72 overflow-hidden rounded-xl max-sm:hidden">{picture}</div>}
        <figure className="flex grow flex-col">
          <div className="flex flex-wrap items-center gap-x-3">
            {tag && <p className="rounded-lg bg-sand-100 px-2 text-slate-700 text-sm">{tag}</p>}
            <p
              role="img"
              aria-label={TESTIMONIALS_WORDS.stars(rating)}
              className="flex gap-0.5 text-amber-600"
            >
              {STARS.map((star) => (
                <Star
                  key={star}
                  aria-hidden="true"
                  className={`size-5 ${star <= rating ? 'fill-current' : 'text-slate-400'}`}
                />
              ))}
            </p>
          </div>
          <blockquote
            className={`mt-4 grow ${picture ? 'font-display font-semibold text-2xl text-navy-900 leading-snug lg:text-3xl' : ''}`}
          >
            {text}
          </blockquote>
          <figcaption className="mt-5 text-slate-600 text-sm">
            <span className="block font-semibold text-base text-navy-900">{name}</span>
            {`${location} · ${date}`}
            <span className="block">{service}</span>
            {source && (
              <a
                href={source.url}
                target="_blank"
                rel="noopener"
                lang={LANGUAGES[LANGUAGE].lang}
                className="text-link"
              >
                {TESTIMONIALS_WORDS.readOn(source.name)}
              </a>
            )}
          </figcaption>
        </figure>
      </Card>
    </li>
  );
}
