import { Link } from 'react-router-dom';
import { SceneHeader } from '#src/components/site/layout/scene-header.tsx';
import scene from '#src/components/site/scenes/pages/schedule.svg?url&no-inline';
import { paths } from '#src/content/site-map.ts';
import { SchedulePlanner } from '#src/features/schedule/schedule-planner.tsx';
import { PROMISES } from '#words/company/company.ts';
import { SCHEDULE_PAGE } from '#words/pages/schedule.ts';

export const { description } = SCHEDULE_PAGE;

export default function SchedulePage() {
  const { title, emergency, process } = SCHEDULE_PAGE;
  return (
    <>
      <SceneHeader title={title} scene={{ wideOnly: scene }}>
        <p>
          <strong className="text-white">{emergency.title}</strong>
          {` ${emergency.text} ${PROMISES.answer}`}
        </p>
      </SceneHeader>
      <div className="wrap grid gap-4 pt-5 pb-14 sm:gap-6 sm:pb-20">
        <SchedulePlanner />
        <p>
          <Link to={paths.process} className="text-link">
            {process}
          </Link>
        </p>
      </div>
    </>
  );
}
