import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '#src/components/ui/button.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';

interface RedirectNoticeProps {
  to: string;
  label: string;
  afterMs: number;
}

/** Replaces a form that was sent: a link that the page follows by itself after `afterMs`. */
export function RedirectNotice({ to, label, afterMs }: RedirectNoticeProps) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => navigate(to));
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
