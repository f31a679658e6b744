import { Link } from 'react-router-dom';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { paths } from '#src/content/site-map.ts';
import { SchedulePlanner } from '#src/features/schedule/schedule-planner.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { PROMISES } from '#words/company/company.ts';
import { SCHEDULE_PAGE } from '#words/pages/schedule.ts';

export const { description } = SCHEDULE_PAGE;

const hotline = phoneLink(env.hotline);

/** Its top is low and without a picture: the times are what counts here. */
export default function SchedulePage() {
  const { title, emergency, process } = SCHEDULE_PAGE;
  return (
    <>
      <div className="page-header on-dark bg-navy-950">
        <div className="wrap items-center gap-x-8 py-3 lg:flex">
          <h1 className="shrink-0 text-white">{title}</h1>
          <p className="mt-1 max-w-2xl text-foam-100">
            <strong className="text-white">{emergency.title}</strong>
            {` ${emergency.text} `}
            <a href={hotline.href} className="font-semibold text-white underline underline-offset-4">
              <PhoneText>{hotline.text}</PhoneText>
            </a>
            {`. ${PROMISES.answer}`}
          </p>
        </div>
        <div className="tarp-hem" />
      </div>
      <div className="wrap grid gap-3 pt-4 pb-14 sm:pb-20">
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
