import { Check } from 'lucide-react';
import { CardGrid } from '#src/components/site/cards/card-grid.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import { FaqList } from '#src/components/site/lists/faq-list.tsx';
import { PointList } from '#src/components/site/lists/point-list.tsx';
import { Steps } from '#src/components/site/lists/steps.tsx';
import scene from '#src/components/site/scenes/pages/process.svg?raw';
import { CallToAction } from '#src/components/site/sections/call-to-action.tsx';
import { Section } from '#src/components/site/sections/section.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { HOME } from '#words/company/company.ts';
import { FAQ } from '#words/pages/faq.ts';
import {
  CREW_CHECK,
  PROCESS_BENEFITS,
  PROCESS_PAGE,
  PROCESS_STEPS,
  PROCESS_WORDS,
} from '#words/pages/process.ts';

const HOTLINE = phoneLink(env.hotline);

export const { description } = PROCESS_PAGE;

export default function ProcessPage() {
  return (
    <>
      <SceneHeader title={PROCESS_PAGE.heading} scene={scene}>
        <p>{PROCESS_PAGE.intro}</p>
      </SceneHeader>
      <Section ground="white" title={PROCESS_WORDS.steps}>
        <Steps steps={PROCESS_STEPS} />
      </Section>
      <Section title={PROCESS_WORDS.benefits}>
        {/* On a phone, a list. */}
        <CardGrid>
          {PROCESS_BENEFITS.map(({ id, title, text }) => (
            <li key={id} className="flex gap-3 sm:rounded-2xl sm:border sm:border-line sm:bg-white sm:p-6">
              <Check aria-hidden="true" className="size-6 shrink-0 text-leaf-600" />
              <div>
                <h3>{title}</h3>
                <p className="mt-1.5 text-slate-700">{text}</p>
              </div>
            </li>
          ))}
          <li className="on-dark content-center rounded-2xl bg-navy-900 p-5 font-display text-2xl text-white leading-tight sm:p-7">
            {PROCESS_PAGE.inspectionNote}
          </li>
        </CardGrid>
      </Section>
      <Section ground="sand">
        <div className="grid gap-x-16 sm:grid-cols-2">
          <div className="mb-8">
            <h2>{CREW_CHECK.recognize}</h2>
            <div className="mt-4">
              <PointList points={CREW_CHECK.signs} />
            </div>
          </div>
          <div className="mb-8">
            <h2>{CREW_CHECK.neverAsk}</h2>
            <div className="mt-4">
              <PointList points={CREW_CHECK.never} mark="cross" />
            </div>
          </div>
        </div>
        <p>
          {`${CREW_CHECK.doubt} `}
          <a href={HOTLINE.href} className="font-semibold text-tarp-700 underline">
            <PhoneText>{HOTLINE.text}</PhoneText>
          </a>
        </p>
      </Section>
      <Section ground="foam" width="split" title={PROCESS_WORDS.questions}>
        <FaqList items={FAQ} />
      </Section>
      <CallToAction phone={HOTLINE} bookTo={paths.schedule} bookLabel={HOME.action} />
    </>
  );
}
