import { CalendarDays, LoaderCircle } from 'lucide-react';
import { CallButton } from '#src/components/site/call-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CREW, CREW_PROBLEMS, type CrewProblem } from '#src/content/rep/crew.ts';
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
    <div data-crew-notice className="mx-auto max-w-lg text-center sm:pt-10">
      {!onRetry && <h1 className="text-3xl">{CREW.title}</h1>}
      <section className="mt-6 rounded-2xl border border-line bg-white p-5 raised sm:p-8">
        <CalendarDays aria-hidden="true" className="mx-auto mb-3 size-10 text-tarp-600" />
        <div role="alert">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 text-slate-700">{message ?? text}</p>
        </div>
        <div className="mt-5 grid gap-3">
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
    </div>
  );
}
