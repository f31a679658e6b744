import { PictureCard } from '#src/components/site/cards/picture-card.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { PointList } from '#src/components/site/lists/point-list.tsx';
import scene from '#src/components/site/scenes/pages/services.svg?raw';
import { Scene } from '#src/components/site/scenes/scene.tsx';
import documentation from '#src/components/site/scenes/small/documentation.svg?raw';
import propertyManagement from '#src/components/site/scenes/small/property-management.svg?raw';
import rapidResponse from '#src/components/site/scenes/small/rapid-response.svg?raw';
import tarping from '#src/components/site/scenes/small/tarping.svg?raw';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
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
      <CallToAction
        title={SERVICES_PAGE.actionTitle}
        text={SERVICES_PAGE.actionText}
        phone={phoneLink(env.hotline)}
        bookTo={paths.schedule}
        bookLabel={SERVICES_PAGE.action}
      />
    </>
  );
}
