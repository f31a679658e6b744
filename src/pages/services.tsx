import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { PictureCard } from '#src/components/site/cards/picture-card.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { PointList } from '#src/components/site/lists/point-list.tsx';
import scene from '#src/components/site/scenes/pages/services.svg?raw';
import { Scene } from '#src/components/site/scenes/scene.tsx';
import documentation from '#src/components/site/scenes/small/documentation.svg?raw';
import propertyManagement from '#src/components/site/scenes/small/property-management.svg?raw';
import rapidResponse from '#src/components/site/scenes/small/rapid-response.svg?raw';
import tarping from '#src/components/site/scenes/small/tarping.svg?raw';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { SERVICE_CARDS, SERVICES_PAGE, SERVICES_WORDS } from '#words/pages/services.ts';

const PICTURES = {
  'rapid-response': rapidResponse,
  tarping,
  'property-management': propertyManagement,
  documentation,
};

export const { description } = SERVICES_PAGE;

export default function ServicesPage() {
  return (
    <>
      <SceneHeader title={SERVICES_PAGE.heading} scene={scene}>
        <p>{SERVICES_PAGE.lead}</p>
      </SceneHeader>
      <Section>
        <h2 className="sr-only">{SERVICES_WORDS.cards}</h2>
        <ul className="grid gap-4 sm:gap-5">
          {SERVICE_CARDS.map(({ id, title, text, points }) => (
            <PictureCard
              key={id}
              picture={<Scene file={PICTURES[id]} />}
              title={title}
              to={paths.schedule}
              action={SERVICES_WORDS.cardAction}
            >
              <p className="mb-3">{text}</p>
              <PointList points={points} />
            </PictureCard>
          ))}
        </ul>
      </Section>
      <Section ground="navy" width="split" title={SERVICES_PAGE.actionTitle} lead={SERVICES_PAGE.actionText}>
        <div className="flex h-full flex-wrap items-center gap-3 max-sm:*:w-full">
          <Link to={paths.schedule} className={buttonClass('act')}>
            {SERVICES_PAGE.action}
          </Link>
          <CallButton phone={phoneLink(env.hotline)} look="outline" />
        </div>
      </Section>
    </>
  );
}
