import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { paths } from '#src/lib/paths.ts';

/** For whoever comes to the manager's screen and finds it closed: why, and the way back. */
export function ManageClosed({ title, hint }: { title: string; hint: string }) {
  return (
    <Card className="max-w-xl">
      <Lock aria-hidden="true" className="size-10 text-tarp-600" />
      <p className="mt-3 text-lg font-semibold text-navy-900">{title}</p>
      <p className="mt-1 mb-5 text-slate-700">{hint}</p>
      <Link to={paths.rep.hub} className={buttonClass('main')}>
        {MANAGE.toHub}
      </Link>
    </Card>
  );
}
