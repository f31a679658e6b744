import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import type { SiteLink } from '#src/components/site/site-link.ts';
import type { Phone } from '#src/lib/phone.ts';
import { InsuranceDisclosure } from './insurance-disclosure.tsx';
import { LogoMark } from './logo.tsx';

interface SiteFooterProps {
  companyName: string;
  blurb: string;
  hotline: Phone;
  email: string;
  serviceArea: string;
  quickLinks: readonly SiteLink[];
  cities: readonly SiteLink[];
  legalLinks: readonly SiteLink[];
  banner: { title: string; text: string };
  /** What "no cost to you" means (specification, section 1). */
  footnote: ReactNode;
  disclosure: { heading: string; statements: readonly string[]; noAdjusting?: string };
  year: number;
}

function FooterLinks({
  title,
  links,
  className = '',
}: {
  title: string;
  links: readonly SiteLink[];
  className?: string;
}) {
  return (
    <nav aria-label={title}>
      <p className="footer-title">{title}</p>
      <ul className={className}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Includes the disclosure that the law requires wherever insurance is mentioned. */
export function SiteFooter(props: SiteFooterProps) {
  const { companyName, hotline, email, banner } = props;
  return (
    <footer>
      <div className="bg-sand-100">
        <InsuranceDisclosure {...props.disclosure} />
      </div>
      <div className="site-footer on-dark">
        <div className="wrap ruled">
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8">
            <div className="max-w-2xl">
              <p className="font-display text-2xl text-white leading-tight">{banner.title}</p>
              <p className="mt-1">{banner.text}</p>
            </div>
            <CallButton phone={hotline} />
          </div>
          <div className="grid gap-x-10 gap-y-8 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr]">
            <div className="sm:max-lg:col-span-2">
              <p className="flex items-center gap-2.5 font-display text-white text-xl leading-none">
                <LogoMark className="size-9 shrink-0" />
                {companyName}
              </p>
              <p className="mt-4 max-w-sm">{props.blurb}</p>
              <address className="mt-4 not-italic">
                <a href={hotline.href} className="footer-link">
                  {hotline.text}
                </a>
                <br />
                <a href={`mailto:${email}`} className="footer-link break-words">
                  {email}
                </a>
                <p className="py-1.5">{props.serviceArea}</p>
              </address>
            </div>
            <FooterLinks
              title="Quick Links"
              links={props.quickLinks}
              className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6"
            />
            <FooterLinks title="Cities We Serve" links={props.cities} className="grid grid-cols-2 gap-x-6" />
          </div>
          <div className="pt-8 text-sm">
            <p className="max-w-4xl text-pretty">{props.footnote}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6">
              <p className="py-1.5">
                © {props.year} {companyName}. All rights reserved.
              </p>
              {props.legalLinks.map(({ label, to }) => (
                <Link key={to} to={to} className="footer-link">
                  {label}
                </Link>
              ))}
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
