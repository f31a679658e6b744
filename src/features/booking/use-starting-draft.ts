import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { easternDay } from '#contract/eastern-time.ts';
import { readHandOff, withoutPersonal } from '#src/lib/hand-off.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { type Arrival, arrive } from './starting-draft.ts';

/** Marks, in the history entry, an address that has been read: a reload is no new arrival. */
const READ = 'bookingRead';

const isArrival = ({ search, state }: ReturnType<typeof useLocation>): boolean =>
  search !== '' && state !== READ;

/** A key that changes when the address brings something new to the page. */
export function useArrivalKey(): string {
  const location = useLocation();
  const [arrivalKey, setArrivalKey] = useState(location.key);
  if (isArrival(location) && location.key !== arrivalKey) setArrivalKey(location.key);
  return arrivalKey;
}

/**
 * What the form opens with: what this tab remembers and what the address brings. It is kept at once, with the
 * id of this booking, and what is personal in the address leaves it.
 */
export function useArrival(): Arrival {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const isNew = isArrival(location);
  const [arrival] = useState(() =>
    arrive(bookingDraft.read(), isNew ? readHandOff(search) : null, easternDay(Date.now())),
  );

  useLayoutEffect(() => {
    const { draft } = arrival;
    bookingDraft.write({ ...draft, submissionId: draft.submissionId || newSubmissionId() });
  }, [arrival]);
  useLayoutEffect(() => {
    if (!isNew) return;
    navigate({ pathname, hash, search: withoutPersonal(search) }, { replace: true, state: READ });
  }, [isNew, navigate, pathname, hash, search]);

  return arrival;
}
