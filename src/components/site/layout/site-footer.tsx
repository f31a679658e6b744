import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '#src/components/site/drawing.tsx';
import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import type { SiteLink } from '#src/components/site/site-link.ts';
import type { Phone } from '#src/lib/phone.ts';
import { SITE_FRAME } from '#words/company/site-frame.ts';
import { InsuranceDisclosure } from './insurance-disclosure.tsx';
import logo from './logo.svg?raw';

interface SiteFooterProps {
  companyName: string;
  blurb: string;
  hotline: Phone;
  email: string;
  serviceArea: string;
  quickLinks: readonly SiteLink[];
  cities: readonly SiteLink[];
  legalLinks: readonly SiteLink[];
  /** Links to the page in other languages. */
  languages: ReactNode;
  banner: { title: string };
  /** The license number belongs in every advertisement (F.S. 489.119(5)(b)); empty until it is given. */
  credentials: string;
  /** What "no cost to you" means (specification, section 1). */
  footnote: ReactNode;
  /** null on a page that does not speak of insurance. */
  disclosure: ComponentProps<typeof InsuranceDisclosure> | null;
  year: number;
}

/** Folded on a phone (chrome.css): `<details>` opens without script, and a crawler reads its links. */
function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <p className="footer-title footer-unfolded">{title}</p>
      <details>
        <summary className="footer-title cursor-pointer py-2">{title}</summary>
        <ul className="footer-links">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="footer-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

export function SiteFooter(props: SiteFooterProps) {
  const { companyName, hotline, email, banner } = props;
  return (
    <footer>
      {props.disclosure && (
        <div className="bg-sand-100">
          <InsuranceDisclosure {...props.disclosure} />
        </div>
      )}
      <div className="site-footer on-dark">
        <div className="wrap ruled">
          <div className="footer-call">
            <p className="footer-title">{banner.title}</p>
            <a href={hotline.href} className="footer-title footer-number">
              <PhoneIcon className="size-5" />
              {hotline.text}
            </a>
          </div>
          <div className="footer-columns">
            <div className="footer-company">
              <Drawing file={logo} className="size-9 shrink-0" />
              <p className="footer-title">{companyName}</p>
              <div>
                <p>{props.blurb}</p>
                <address className="flex flex-wrap items-center gap-x-3 not-italic">
                  <a href={`mailto:${email}`} className="footer-link">
                    {email}
                  </a>
                  <span>{props.serviceArea}</span>
                </address>
              </div>
            </div>
            <FooterLinks title={SITE_FRAME.quickLinks} links={props.quickLinks} />
            <FooterLinks title={SITE_FRAME.cities} links={props.cities} />
          </div>
          <div className="footer-end">
            <p className="max-w-4xl text-pretty">{props.footnote}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-6">
              <p>{SITE_FRAME.rights(props.year, companyName)}</p>
              {props.credentials && <p>{props.credentials}</p>}
              {props.legalLinks.map(({ label, to }) => (
                <Link key={to} to={to} className="footer-link">
                  {label}
                </Link>
              ))}
              {props.languages}
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
