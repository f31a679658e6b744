import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { FaqList } from '#src/components/site/lists/faq-list.tsx';
import { PriceList } from '#src/components/site/lists/price-list.tsx';
import { StepList } from '#src/components/site/lists/step-list.tsx';
import { TrustBadges } from '#src/components/site/lists/trust-badges.tsx';
import { PersonLine } from '#src/components/site/person.tsx';
import scene from '#src/components/site/scenes/home.svg?raw';
import { letterVan } from '#src/components/site/scenes/lettering.ts';
import reportPhotos from '#src/components/site/scenes/report.svg?url&no-inline';
import { BeforeAfter } from '#src/components/site/sections/before-after.tsx';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Hero } from '#src/components/site/sections/hero.tsx';
import { PhotoSheet } from '#src/components/site/sections/photo-sheet.tsx';
import { EmptyPlace, Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { ownersLanguage } from '#src/content/company/content-languages.ts';
import { heroFacts } from '#src/content/company/hero-facts.ts';
import { JOB_PHOTOS } from '#src/content/company/job-photos.ts';
import { EMPTY_PLACES } from '#src/content/company/person.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath, paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { HOME, HOME_STEPS, PROMISES, TRUST_BADGES } from '#words/company/company.ts';
import { FAQ } from '#words/pages/faq.ts';
import {
  BEFORE_AFTER,
  HOME_COSTS,
  HOME_PRICE,
  HOME_QUESTIONS,
  HOME_SECTIONS,
  PHOTO_FILE,
  PRICES,
  SAMPLE_PHOTOS,
} from '#words/pages/home.ts';

export const { description } = HOME_SECTIONS;

export default function HomePage() {
  const hotline = phoneLink(env.hotline);
  const { steps, costs, cities, questions, closing } = HOME_SECTIONS;
  return (
    <div className="leaflet">
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
        <p>{HOME.subtitle}</p>
        <p className="mt-3 text-white">{PROMISES.answer}</p>
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
          photos={SAMPLE_PHOTOS.map((photo) => ({ ...photo, picture: `${reportPhotos}#${photo.id}` }))}
          note={PHOTO_FILE.note}
        />
      </Section>
      <BeforeAfter ground="white" {...BEFORE_AFTER} lang={ownersLanguage('photos.json')} jobs={JOB_PHOTOS} />
      <Section
        ground="foam"
        title={costs.title}
        lead={
          <>
            <p>{costs.lead}</p>
            {HOME_PRICE && (
              <p>
                {`${HOME_PRICE} `}
                <span lang={ownersLanguage('prices.json')}>{PRICES.text}</span>
              </p>
            )}
          </>
        }
      >
        <PriceList rows={HOME_COSTS} />
        {__PERSON__ && <PersonLine person={__PERSON__} lang={ownersLanguage('person.json')} />}
        {import.meta.env.DEV && !__PERSON__ && (
          <div className="mt-8 max-w-xl">
            <EmptyPlace icon={UserRound} {...EMPTY_PLACES.person} />
          </div>
        )}
      </Section>
      <Section
        ground="white"
        width="split"
        isForScreen
        title={cities.title}
        lead={
          <>
            <p>{cities.lead}</p>
            <Link to={paths.serviceArea} className="text-link">
              {cities.action}
            </Link>
          </>
        }
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
        isForScreen
        title={questions.title}
        lead={
          <Link to={paths.process} className="text-link">
            {questions.action}
          </Link>
        }
      >
        <FaqList items={FAQ.filter(({ id }) => HOME_QUESTIONS.includes(id))} />
      </Section>
      <CallToAction {...closing} phone={hotline} bookTo={paths.schedule} />
    </div>
  );
}
