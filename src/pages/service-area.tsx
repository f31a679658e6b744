import { Link } from 'react-router-dom';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { LinkList } from '#src/components/site/lists/link-list.tsx';
import { PointList } from '#src/components/site/lists/point-list.tsx';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { CLOSING, HOME, PROMISES } from '#src/content/company/company.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { SERVICE_AREA_PAGE, SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { cityPath, paths } from '#src/content/site-map.ts';
import { AreaMap } from '#src/features/area-map/area-map.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

const PROMISED = [PROMISES.emergency, PROMISES.inspection, PROMISES.hours];

export const { description } = SERVICE_AREA_PAGE;

export default function ServiceAreaPage() {
  return (
    <>
      <PageHeader title={SERVICE_AREA_PAGE.heading}>
        <p>{SERVICE_AREA_PAGE.lead}</p>
      </PageHeader>
      <Section ground="white" title={SERVICE_AREA_PAGE.cities} lead={SERVICE_AREA_PAGE.citiesLead}>
        <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-10">
          <LinkList stacked links={CITIES.map(({ name, slug }) => ({ label: name, to: cityPath(slug) }))} />
          <AreaMap />
        </div>
      </Section>
      <Section ground="sand" title={SERVICE_AREA_PAGE.alsoServe} lead={SERVICE_AREA_PAGE.alsoServeNote}>
        <ul className="columns-2 gap-x-8 sm:columns-3 lg:columns-4">
          {SERVICE_AREAS.map(({ slug, name }) => (
            <li key={slug} className="break-inside-avoid py-1">
              {name}
            </li>
          ))}
        </ul>
        <Link to={paths.contact} className="text-link mt-6">
          {SERVICE_AREA_PAGE.alsoServeAction}
        </Link>
      </Section>
      <Section ground="white" width="split" title={SERVICE_AREA_PAGE.promise}>
        <div className="text-lg">
          <PointList points={PROMISED} />
        </div>
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
