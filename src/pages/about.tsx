import { ShieldCheck, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { StatRow } from '#src/components/site/lists/stat-row.tsx';
import { Portrait } from '#src/components/site/person.tsx';
import scene from '#src/components/site/scenes/pages/about.svg?raw';
import { Scene } from '#src/components/site/scenes/scene.tsx';
import firstTrailer from '#src/components/site/scenes/small/first-trailer.svg?raw';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Prose } from '#src/components/site/sections/prose.tsx';
import { EmptyPlace, Section } from '#src/components/site/sections/section.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import { ownersLanguage } from '#src/content/company/content-languages.ts';
import { credentials } from '#src/content/company/hero-facts.ts';
import { EMPTY_PLACES } from '#src/content/company/person.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { ABOUT, ABOUT_WORDS, STATISTICS } from '#words/pages/about.ts';

export const { description } = ABOUT;

const CREDENTIALS = credentials(env);
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
          {__PERSON__ ? (
            <Portrait person={__PERSON__} lang={ownersLanguage('person.json')} />
          ) : (
            <div className="order-last">
              {import.meta.env.DEV && (
                <div className="mb-6">
                  <EmptyPlace icon={UserRound} {...EMPTY_PLACES.person} />
                </div>
              )}
              <div className="h-52 overflow-hidden rounded-2xl lg:h-96">
                <Scene file={firstTrailer} />
              </div>
            </div>
          )}
          <div>
            <h2 className="mb-4">{ABOUT_WORDS.story}</h2>
            <Prose lang={LANG}>
              {ABOUT.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            {CREDENTIALS && (
              <p className="mt-6 flex gap-3 font-semibold text-navy-900">
                <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-tarp-700" />
                {CREDENTIALS}
              </p>
            )}
            {import.meta.env.DEV && !CREDENTIALS && (
              <div className="mt-6">
                <EmptyPlace icon={ShieldCheck} {...EMPTY_PLACES.credentials} />
              </div>
            )}
          </div>
        </div>
      </Section>
      <Section ground="navy">
        <StatRow stats={STATISTICS} />
      </Section>
      <Section ground="foam" title={ABOUT_WORDS.principles}>
        <ul lang={LANG} className="grid gap-x-10 gap-y-5 lg:grid-cols-3">
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
