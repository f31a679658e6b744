import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { LinkList } from '#src/components/site/lists/link-list.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { OFFLINE, SUGGESTED_LINKS } from '#words/pages/missing-pages.ts';

export const { description } = OFFLINE;

export default function OfflinePage() {
  return (
    <>
      <PageHeader
        eyebrow={OFFLINE.eyebrow}
        title={OFFLINE.heading}
        actions={
          <>
            <CallButton phone={phoneLink(env.hotline)} />
            <Link to={paths.schedule} className={buttonClass('ghost')}>
              <CalendarCheck aria-hidden="true" className="size-5" />
              {OFFLINE.book}
            </Link>
          </>
        }
      >
        <p>{OFFLINE.text}</p>
        <p className="mt-3">{OFFLINE.bookHint}</p>
      </PageHeader>
      <Section ground="white" width="split" title={OFFLINE.elsewhere}>
        <LinkList links={SUGGESTED_LINKS} />
      </Section>
    </>
  );
}
