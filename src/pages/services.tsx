import { Building2, Camera, Siren, Umbrella } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { FeatureCard } from '#src/components/site/cards/feature-card.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { PointList } from '#src/components/site/lists/point-list.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { SERVICE_CARDS, SERVICES_PAGE, SERVICES_WORDS } from '#src/content/pages/services.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

const ICONS = {
  'rapid-response': Siren,
  tarping: Umbrella,
  'property-management': Building2,
  documentation: Camera,
};

export const { description } = SERVICES_PAGE;

export default function ServicesPage() {
  return (
    <>
      <PageHeader title={SERVICES_PAGE.heading}>
        <p>{SERVICES_PAGE.lead}</p>
      </PageHeader>
      <Section>
        <h2 className="sr-only">{SERVICES_WORDS.cards}</h2>
        <CardGrid columns={2}>
          {SERVICE_CARDS.map(({ id, title, text, points }) => (
            <FeatureCard
              key={id}
              icon={ICONS[id]}
              title={title}
              to={paths.schedule}
              action={SERVICES_WORDS.cardAction}
            >
              <p className="mb-4">{text}</p>
              <PointList points={points} />
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
      <Section ground="navy" width="split" title={SERVICES_PAGE.actionTitle} lead={SERVICES_PAGE.actionText}>
        <div className="flex h-full flex-wrap items-center gap-3 max-sm:*:w-full">
          <Link to={paths.schedule} className={buttonClass('act')}>
            {SERVICES_PAGE.action}
          </Link>
          <CallButton phone={phoneLink(env.hotline)} look="outline" />
        </div>
      </Section>
    </>
  );
}
