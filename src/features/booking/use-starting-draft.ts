import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { readHandOff, withoutPersonal } from '#src/lib/hand-off.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { now } from '#src/stored/clock.ts';
import { type StartingDraft, startDraft } from './starting-draft.ts';

/** Marks a history entry whose query has been read: a reload is not a new arrival. */
const READ = 'bookingRead';

const isNewAddress = ({ search, state }: ReturnType<typeof useLocation>): boolean =>
  search !== '' && state !== READ;

/** Returns a key that changes when navigation brings a new query. */
export function useStartingDraftKey(): string {
  const location = useLocation();
  const [draftKey, setDraftKey] = useState(location.key);
  if (isNewAddress(location) && location.key !== draftKey) setDraftKey(location.key);
  return draftKey;
}

/**
 * Merges this tab's draft with the query, stores the result at once with the booking's id, and removes
 * personal data from the address bar.
 */
export function useStartingDraft(): StartingDraft {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const isNew = isNewAddress(location);
  const [starting] = useState(() =>
    startDraft(bookingDraft.read(), isNew ? readHandOff(search) : null, easternDay(now())),
  );

  useLayoutEffect(() => {
    const { draft } = starting;
    bookingDraft.write({ ...draft, submissionId: draft.submissionId || newSubmissionId() });
  }, [starting]);
  useLayoutEffect(() => {
    if (!isNew) return;
    navigate({ pathname, hash, search: withoutPersonal(search) }, { replace: true, state: READ });
  }, [isNew, navigate, pathname, hash, search]);

  return starting;
}
