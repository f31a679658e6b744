import { SiteFooter } from '#src/components/site/layout/site-footer.tsx';
import { COMPANY, EMERGENCY_BANNER, INSURANCE_FOOTNOTE } from '#src/content/company/company.ts';
import { INSURANCE_DISCLOSURE } from '#src/content/company/disclosure.ts';
import { LEGAL_LINKS, QUICK_LINKS } from '#src/content/company/navigation.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

const hotline = phoneLink(env.hotline);
const cityLinks = CITIES.map(({ name, slug }) => ({ label: name, to: cityPath(slug) }));

export function Footer() {
  return (
    <SiteFooter
      companyName={env.companyName}
      blurb={COMPANY.blurb}
      hotline={hotline}
      email={env.contactEmail}
      serviceArea={COMPANY.serviceArea}
      quickLinks={QUICK_LINKS}
      cities={cityLinks}
      legalLinks={LEGAL_LINKS}
      banner={EMERGENCY_BANNER}
      footnote={INSURANCE_FOOTNOTE}
      disclosure={INSURANCE_DISCLOSURE}
      year={__BUILD_YEAR__}
    />
  );
}
