import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  cancelVisitAction,
  changeVisitAction,
  restoreVisitAction,
  type Visit,
} from '#contract/actions/bookings/visits.ts';
import { parseSlot, type Slot } from '#contract/slots.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { slotInWords, visitInWords } from '#src/lib/slots.ts';
import { focusFromTop } from '#src/lib/take-focus.ts';
import { outbox } from '#src/services/booking-outbox.ts';
import { call, isRefused, type RepFailure, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { HOTLINE } from '#words/company/hotline.ts';
import { VISIT_CANCEL, VISIT_CHANGE, VISIT_ERRORS, VISIT_RESTORE, VISIT_WORDS } from '#words/pages/visit.ts';
import { BookedVisit, VisitFacts } from './booked-visit.tsx';
import { CancelVisit } from './cancel-visit.tsx';
import { SlotChange } from './slot-change.tsx';
import type { VisitCall } from './use-visit.ts';
import { VisitNotice } from './visit-notice.tsx';

interface VisitDetailsProps {
  token: string;
  visit: Visit;
  onVisit: (visit: Visit) => void;
  reload: () => void;
}

/** The visit with what can be done about it. */
export function VisitDetails({ token, visit, onVisit, reload }: VisitDetailsProps) {
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const [sending, setSending] = useState<VisitCall | null>(null);
  const [isCanceledHere, setCanceledHere] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const saved = useSyncExternalStore(outbox.subscribe, outbox.read);
  const slot = parseSlot(visit.apptDate, visit.apptTime);

  // The result is above the button that was pressed, on a phone far above it.
  useEffect(() => {
    if (message && outcome.current) focusFromTop(outcome.current);
  }, [message]);

  /** @returns the visit as it is then, or null if the call failed, which the page says */
  async function send(what: VisitCall, answer: Promise<RepResult<Visit>>): Promise<Visit | null> {
    setSending(what);
    setMessage(null);
    const result = await answer;
    setSending(null);
    if (result.ok) {
      setCanceledHere(what === 'cancel');
      onVisit(result.answer);
      return result.answer;
    }
    setMessage(toMessage(what, result));
    // What is shown may be old: another tab may have changed the visit.
    if (isRefused(result)) reload();
    return null;
  }

  async function change(to: Slot) {
    const fields = { visit: token, apptDate: to.date, apptTime: to.period };
    const changed = await send('change', call(changeVisitAction, fields));
    if (!changed) return;
    setMessage({ isSuccess: true, text: VISIT_CHANGE.done(slotInWords(to), changed.mailed) });
  }

  async function restore() {
    const restored = await send('restore', call(restoreVisitAction, { visit: token }));
    if (restored) setMessage({ isSuccess: true, text: toRestored(restored) });
  }

  if (visit.state !== 'booked') {
    // The backend's clock decides, not the device's.
    const canRestore = visit.state === 'canceled' && visit.undoUntil !== '';
    const { title, text } = VISIT_WORDS[visit.state];
    return (
      <>
        <Outcome ref={outcome} message={message} />
        <VisitNotice
          title={title}
          text={isCanceledHere ? toCanceled(visit) : text}
          kind="status"
          isResult={isCanceledHere}
          action={
            canRestore && (
              <Button disabled={sending !== null} onClick={restore}>
                {sending === 'restore' ? VISIT_RESTORE.sending : VISIT_RESTORE.submit}
              </Button>
            )
          }
        >
          <VisitFacts visit={visit} slot={slot} />
          {canRestore && <p className="mt-3">{VISIT_RESTORE.until(visit.undoUntil)}</p>}
        </VisitNotice>
      </>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[6fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <Card>
        <Outcome ref={outcome} message={message} />
        <BookedVisit
          token={token}
          visit={visit}
          slot={slot}
          place={saved?.bookings.find(({ visitToken }) => visitToken === token)?.place ?? ''}
        />
      </Card>
      <Card className="lg:col-start-2 lg:row-span-2">
        <SlotChange
          // A changed visit starts anew: nothing is chosen.
          key={visit.changes}
          current={visit.toAgree ? null : slot}
          sending={sending}
          onChange={change}
        />
      </Card>
      <CancelVisit
        canRestore={visit.canRestore}
        sending={sending}
        onCancel={() => send('cancel', call(cancelVisitAction, { visit: token }))}
      />
    </div>
  );
}

/** A visit without a time is in no calendar. */
const toCanceled = ({ toAgree, mailed }: Visit): string =>
  toAgree ? VISIT_CANCEL.doneToAgree : VISIT_CANCEL.done(mailed);

/** What came back: the slot, or a time to be agreed because the slot has no place any more. */
function toRestored({ toAgree, apptDate, apptTime, agreedTime, mailed }: Visit): string {
  const slot = parseSlot(apptDate, apptTime);
  if (toAgree) return VISIT_RESTORE.toAgree(slot ? slotInWords(slot) : '');
  return VISIT_RESTORE.done(slot ? visitInWords(slot, agreedTime) : '', mailed);
}

function toMessage(what: VisitCall, { reason, error, message }: RepFailure): OutcomeMessage {
  const { href, text } = phoneLink(env.hotline);
  const isTooLate = what === 'restore' && error === 'visit_canceled';
  const failure = message ?? (reason === 'unreachable' ? VISIT_ERRORS.offline : VISIT_ERRORS.failed);
  return {
    isSuccess: false,
    text: isTooLate ? VISIT_RESTORE.tooLate : failure,
    detail: (
      <a href={href} className="font-semibold underline underline-offset-4">
        <PhoneText>{HOTLINE.call(text)}</PhoneText>
      </a>
    ),
  };
}
