import { Link } from 'react-router-dom';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { RatingSummary } from '#src/components/site/cards/rating-summary.tsx';
import { ReviewCard } from '#src/components/site/cards/review-card.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import scene from '#src/components/site/scenes/pages/testimonials.svg?raw';
import { Scene } from '#src/components/site/scenes/scene.tsx';
import tarping from '#src/components/site/scenes/small/tarping.svg?raw';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { ownersLanguage } from '#src/content/company/content-languages.ts';
import { RATING } from '#src/content/company/rating.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { RATING_LABEL } from '#words/company/company.ts';
import { REVIEWS, TESTIMONIALS, TESTIMONIALS_WORDS, WHY_CHOOSE_US } from '#words/pages/testimonials.ts';

export const { description } = TESTIMONIALS_WORDS;

export default function TestimonialsPage() {
  return (
    <>
      <SceneHeader
        title={TESTIMONIALS.heading}
        scene={scene}
        actions={
          <Link to={paths.schedule} className={buttonClass('act')}>
            {TESTIMONIALS.action}
          </Link>
        }
      >
        {!RATING.isConfirmed && <p className="mb-3">{TESTIMONIALS.sampleNotice}</p>}
        <RatingSummary rating={RATING.average} label={RATING_LABEL} note={RATING.customers} />
      </SceneHeader>
      <Section ground="foam">
        <CardGrid lang={ownersLanguage('reviews.json')}>
          {REVIEWS.map((review, index) => (
            <ReviewCard
              key={`${review.name} ${review.text}`}
              {...review}
              tag={RATING.isConfirmed ? '' : TESTIMONIALS.sample}
              picture={index === 0 && <Scene file={tarping} />}
            />
          ))}
        </CardGrid>
      </Section>
      <Section ground="white" title={TESTIMONIALS_WORDS.why}>
        <ul className="grid gap-x-10 gap-y-5 lg:grid-cols-3">
          {WHY_CHOOSE_US.map(({ id, title, text }) => (
            <li key={id} className="border-line border-t pt-4">
              <h3>{title}</h3>
              <p className="mt-2 text-slate-700">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction phone={phoneLink(env.hotline)} bookTo={paths.schedule} />
    </>
  );
}
