import { ExternalLink, Handshake, Lightbulb, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import scene from '#src/components/site/scenes/pages/community.svg?raw';
import { Scene } from '#src/components/site/scenes/scene.tsx';
import generator from '#src/components/site/scenes/small/generator.svg?raw';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { CHAMBER, COMMUNITY_PAGE, COMMUNITY_VALUES, COMMUNITY_WORDS } from '#words/pages/community.ts';

const ICONS = { partnership: Handshake, growth: TrendingUp, innovation: Lightbulb };

export const { description } = COMMUNITY_PAGE;

export default function CommunityPage() {
  return (
    <>
      <SceneHeader title={COMMUNITY_PAGE.heading} scene={scene}>
        <p>{COMMUNITY_PAGE.lead}</p>
      </SceneHeader>
      <Section ground="sand">
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
          <div className="h-44 overflow-hidden rounded-2xl max-md:order-last sm:h-56 lg:h-80">
            <Scene file={generator} />
          </div>
          <div className="self-center">
            <h2>{COMMUNITY_WORDS.membership}</h2>
            <p className="mt-2 font-semibold text-lg text-navy-900">{CHAMBER.name}</p>
            <p className="mt-3 text-lg">{COMMUNITY_PAGE.membership}</p>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
              <Link to={paths.contact} className={buttonClass('main')}>
                {COMMUNITY_PAGE.contactAction}
              </Link>
              <a href={CHAMBER.url} target="_blank" rel="noopener" className={buttonClass('outline')}>
                {CHAMBER.linkLabel}
                <ExternalLink aria-hidden="true" className="size-4" />
              </a>
            </div>
          </div>
        </div>
      </Section>
      <Section ground="white" title={COMMUNITY_WORDS.values}>
        <ul className="grid gap-x-16 gap-y-8 lg:grid-cols-3">
          {COMMUNITY_VALUES.map(({ id, value, title, text }) => {
            const Icon = ICONS[id];
            return (
              <li key={id} className="flex gap-4">
                <span className="icon-tile">
                  <Icon aria-hidden="true" />
                </span>
                <div>
                  <p className="text-slate-600 text-sm">{value}</p>
                  <h3>{title}</h3>
                  <p className="mt-2 text-slate-700">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <CallToAction phone={phoneLink(env.hotline)} bookTo={paths.schedule} />
    </>
  );
}
