import type { ReactNode } from 'react';
import { SiteFooter } from '#src/components/site/layout/site-footer.tsx';
import { credentials } from '#src/content/company/hero-facts.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { COMPANY_WORDS, EMERGENCY_BANNER, INSURANCE_FOOTNOTE } from '#words/company/company.ts';
import { ENGLISH_STATEMENTS, INSURANCE_DISCLOSURE } from '#words/company/disclosure.ts';
import { LEGAL_LINKS, QUICK_LINKS } from '#words/company/navigation.ts';

const hotline = phoneLink(env.hotline);
const cityLinks = CITIES.map(({ name, slug }) => ({ label: name, to: cityPath(slug) }));

interface FooterProps {
  languages: ReactNode;
  /** Whether the page has the statements of the law on insurance. */
  hasDisclosure: boolean;
}

export function Footer({ languages, hasDisclosure }: FooterProps) {
  return (
    <SiteFooter
      companyName={env.companyName}
      blurb={COMPANY_WORDS.blurb}
      hotline={hotline}
      email={env.contactEmail}
      serviceArea={COMPANY_WORDS.serviceArea}
      quickLinks={QUICK_LINKS}
      cities={cityLinks}
      legalLinks={LEGAL_LINKS}
      languages={languages}
      banner={EMERGENCY_BANNER}
      credentials={credentials(env)}
      footnote={INSURANCE_FOOTNOTE}
      disclosure={hasDisclosure ? { ...INSURANCE_DISCLOSURE, english: ENGLISH_STATEMENTS } : null}
      year={__BUILD_YEAR__}
    />
  );
}
