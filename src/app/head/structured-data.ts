import { toPageUrl } from '#contract/page-address.ts';
import { getTrail } from '#src/app/routes.ts';
import { COMPANY } from '#src/content/company/company.ts';
import { CITIES, inFlorida } from '#src/content/places/cities.ts';
import type { SitePage } from '#src/content/site-map.ts';
import { cityPath, paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { COMPANY_WORDS, HOME, TRADE } from '#words/company/company.ts';
import { PRICES } from '#words/pages/home.ts';

const companyId = `${env.siteUrl}/#company`;

const place = (name: string) => ({ '@type': 'City', name: inFlorida(name) });

/** Only facts from the specification. No ratings while the reviews are samples. */
const company = {
  '@type': 'RoofingContractor',
  '@id': companyId,
  name: env.companyName,
  description: COMPANY_WORDS.blurb,
  slogan: HOME.headline,
  url: toPageUrl(paths.home, env),
  telephone: env.hotline,
  email: env.contactEmail,
  foundingDate: String(COMPANY.since),
  address: {
    '@type': 'PostalAddress',
    addressLocality: COMPANY.baseCity,
    addressRegion: COMPANY.state,
    addressCountry: 'US',
  },
  areaServed: CITIES.map(({ name }) => place(name)),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  },
  ...(PRICES.range && { priceRange: PRICES.range }),
};

function cityService(route: SitePage, description: string): object[] {
  const city = CITIES.find(({ slug }) => cityPath(slug) === route.path);
  if (!city) return [];
  return [
    {
      '@type': 'Service',
      serviceType: TRADE,
      name: route.title,
      description,
      provider: { '@id': companyId },
      areaServed: place(city.name),
    },
  ];
}

function breadcrumbs(route: SitePage): object[] {
  const trail = getTrail(route);
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: toPageUrl(to, env),
      })),
    },
  ];
}

/** schema.org objects of a page; only breadcrumbs for a page that search engines may not index. */
export function structuredData(route: SitePage, description: string): object[] {
  if (!route.isIndexable) return breadcrumbs(route);
  const hasCompany = route.path === paths.home || route.path === paths.contact || route.path === paths.about;
  return [...(hasCompany ? [company] : []), ...cityService(route, description), ...breadcrumbs(route)];
}
