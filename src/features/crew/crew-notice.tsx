import { CalendarDays, LoaderCircle } from 'lucide-react';
import { CallButton } from '#src/components/site/call-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CREW, CREW_PROBLEMS, CREW_SAMPLE, type CrewProblem } from '#src/content/rep/crew.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

interface CrewNoticeProps {
  problem: CrewProblem;
  /** What the backend says, instead of our words. */
  message?: string | undefined;
  isLoading?: boolean;
  /** Left out if asking again gets the same answer. */
  onRetry?: () => void;
}

/** Says why there is no list, and what to do. */
export function CrewNotice({ problem, message, isLoading = false, onRetry }: CrewNoticeProps) {
  const { title, text } = CREW_PROBLEMS[problem];
  return (
    <div data-crew-notice className="text-center">
      {!onRetry && <h1 className="text-3xl">{CREW.title}</h1>}
      <section className="mt-6 rounded-2xl border border-line bg-white p-5 raised sm:p-8">
        <CalendarDays aria-hidden="true" className="mx-auto mb-3 size-10 text-tarp-600" />
        <div role="alert">
          <h2 className="text-2xl">{title}</h2>
          <p className="mx-auto mt-2 max-w-lg text-slate-700">{message ?? text}</p>
        </div>
        <div className="mx-auto mt-5 grid max-w-lg gap-3">
          {onRetry && (
            <Button onClick={onRetry} className="min-h-14!">
              {isLoading && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
              {CREW.retry}
            </Button>
          )}
          <CallButton phone={phoneLink(env.hotline)} look="act">
            {CREW.callOffice}
          </CallButton>
        </div>
      </section>
      {problem === 'none' && <Sample />}
    </div>
  );
}

/** Pale, so that nobody drives there. */
const Sample = () => (
  <section aria-labelledby="sample" className="mt-8 text-left text-slate-600">
    <h2 id="sample" className="font-sans text-base font-semibold text-slate-600">
      {CREW_SAMPLE.title}
    </h2>
    <ol className="mt-3 grid grid-cols-1 gap-3">
      {CREW_SAMPLE.visits.map(({ when, name, what }, index) => (
        <li key={when} className="flex gap-3 rounded-2xl border border-dashed border-slate-400 p-4">
          <span
            aria-hidden="true"
            className="grid size-[2.2em] shrink-0 place-items-center rounded-full bg-foam-100 font-bold tabular-nums max-xs:hidden"
          >
            {index + 1}
          </span>
          <div className="min-w-0 leading-snug">
            <p className="tabular-nums">{when}</p>
            <p className="text-lg font-semibold">{name}</p>
            <p>{what}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
