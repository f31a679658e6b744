import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { MANAGE } from '#src/content/manage.ts';
import { paths } from '#src/lib/paths.ts';

/** For a rep who comes to the manager's screen. */
export function ManagersOnly() {
  return (
    <Card className="max-w-xl">
      <Lock aria-hidden="true" className="size-10 text-tarp-600" />
      <p className="mt-3 text-lg font-semibold text-navy-900">{MANAGE.forbidden}</p>
      <p className="mt-1 mb-5 text-slate-700">{MANAGE.forbiddenHint}</p>
      <Link to={paths.rep.hub} className={buttonClass('main')}>
        {MANAGE.toHub}
      </Link>
    </Card>
  );
}
