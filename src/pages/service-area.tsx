import { Link } from 'react-router-dom';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { LinkList } from '#src/components/site/lists/link-list.tsx';
import { PointList } from '#src/components/site/lists/point-list.tsx';
import scene from '#src/components/site/scenes/pages/service-area.svg?raw';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { CITIES } from '#src/content/places/cities.ts';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { cityPath, paths } from '#src/content/site-map.ts';
import { AreaMap } from '#src/features/area-map/area-map.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { HOME, PROMISES } from '#words/company/company.ts';
import { SERVICE_AREA_PAGE } from '#words/places/service-area-page.ts';

const PROMISED = [PROMISES.emergency, PROMISES.inspection, PROMISES.hours];

/** The names of the other areas served in each county. */
const COUNTIES = [...new Set(SERVICE_AREAS.map(({ county }) => county))].map((county) => ({
  county,
  names: SERVICE_AREAS.filter((area) => area.county === county).map(({ name }) => name),
}));

export const { description } = SERVICE_AREA_PAGE;

export default function ServiceAreaPage() {
  return (
    <>
      <SceneHeader title={SERVICE_AREA_PAGE.heading} scene={scene}>
        <p>{SERVICE_AREA_PAGE.lead}</p>
      </SceneHeader>
      <Section ground="white" title={SERVICE_AREA_PAGE.cities} lead={SERVICE_AREA_PAGE.citiesLead}>
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <LinkList stacked links={CITIES.map(({ name, slug }) => ({ label: name, to: cityPath(slug) }))} />
          <AreaMap />
        </div>
      </Section>
      <Section width="split" title={SERVICE_AREA_PAGE.promise}>
        <div className="text-lg">
          <PointList points={PROMISED} />
        </div>
      </Section>
      <Section
        ground="sand"
        width="split"
        title={SERVICE_AREA_PAGE.alsoServe}
        lead={
          <>
            <p>{SERVICE_AREA_PAGE.alsoServeNote}</p>
            <Link to={paths.contact} className="text-link">
              {SERVICE_AREA_PAGE.alsoServeAction}
            </Link>
          </>
        }
      >
        <dl className="ruled border-line border-y">
          {COUNTIES.map(({ county, names }) => (
            <div key={county} className="gap-6 py-2.5 sm:grid sm:grid-cols-[11rem_1fr]">
              <dt className="inline font-semibold text-navy-900">{SERVICE_AREA_PAGE.county(county)}</dt>{' '}
              <dd className="inline">{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction phone={phoneLink(env.hotline)} bookTo={paths.schedule} bookLabel={HOME.action} />
    </>
  );
}
