import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { Button } from '#src/components/ui/button.tsx';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { getUnsavedWork, type UnsavedWork } from '#src/stored/unsaved-work.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';

export function HubHeader({ session, onLogOut }: { session: Session; onLogOut: () => void }) {
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null);
  const button = useRef<HTMLDivElement>(null);

  async function logOut() {
    const work = await getUnsavedWork(session.email);
    if (Object.values(work).some(Boolean)) setUnsaved(work);
    else onLogOut();
  }

  function stay() {
    setUnsaved(null);
    button.current?.querySelector('button')?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1>{REP_HUB.title}</h1>
          <p className="mt-1 wrap-anywhere text-slate-700">{session.name || session.email}</p>
        </div>
        <div ref={button}>
          <Button look="outline" onClick={logOut}>
            <LogOut aria-hidden="true" className="size-5" />
            {REP_HUB.logout}
          </Button>
        </div>
      </div>
      {unsaved && <UnsavedWarning work={unsaved} onLogOut={onLogOut} onStay={stay} />}
    </>
  );
}
