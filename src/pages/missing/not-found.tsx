import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { LinkList } from '#src/components/site/lists/link-list.tsx';
import scene from '#src/components/site/scenes/pages/missing.svg?raw';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { NOT_FOUND, SUGGESTED_LINKS } from '#words/pages/missing-pages.ts';

export const { description } = NOT_FOUND;

export default function NotFoundPage() {
  return (
    <>
      <SceneHeader
        eyebrow={NOT_FOUND.code}
        title={NOT_FOUND.heading}
        scene={scene}
        actions={
          <>
            <CallButton phone={phoneLink(env.hotline)} />
            <Link to={paths.home} className={buttonClass('ghost')}>
              {NOT_FOUND.home}
            </Link>
          </>
        }
      >
        <p>{NOT_FOUND.text}</p>
      </SceneHeader>
      <Section ground="white" width="split" title={NOT_FOUND.elsewhere}>
        <LinkList links={SUGGESTED_LINKS} />
      </Section>
    </>
  );
}
