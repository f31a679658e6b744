import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { easternDay } from '#contract/eastern-time.ts';
import { readHandOff, withoutPersonal } from '#src/lib/hand-off.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { type StartingDraft, startDraft } from './starting-draft.ts';

/** Marks, in the history entry, an address that has been read: a reload is no new arrival. */
const READ = 'bookingRead';

const isNewAddress = ({ search, state }: ReturnType<typeof useLocation>): boolean =>
  search !== '' && state !== READ;

/** A key that changes when the address brings something new to the page. */
export function useStartingDraftKey(): string {
  const location = useLocation();
  const [draftKey, setDraftKey] = useState(location.key);
  if (isNewAddress(location) && location.key !== draftKey) setDraftKey(location.key);
  return draftKey;
}

/**
 * What the form opens with: what this tab remembers and what the address brings. It is kept at once, with the
 * id of this booking, and what is personal in the address leaves it.
 */
export function useStartingDraft(): StartingDraft {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const isNew = isNewAddress(location);
  const [starting] = useState(() =>
    startDraft(bookingDraft.read(), isNew ? readHandOff(search) : null, easternDay(Date.now())),
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
