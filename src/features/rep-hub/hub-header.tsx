import { LogOut } from 'lucide-react';
import type { Session } from '#contract/session.ts';
import { Button } from '#src/components/ui/button.tsx';
import { REP_HUB } from '#src/content/rep/rep-area.ts';

export function HubHeader({ session, onLogOut }: { session: Session; onLogOut: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h1>{REP_HUB.title}</h1>
        <p className="mt-1 wrap-anywhere text-slate-700">{session.name || session.email}</p>
      </div>
      <Button look="outline" onClick={onLogOut}>
        <LogOut aria-hidden="true" className="size-5" />
        {REP_HUB.logout}
      </Button>
    </div>
  );
}
