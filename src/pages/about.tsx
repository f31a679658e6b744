import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { StatRow } from '#src/components/site/lists/stat-row.tsx';
import scene from '#src/components/site/scenes/pages/about.svg?raw';
import { Scene } from '#src/components/site/scenes/scene.tsx';
import firstTrailer from '#src/components/site/scenes/small/first-trailer.svg?raw';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Prose } from '#src/components/site/sections/prose.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { ownersLanguage } from '#src/content/company/content-languages.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { ABOUT, ABOUT_WORDS, STATISTICS } from '#words/pages/about.ts';

export const { description } = ABOUT;

const LANG = ownersLanguage('story.json');

export default function AboutPage() {
  return (
    <>
      <SceneHeader
        title={ABOUT.heading}
        scene={scene}
        actions={
          <>
            <CallButton phone={phoneLink(env.hotline)}>{ABOUT.callAction}</CallButton>
            <Link to={paths.schedule} className={buttonClass('ghost')}>
              {ABOUT.inspectionAction}
            </Link>
          </>
        }
      >
        <p lang={LANG}>{ABOUT.lead}</p>
      </SceneHeader>
      <Section ground="white">
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          <div>
            <h2 className="mb-4">{ABOUT_WORDS.story}</h2>
            <Prose lang={LANG}>
              {ABOUT.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </div>
          <div className="overflow-hidden rounded-2xl max-sm:hidden sm:h-56 lg:h-full">
            <Scene file={firstTrailer} />
          </div>
        </div>
      </Section>
      <Section ground="navy">
        <StatRow stats={STATISTICS} />
      </Section>
      <Section ground="foam" width="split" title={ABOUT_WORDS.principles}>
        <ul lang={LANG} className="grid gap-5">
          {ABOUT.principles.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4">
              <h3>{title}</h3>
              <p className="mt-2 text-slate-700">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction phone={phoneLink(env.hotline)} bookTo={paths.schedule} />
    </>
  );
}
