import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { Button, buttonClass } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { VISIT_ERRORS, VISIT_WORDS } from '#words/pages/visit.ts';

interface VisitNoticeProps {
  title: string;
  text: string;
  /** How a screen reader says it: at once, or when it is ready. */
  kind: 'alert' | 'status';
  /** Whether the homeowner has just caused it: the focus goes there. */
  isResult?: boolean;
  /** Left out if asking again gets the same answer. */
  onRetry?: (() => void) | undefined;
  /** What the homeowner may want first. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Says that there is no visit to change, and what the homeowner can do: call, try again, book anew. */
export function VisitNotice({ title, text, kind, isResult, onRetry, action, children }: VisitNoticeProps) {
  return (
    <Card className="max-w-3xl">
      <div role={kind}>
        <h2 className="text-3xl" {...(isResult && { tabIndex: -1, ref: takeFocus })}>
          {title}
        </h2>
        <p className="mt-2 text-slate-700">{text}</p>
      </div>
      {children}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        {action}
        <CallButton phone={phoneLink(env.hotline)} look={action ? 'outline' : 'act'} />
        {onRetry && (
          <Button look="outline" onClick={onRetry}>
            {VISIT_ERRORS.retry}
          </Button>
        )}
        <Link to={paths.schedule} className={buttonClass('outline')}>
          {VISIT_WORDS.again}
        </Link>
      </div>
    </Card>
  );
}
