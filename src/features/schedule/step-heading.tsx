import { SCHEDULE_STEPS } from '#words/pages/schedule.ts';

export const StepHeading = ({ number, title }: { number: number; title: string }) => (
  <h2 className="mb-4 flex flex-wrap items-baseline gap-x-3">
    <span className="font-sans font-semibold text-base text-slate-600">
      {`${SCHEDULE_STEPS.number(number)} `}
    </span>
    {title}
  </h2>
);
