import { Languages, Mail, MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { speaks } from '#contract/words/languages.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { VisitPick } from '#src/features/worklist/visit/visit-edit.ts';
import { findNews, NewsLine, VisitLine } from '#src/features/worklist/visit/visit-line.tsx';
import { copyText } from '#src/lib/clipboard.ts';
import { mapLink } from '#src/lib/map-link.ts';
import type { LeadCard } from './card.ts';
import { CallingHoursNote, LeadChips } from './lead-chips.tsx';
import { leadAddress, leadName } from './lead-words.ts';
import { LeadNumbers } from './phone-number.tsx';

interface LeadIdentityProps {
  card: LeadCard;
  now: number;
  onCopied: (kind: 'success' | 'error', text: string) => void;
  /** Null if nothing can become of the visit. */
  onChooseVisit: ((visit: VisitPick) => void) | null;
  /** Time left on the lease. */
  children: ReactNode;
}

/** Remounted for each lead, so that a new lead takes the focus. */
export function LeadIdentity({ card, now, onCopied, onChooseVisit, children }: LeadIdentityProps) {
  const header = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const newsId = useId();
  const languageId = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    header.current?.scrollIntoView();
  }, []);
  const { lead } = card;
  const address = leadAddress(lead);
  const news = findNews(card.answer);
  const spoken = speaks(lead.language);

  async function copyNumber(number: string) {
    if (await copyText(number)) onCopied('success', WORKLIST.copied);
    else onCopied('error', WORKLIST.notCopied);
  }

  return (
    // A new lead starts at the top of a phone's screen; on a laptop the page scrolls to its top.
    <header ref={header} className="lg:scroll-mt-[100vh]">
      {news && <NewsLine id={newsId} news={news} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2
            ref={heading}
            tabIndex={-1}
            // With the name a screen reader says the news, too, and the language.
            aria-describedby={[news && newsId, spoken && languageId].filter(Boolean).join(' ') || undefined}
            className="py-1 wrap-anywhere outline-none"
          >
            {leadName(lead)}
          </h2>
          {spoken && (
            <p
              id={languageId}
              className="inline-flex items-center gap-1.5 rounded-full bg-amber-100 px-3 py-1 font-semibold text-navy-950 text-sm"
            >
              <Languages aria-hidden="true" className="size-4 shrink-0" />
              {spoken}
            </p>
          )}
        </div>
        <LeadNumbers card={card} now={now} onCopy={copyNumber} />
      </div>
      <div className="lg:flex lg:flex-wrap lg:items-center lg:gap-x-6">
        <LeadChips card={card} now={now} />
        <CallingHoursNote card={card} />
        <VisitLine card={card} now={now} onChoose={onChooseVisit} />
        <ul className="mt-1 grid gap-x-6 sm:flex sm:flex-wrap">
          {address && (
            <ContactLink Icon={MapPin} href={mapLink(address)} outside>
              {address}
            </ContactLink>
          )}
          {lead.email && (
            <ContactLink Icon={Mail} href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>
              {lead.email}
            </ContactLink>
          )}
        </ul>
        {children}
      </div>
    </header>
  );
}

function ContactLink({
  Icon,
  href,
  outside = false,
  children,
}: {
  Icon: typeof Mail;
  href: string;
  outside?: boolean;
  children: string;
}) {
  return (
    <li>
      <a
        href={href}
        {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
        className="inline-flex min-h-11 items-center gap-2 leading-snug wrap-anywhere lg:min-h-9 text-tarp-700 underline underline-offset-4 hover:text-navy-900"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {children}
      </a>
    </li>
  );
}
