import { useState } from 'react';
import type { ListedRep } from '#contract/actions/accounts/reps.ts';
import { REPS } from '#src/content/rep/manage.ts';
import { easternShortTime, easternTime } from '#src/features/manage/eastern-date.ts';
import { hasNoPin, isBlocked, isLocked } from './rep-states.ts';

interface AccessNotesProps {
  rep: ListedRep;
  hasSecurity: boolean;
  /** The backend says when an account last signed in. */
  hasAccounts: boolean;
}

/** When the rep last signed in, and what keeps the rep from signing in now. */
export function AccessNotes({ rep, hasSecurity, hasAccounts }: AccessNotesProps) {
  const [openedAt] = useState(Date.now);
  const { lastSignInAt, lockedUntil } = rep;
  const isNew = hasNoPin(rep) || isBlocked(rep);
  return (
    <>
      {hasAccounts && lastSignInAt !== '' && (
        <p className="text-sm text-slate-700">
          {/* On a wide screen the column has this name. */}
          <span className="lg:sr-only">{REPS.lastSignIn}</span>
          {easternShortTime(lastSignInAt, openedAt)}
        </p>
      )}
      {hasAccounts && lastSignInAt === '' && !isNew && (
        <p className="text-sm text-slate-600">{REPS.noSignIn}</p>
      )}
      {rep.askedAgain && <p className="mt-1 text-sm font-semibold text-slate-700">{REPS.askedAgain}</p>}
      {hasSecurity && hasNoPin(rep) && (
        <p className="mt-1 text-sm font-semibold text-slate-700">{REPS.noPin}</p>
      )}
      {hasSecurity && isLocked(rep) && (
        <p className="mt-1 text-sm font-semibold text-coral-700">
          {REPS.lockedUntil(easternTime(lockedUntil, openedAt))}
        </p>
      )}
    </>
  );
}
