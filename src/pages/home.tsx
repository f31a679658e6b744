import { Camera, MapPinHouse, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { FaqList } from '#src/components/site/lists/faq-list.tsx';
import { LinkList } from '#src/components/site/lists/link-list.tsx';
import { PriceList } from '#src/components/site/lists/price-list.tsx';
import { Steps } from '#src/components/site/lists/steps.tsx';
import { TrustBadges } from '#src/components/site/lists/trust-badges.tsx';
import { HomeScene } from '#src/components/site/scenes/home-scene.tsx';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Hero } from '#src/components/site/sections/hero.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { HOME, HOME_STEPS, TRUST_BADGES } from '#src/content/company/company.ts';
import { FAQ } from '#src/content/pages/faq.ts';
import { HOME_COSTS, HOME_QUESTIONS, HOME_SECTIONS } from '#src/content/pages/home.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath, paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

const BADGE_ICONS = { local: MapPinHouse, emergency: Siren, documentation: Camera };

function LeadAndLink({ lead, action, to }: { lead: string; action: string; to: string }) {
  return (
    <>
      <p>{lead}</p>
      <Link to={to} className="text-link">
        {action}
      </Link>
    </>
  );
}

export const { description } = HOME_SECTIONS;

export default function HomePage() {
  const hotline = phoneLink(env.hotline);
  const { steps, costs, cities, questions, closing } = HOME_SECTIONS;
  return (
    <>
      <Hero
        eyebrow={HOME_SECTIONS.eyebrow}
        title={HOME.headline}
        scene={<HomeScene />}
        actions={
          <>
            <Link to={paths.schedule} className={buttonClass('act')}>
              {HOME.action}
            </Link>
            <CallButton phone={hotline} look="ghost" />
          </>
        }
      >
        <p>{HOME.subtitle}</p>
      </Hero>
      <TrustBadges badges={TRUST_BADGES.map((badge) => ({ ...badge, icon: BADGE_ICONS[badge.id] }))} />
      <Section ground="white" title={steps.title} lead={steps.lead}>
        <Steps steps={HOME_STEPS} />
      </Section>
      <Section ground="sand" width="split" title={costs.title} lead={costs.lead}>
        <PriceList rows={HOME_COSTS} />
      </Section>
      <Section
        ground="foam"
        width="split"
        title={cities.title}
        lead={<LeadAndLink {...cities} to={paths.serviceArea} />}
      >
        <LinkList links={CITIES.map(({ name, slug }) => ({ label: name, to: cityPath(slug) }))} />
      </Section>
      <Section
        ground="white"
        width="split"
        title={questions.title}
        lead={<LeadAndLink {...questions} to={paths.process} />}
      >
        <FaqList items={FAQ.filter(({ id }) => HOME_QUESTIONS.includes(id))} />
      </Section>
      <CallToAction title={closing.title} phone={hotline} bookTo={paths.schedule}>
        <p>{closing.text}</p>
      </CallToAction>
    </>
  );
}
