import { type ChangeEvent, type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { easternDay } from '#contract/eastern-time.ts';
import { DRAFT_FIELDS, type DraftField } from '#src/lib/booking-fields.ts';
import { readHandOff, withoutPersonal } from '#src/lib/hand-off.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { type BookingDraft, bookingDraft } from '#src/stored/booking-draft.ts';
import { arrive } from './arrival.ts';
import {
  type BookingErrors,
  type BookingValues,
  EMPTY_BOOKING,
  filledIn,
  readControls,
  writeControls,
} from './booking-values.ts';
import { loadCheck } from './load-parts.ts';
import { writeSubmissionId } from './wire-fields.tsx';

const fieldOf = (target: EventTarget): DraftField | undefined =>
  'name' in target ? DRAFT_FIELDS.find((field) => field === target.name) : undefined;

/** Marks, in the history entry, an address that has been read: a reload is no new arrival. */
const READ = 'bookingRead';

/**
 * The booking form with its memory. The browser's controls hold what is typed, so nothing typed before the app runs is
 * lost; `values` is what they hold now. Prefilled once from the query, whose personal part then leaves the address bar; kept in this
 * tab at every change, so that a reload loses nothing; forgotten by `finish`.
 */
export function useBookingForm() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const draft = useRef<BookingDraft | null>(null);
  const [values, setValues] = useState<BookingValues>(EMPTY_BOOKING);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [slotGone, setSlotGone] = useState(false);

  const keep = useCallback((next: BookingValues) => {
    setValues(next);
    if (!draft.current) return;
    draft.current = { ...draft.current, values: next };
    bookingDraft.write(draft.current);
  }, []);

  useLayoutEffect(() => {
    const isArrival = search !== '' && state !== READ;
    if (!element.current || (draft.current && !isArrival)) return;
    const handOff = isArrival ? readHandOff(search) : null;
    const arrival = arrive(bookingDraft.read(), handOff, easternDay(Date.now()));
    const { apptDate = '', apptTime = '' } = arrival.draft.values;
    const typed = draft.current ? {} : filledIn(readControls(element.current));
    const submissionId = arrival.draft.submissionId || newSubmissionId();
    draft.current = { ...arrival.draft, submissionId };
    writeSubmissionId(element.current, submissionId);
    writeControls(element.current, {
      ...EMPTY_BOOKING,
      ...filledIn(arrival.draft.values),
      ...typed,
      // Nobody types these: a browser may have put back what stood there before.
      apptDate,
      apptTime,
    });
    keep(readControls(element.current));
    setSlotGone(arrival.slotGone);
    if (isArrival) {
      navigate({ pathname, hash, search: withoutPersonal(search) }, { replace: true, state: READ });
    }
  }, [keep, navigate, pathname, search, hash, state]);

  /** Says again what is wrong with one field, or that nothing is any more. */
  const recheck = useCallback(async (field: DraftField) => {
    const check = await loadCheck().catch(() => null);
    if (!check || !element.current) return; // It is checked again before it is sent.
    const found = check(readControls(element.current)).errors?.[field];
    setErrors((before) => ({ ...before, [field]: found }));
  }, []);

  /** Sets fields that are picked and not typed. */
  const set = useCallback(
    (picked: Partial<BookingValues>) => {
      if (!element.current) return;
      writeControls(element.current, picked);
      keep(readControls(element.current));
      for (const field of DRAFT_FIELDS) if (picked[field]) void recheck(field);
    },
    [keep, recheck],
  );

  function onChange({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
    keep(readControls(currentTarget));
    const field = fieldOf(target);
    if (field && errors[field]) void recheck(field);
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    const field = fieldOf(target);
    if (field && values[field].trim() !== '') void recheck(field);
  }

  /** Shows what is wrong everywhere; a slot that midnight took while the page was open is given up. */
  function refuse(found: BookingErrors) {
    setErrors(found);
    if (!found.apptDate || !values.apptDate) return;
    set({ apptDate: '', apptTime: '' });
    setSlotGone(true);
  }

  /** Empties the form after a booking; the next one gets an id of its own. */
  function finish() {
    const submissionId = newSubmissionId();
    element.current?.reset();
    if (element.current) {
      writeControls(element.current, EMPTY_BOOKING);
      writeSubmissionId(element.current, submissionId);
    }
    draft.current = { values: {}, prefilled: {}, submissionId };
    bookingDraft.remove();
    setValues(EMPTY_BOOKING);
    setErrors({});
    setSlotGone(false);
  }

  const submissionId = () => draft.current?.submissionId ?? newSubmissionId();
  return { element, values, errors, slotGone, set, onChange, onBlur, refuse, finish, submissionId };
}
