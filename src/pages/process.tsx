import { Camera, Clock, FileCheck, HandCoins, ShieldCheck } from 'lucide-react';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { FeatureCard } from '#src/components/site/cards/feature-card.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { FaqList } from '#src/components/site/lists/faq-list.tsx';
import { Steps } from '#src/components/site/lists/steps.tsx';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { CLOSING, HOME } from '#src/content/company/company.ts';
import { FAQ } from '#src/content/pages/faq.ts';
import { PROCESS_BENEFITS, PROCESS_PAGE, PROCESS_STEPS, PROCESS_WORDS } from '#src/content/pages/process.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

const ICONS = {
  response: Clock,
  documentation: Camera,
  billing: HandCoins,
  coordination: FileCheck,
  security: ShieldCheck,
};

export const { description } = PROCESS_PAGE;

export default function ProcessPage() {
  return (
    <>
      <PageHeader title={PROCESS_PAGE.heading}>
        <p>{PROCESS_PAGE.intro}</p>
      </PageHeader>
      <Section ground="foam" title={PROCESS_WORDS.benefits} lead={PROCESS_PAGE.inspectionNote}>
        <CardGrid columns={5}>
          {PROCESS_BENEFITS.map(({ id, title, text }) => (
            <FeatureCard key={id} icon={ICONS[id]} title={title}>
              <p>{text}</p>
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
      <Section ground="white" title={PROCESS_WORDS.steps}>
        <Steps steps={PROCESS_STEPS} />
      </Section>
      <Section ground="foam" width="split" title={PROCESS_WORDS.questions}>
        <FaqList items={FAQ} />
      </Section>
      <CallToAction
        title={CLOSING.title}
        phone={phoneLink(env.hotline)}
        bookTo={paths.schedule}
        bookLabel={HOME.action}
      >
        <p>{CLOSING.text}</p>
      </CallToAction>
    </>
  );
}
