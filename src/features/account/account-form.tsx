import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { useNavigateLater } from '#src/components/ui/use-navigate-later.ts';
import { Form } from '#src/forms/form.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';

interface AccountFormProps {
  /** From useSubmitForm. */
  form: ComponentProps<typeof Form>['form'] & {
    outcome: Ref<HTMLDivElement>;
    message: OutcomeMessage | null;
  };
  /** Shown until the form has a message of its own. */
  opening?: OutcomeMessage | null;
  /** Replaces the form after a success. */
  next: RedirectNoticeProps;
  children: ReactNode;
}

export function AccountForm({ form, opening = null, next, children }: AccountFormProps) {
  return (
    <div>
      <Outcome ref={form.outcome} message={form.message ?? opening} />
      {form.message?.isSuccess ? (
        <RedirectNotice {...next} />
      ) : (
        <Form form={form} name="account" className="grid gap-4">
          {children}
        </Form>
      )}
    </div>
  );
}

interface RedirectNoticeProps {
  to: string;
  label: string;
  afterMs: number;
}

/** A link that the page follows by itself after `afterMs`. */
function RedirectNotice({ to, label, afterMs }: RedirectNoticeProps) {
  const navigateLater = useNavigateLater();
  const go = useEffectEvent(() => navigateLater(to));
  useEffect(() => {
    const timer = setTimeout(() => go(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <Link ref={takeFocus} to={to} className={buttonClass('main', 'w-full')}>
      {label}
      <ArrowRight aria-hidden="true" className="size-5" />
    </Link>
  );
}
