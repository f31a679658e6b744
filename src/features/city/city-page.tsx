import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { FeatureCard } from '#src/components/site/cards/feature-card.tsx';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Hero } from '#src/components/site/sections/hero.tsx';
import { MapFrame } from '#src/components/site/sections/map-frame.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { heroFacts } from '#src/content/company/hero-facts.ts';
import { CITIES, type CitySlug, inFlorida } from '#src/content/places/cities.ts';
import { CITY_FACTS } from '#src/content/places/city-facts.ts';
import { CITY_PINS } from '#src/content/places/city-pins.ts';
import type { CityStory } from '#src/content/places/city-story.ts';
import { cityPath, paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { PROMISES } from '#words/company/company.ts';
import { CITY_WORDS } from '#words/pages/city.ts';

interface CityPageProps {
  slug: CitySlug;
  story: CityStory;
  /** Text of the scene's SVG file. */
  scene: string;
}

/** The page of a city (specification, section 2, "City pages"). */
export function CityPage({ slug, story, scene }: CityPageProps) {
  const city = CITIES.find((one) => one.slug === slug);
  if (!city) throw new Error(`No city has the slug ${slug}`);
  const pin = CITY_PINS[slug];
  const facts = CITY_FACTS[slug];
  const { communityContent: community } = story;
  const hotline = phoneLink(env.hotline);
  return (
    <>
      <Hero
        eyebrow={PROMISES.emergencyShort}
        title={story.headline}
        scene={scene}
        facts={heroFacts(env)}
        actions={
          <>
            <Link to={paths.schedule} className={buttonClass('act')}>
              <CalendarCheck aria-hidden="true" className="size-5" />
              {CITY_WORDS.book}
            </Link>
            <CallButton phone={hotline} look="ghost" />
          </>
        }
      >
        <p>{story.lead}</p>
      </Hero>
      <Section ground="white" title={story.specialtyFeature} lead={community.specialtyDescription}>
        <CardGrid columns={2}>
          {story.features.map(({ title, text }) => (
            <FeatureCard key={title} title={title}>
              <p>{text}</p>
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
      <Section ground="sand" title={CITY_WORDS.knowledge}>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-5">
          <p className="text-lg lg:pr-10">{community.localKnowledge}</p>
          <div>
            <h3>{CITY_WORDS.community}</h3>
            <p className="mt-2">{community.communityFirst}</p>
          </div>
        </div>
      </Section>
      <Section
        ground="foam"
        width="split"
        title={CITY_WORDS.map}
        lead={
          <div className="mt-6 grid gap-6">
            <FactList title={CITY_WORDS.neighborhoods} items={facts.neighborhoods} />
            <FactList title={CITY_WORDS.zipCodes} items={facts.zipCodes} />
          </div>
        }
        below={
          <nav aria-labelledby="nearby">
            <h3 id="nearby">{CITY_WORDS.nearby}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {nearestTo(slug).map(({ name, slug: other }) => (
                <li key={other}>
                  <Link to={cityPath(other)} className="text-link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        <MapFrame
          place={inFlorida(city.name)}
          title={CITY_WORDS.mapOf(inFlorida(city.name))}
          lat={pin.lat}
          lng={pin.lng}
          linkLabel={CITY_WORDS.largerMap}
          loading={CITY_WORDS.mapLoading}
          failed={CITY_WORDS.mapFailed}
        />
      </Section>
      <CallToAction phone={hotline} bookTo={paths.schedule} />
    </>
  );
}

/** The other cities, nearest first. In Brevard County, a degree of longitude is 0.88 of one of latitude. */
function nearestTo(slug: CitySlug) {
  const { lat, lng } = CITY_PINS[slug];
  const away = (other: CitySlug) =>
    Math.hypot(CITY_PINS[other].lat - lat, 0.88 * (CITY_PINS[other].lng - lng));
  const others = CITIES.filter((city) => city.slug !== slug);
  return others.sort((one, other) => away(one.slug) - away(other.slug)).slice(0, 3);
}

function FactList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-slate-700">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
