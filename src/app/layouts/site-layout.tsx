import { getTrail } from '#src/app/routes.ts';
import { FloatingCall } from '#src/components/site/layout/floating-call.tsx';
import { PageTop } from '#src/components/site/layout/page-top.tsx';
import { SiteHeader } from '#src/components/site/layout/site-header.tsx';
import { paths } from '#src/content/site-map.ts';
import { BookingNotice } from '#src/features/booking/saved/booking-notice.tsx';
import { LanguageLink, OTHER_LANGUAGES } from '#src/features/language/language-links.tsx';
import { LanguageOffer } from '#src/features/language/language-offer.tsx';
import { StormBanner } from '#src/features/storm-banner/storm-banner.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { TOP_LINKS } from '#words/company/navigation.ts';
import { SITE_FRAME } from '#words/company/site-frame.ts';
import { Footer } from './footer.tsx';
import type { LayoutProps } from './rep-layout.tsx';

const hotline = phoneLink(env.hotline);

export function SiteLayout({ route, children }: LayoutProps) {
  // No address is the 404 page's own.
  const path = route.path === '*' ? paths.home : route.path;
  const languageLinks = (className: string) =>
    OTHER_LANGUAGES.map((language) => (
      <LanguageLink key={language} language={language} path={path} className={className} />
    ));
  return (
    <>
      <a className="skip-link" href="#main">
        {SITE_FRAME.skip}
      </a>
      <SiteHeader
        companyName={env.companyName}
        hotline={hotline}
        links={TOP_LINKS}
        languages={languageLinks('')}
      />
      {route.hasEmergencyLine && <StormBanner />}
      <PageTop trail={getTrail(route)} offer={<LanguageOffer path={path} />} />
      {/* The key remounts <main> per page: an updated element would count as a layout shift. */}
      <main key={route.path} id="main" tabIndex={-1}>
        {route.path === paths.home && <BookingNotice />}
        {children}
      </main>
      <Footer languages={languageLinks('footer-link')} hasDisclosure={route.hasDisclosure} />
      {route.hasFloatingCall && <FloatingCall phone={hotline} />}
    </>
  );
}
