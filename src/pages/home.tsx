import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { FaqList } from '#src/components/site/lists/faq-list.tsx';
import { PriceList } from '#src/components/site/lists/price-list.tsx';
import { StepList } from '#src/components/site/lists/step-list.tsx';
import { TrustBadges } from '#src/components/site/lists/trust-badges.tsx';
import { DamagePhoto } from '#src/components/site/scenes/damage-photo.tsx';
import scene from '#src/components/site/scenes/home.svg?raw';
import { letterVan } from '#src/components/site/scenes/lettering.ts';
import { BeforeAfter } from '#src/components/site/sections/before-after.tsx';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Hero } from '#src/components/site/sections/hero.tsx';
import { PhotoSheet } from '#src/components/site/sections/photo-sheet.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { ownersLanguage } from '#src/content/company/content-languages.ts';
import { heroFacts } from '#src/content/company/hero-facts.ts';
import { JOB_PHOTOS } from '#src/content/company/job-photos.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath, paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { HOME, HOME_STEPS, TRUST_BADGES } from '#words/company/company.ts';
import { FAQ } from '#words/pages/faq.ts';
import {
  BEFORE_AFTER,
  HOME_COSTS,
  HOME_QUESTIONS,
  HOME_SECTIONS,
  PHOTO_FILE,
  SAMPLE_PHOTOS,
} from '#words/pages/home.ts';

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
        scene={letterVan(scene, env.companyName, hotline.text)}
        facts={heroFacts(env)}
        actions={
          <>
            <Link to={paths.schedule} className={buttonClass('act')}>
              {HOME.action}
            </Link>
            <CallButton phone={hotline} look="ghost" />
          </>
        }
      >
        <p>{`${HOME.subtitle} ${HOME.area}`}</p>
      </Hero>
      <TrustBadges badges={TRUST_BADGES} />
      <Section
        ground="sand"
        width="split"
        title={PHOTO_FILE.title}
        lead={PHOTO_FILE.lead}
        below={
          <>
            <h2>{steps.title}</h2>
            <p className="mt-3">{steps.lead}</p>
            <StepList steps={HOME_STEPS} />
          </>
        }
      >
        <PhotoSheet
          title={PHOTO_FILE.sheet}
          tag={PHOTO_FILE.tag}
          subject={PHOTO_FILE.subject}
          photos={SAMPLE_PHOTOS.map((photo) => ({ ...photo, picture: <DamagePhoto id={photo.id} /> }))}
          note={PHOTO_FILE.note}
        />
      </Section>
      <BeforeAfter ground="white" {...BEFORE_AFTER} lang={ownersLanguage('photos.json')} jobs={JOB_PHOTOS} />
      <Section ground="foam" width="split" title={costs.title} lead={costs.lead}>
        <PriceList rows={HOME_COSTS} />
      </Section>
      <Section
        ground="white"
        width="split"
        title={cities.title}
        lead={<LeadAndLink {...cities} to={paths.serviceArea} />}
      >
        <ul className="flex flex-wrap gap-x-5">
          {CITIES.map(({ name, slug }) => (
            <li key={slug}>
              <Link to={cityPath(slug)} className="text-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        ground="foam"
        width="split"
        title={questions.title}
        lead={<LeadAndLink {...questions} to={paths.process} />}
      >
        <FaqList items={FAQ.filter(({ id }) => HOME_QUESTIONS.includes(id))} />
      </Section>
      <CallToAction {...closing} phone={hotline} bookTo={paths.schedule} />
    </>
  );
}
