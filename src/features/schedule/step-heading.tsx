import { SCHEDULE_STEPS } from '#words/pages/schedule.ts';

interface StepHeadingProps {
  number: number;
  title: string;
  lead?: string;
}

export function StepHeading({ number, title, lead }: StepHeadingProps) {
  return (
    <div className="mb-5">
      <h2>
        <span className="block font-sans font-semibold text-base text-slate-600">
          {`${SCHEDULE_STEPS.number(number)} `}
        </span>
        {title}
      </h2>
      {lead && <p className="mt-2 text-slate-600">{lead}</p>}
    </div>
  );
}
