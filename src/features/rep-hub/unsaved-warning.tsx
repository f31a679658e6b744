import { Button } from '#src/components/ui/button.tsx';
import { UNSAVED } from '#src/content/rep/unsaved.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import type { UnsavedWork } from '#src/stored/unsaved-work.ts';

interface UnsavedWarningProps {
  work: UnsavedWork;
  onLogOut: () => void;
  onStay: () => void;
}

/** Asks before a logout deletes what the rep has not saved. */
export function UnsavedWarning({
  work: { leads, saves, hasNewLead, hasNumber, hasCorrection, hasCaller, hasStatus },
  onLogOut,
  onStay,
}: UnsavedWarningProps) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="unsaved-work"
      className="mt-4 rounded-lg bg-amber-100 p-4 outline-none"
    >
      <h2 id="unsaved-work" className="font-sans text-lg font-semibold">
        {UNSAVED.title}
      </h2>
      <ul className="my-3 list-disc pl-5">
        {saves > 0 && <li>{UNSAVED.saves(saves)}</li>}
        {leads > 0 && <li>{UNSAVED.notes(leads)}</li>}
        {hasNewLead && <li>{UNSAVED.newLead}</li>}
        {hasNumber && <li>{UNSAVED.number}</li>}
        {hasCorrection && <li>{UNSAVED.correction}</li>}
        {hasCaller && <li>{UNSAVED.caller}</li>}
        {hasStatus && <li>{UNSAVED.status}</li>}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>{UNSAVED.stay}</Button>
        <Button look="outline" onClick={onLogOut}>
          {UNSAVED.logOut}
        </Button>
      </div>
    </section>
  );
}
