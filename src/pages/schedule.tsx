import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { SCHEDULE_PAGE } from '#src/content/pages/schedule.ts';
import { paths } from '#src/content/site-map.ts';
import { SchedulePlanner } from '#src/features/schedule/schedule-planner.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

export const { description } = SCHEDULE_PAGE;

export default function SchedulePage() {
  const { title, lead, emergency, process } = SCHEDULE_PAGE;
  return (
    <>
      <PageHeader title={title}>
        <p>{lead}</p>
        <p className="mt-3">
          <Link to={paths.process} className="font-semibold text-white underline underline-offset-4">
            {process}
          </Link>
        </p>
      </PageHeader>
      <div className="wrap grid gap-6 pt-8 pb-16 sm:pb-20">
        <aside className="flex flex-col gap-4 rounded-2xl border-2 border-amber-500 bg-amber-100 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-7">
          <div className="flex gap-3">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
            <div>
              <p className="font-semibold text-navy-950">{emergency.title}</p>
              <p>{emergency.text}</p>
            </div>
          </div>
          <div className="shrink-0 max-sm:*:w-full">
            <CallButton phone={phoneLink(env.hotline)} />
          </div>
        </aside>
        <SchedulePlanner />
      </div>
    </>
  );
}
