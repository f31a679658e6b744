import { ExternalLink, Handshake, Lightbulb, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { FeatureCard } from '#src/components/site/cards/feature-card.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { CHAMBER, COMMUNITY_PAGE, COMMUNITY_VALUES, COMMUNITY_WORDS } from '#src/content/pages/community.ts';
import { paths } from '#src/content/site-map.ts';

const ICONS = { partnership: Handshake, growth: TrendingUp, innovation: Lightbulb };

export const { description } = COMMUNITY_PAGE;

export default function CommunityPage() {
  return (
    <>
      <PageHeader title={COMMUNITY_PAGE.heading}>
        <p>{COMMUNITY_PAGE.lead}</p>
      </PageHeader>
      <Section ground="white" width="split" title={COMMUNITY_WORDS.membership}>
        <p className="font-display text-2xl text-navy-900">{CHAMBER.name}</p>
        <p className="mt-3 text-lg">{COMMUNITY_PAGE.membership}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          <Link to={paths.contact} className={buttonClass('main')}>
            {COMMUNITY_PAGE.contactAction}
          </Link>
          <a href={CHAMBER.url} target="_blank" rel="noopener" className={buttonClass('outline')}>
            {CHAMBER.linkLabel}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </div>
      </Section>
      <Section ground="foam" title={COMMUNITY_WORDS.values}>
        <CardGrid>
          {COMMUNITY_VALUES.map(({ id, title, text }) => (
            <FeatureCard key={id} icon={ICONS[id]} title={title}>
              <p>{text}</p>
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
