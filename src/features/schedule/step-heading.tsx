import { SCHEDULE_STEPS } from '#words/pages/schedule.ts';

interface StepHeadingProps {
  number: number;
  title: string;
  lead: string;
}

export function StepHeading({ number, title, lead }: StepHeadingProps) {
  return (
    <div className="mb-6">
      <h2 className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-tarp-700 text-2xl text-white"
        >
          {number}
        </span>
        <span>
          <span className="sr-only">{`${SCHEDULE_STEPS.number(number)} `}</span>
          {title}
        </span>
      </h2>
      <p className="mt-2 text-slate-600">{lead}</p>
    </div>
  );
}
