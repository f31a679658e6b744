import { Link } from 'react-router-dom';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { FeatureCard } from '#src/components/site/cards/feature-card.tsx';
import { RatingSummary } from '#src/components/site/cards/rating-summary.tsx';
import { ReviewCard } from '#src/components/site/cards/review-card.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import {
  TESTIMONIAL_CARDS,
  TESTIMONIALS,
  TESTIMONIALS_WORDS,
  WHY_CHOOSE_US,
} from '#src/content/pages/testimonials.ts';
import { paths } from '#src/content/site-map.ts';

export const { description } = TESTIMONIALS_WORDS;

export default function TestimonialsPage() {
  return (
    <>
      <PageHeader
        title={TESTIMONIALS.heading}
        actions={
          <Link to={paths.schedule} className={buttonClass('act')}>
            {TESTIMONIALS.action}
          </Link>
        }
      >
        <RatingSummary
          rating={TESTIMONIALS.averageRating}
          label={TESTIMONIALS.ratingLabel}
          note={TESTIMONIALS.customers}
        />
      </PageHeader>
      <Section ground="foam">
        {!TESTIMONIALS.isConfirmed && <p className="mb-6 text-slate-700">{TESTIMONIALS.sampleNotice}</p>}
        <CardGrid>
          {TESTIMONIAL_CARDS.map((card) => (
            <ReviewCard key={card.name} {...card} />
          ))}
        </CardGrid>
      </Section>
      <Section ground="white" title={TESTIMONIALS_WORDS.why}>
        <CardGrid>
          {WHY_CHOOSE_US.map(({ id, title, text }) => (
            <FeatureCard key={id} title={title}>
              <p>{text}</p>
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
