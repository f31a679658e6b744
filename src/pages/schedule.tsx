import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import scene from '#src/components/site/scenes/pages/schedule.svg?raw';
import { paths } from '#src/content/site-map.ts';
import { SchedulePlanner } from '#src/features/schedule/schedule-planner.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { SCHEDULE_PAGE } from '#words/pages/schedule.ts';

export const { description } = SCHEDULE_PAGE;

export default function SchedulePage() {
  const { title, lead, emergency, process } = SCHEDULE_PAGE;
  return (
    <>
      <SceneHeader title={title} scene={scene}>
        <p>
          {`${lead} `}
          <Link to={paths.process} className="font-semibold text-white underline underline-offset-4">
            {process}
          </Link>
        </p>
      </SceneHeader>
      <div className="wrap grid gap-4 pt-5 sm:gap-6 pb-14 sm:pb-20">
        <aside className="flex items-center gap-3 rounded-2xl border-2 border-amber-500 bg-amber-100 px-4 py-3 sm:px-7">
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
          <p className="grow">
            <strong className="text-navy-950">{emergency.title}</strong>
            {` ${emergency.text}`}
          </p>
          <div className="shrink-0 max-sm:hidden">
            <CallButton phone={phoneLink(env.hotline)} />
          </div>
        </aside>
        <SchedulePlanner />
      </div>
    </>
  );
}
