import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { FeatureCard } from '#src/components/site/cards/feature-card.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { StatRow } from '#src/components/site/lists/stat-row.tsx';
import { Prose } from '#src/components/site/sections/prose.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { ABOUT, ABOUT_WORDS, STATISTICS } from '#src/content/pages/about.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

export const { description } = ABOUT;

export default function AboutPage() {
  return (
    <>
      <PageHeader
        title={ABOUT.heading}
        actions={
          <>
            <CallButton phone={phoneLink(env.hotline)}>{ABOUT.callAction}</CallButton>
            <Link to={paths.schedule} className={buttonClass('ghost')}>
              {ABOUT.inspectionAction}
            </Link>
          </>
        }
      >
        <p>{ABOUT.lead}</p>
      </PageHeader>
      <Section ground="white" width="split" title={ABOUT_WORDS.story}>
        <Prose>
          {ABOUT.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section ground="navy">
        <StatRow stats={STATISTICS} />
      </Section>
      <Section ground="foam" title={ABOUT_WORDS.principles}>
        <CardGrid>
          {ABOUT.principles.map(({ id, title, text }) => (
            <FeatureCard key={id} title={title}>
              <p>{text}</p>
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
