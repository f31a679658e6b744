import { useEffect, useRef, useState } from 'react';
import { cancelVisitAction, changeVisitAction, type Visit } from '#contract/actions/bookings/visits.ts';
import { parseSlot, type Slot } from '#contract/slots.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { HOTLINE } from '#src/content/company/hotline.ts';
import { slotInWords } from '#src/content/pages/slots.ts';
import { VISIT_CHANGE, VISIT_ERRORS, VISIT_WORDS } from '#src/content/pages/visit.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { call, isRefused, type RepFailure, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { BookedVisit, VisitFacts } from './booked-visit.tsx';
import { SlotChange } from './slot-change.tsx';
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
  const [sending, setSending] = useState<'change' | 'cancel' | null>(null);
  const [isCanceledHere, setCanceledHere] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const slot = parseSlot(visit.apptDate, visit.apptTime);

  // The result is above the button that was pressed, on a phone far above it.
  useEffect(() => {
    if (message) outcome.current?.focus();
  }, [message]);

  async function send(what: 'change' | 'cancel', answer: Promise<RepResult<Visit>>): Promise<boolean> {
    setSending(what);
    setMessage(null);
    const result = await answer;
    setSending(null);
    if (result.ok) {
      onVisit(result.answer);
      return true;
    }
    setMessage(toMessage(result));
    // What is shown may be old: another tab may have changed the visit.
    if (isRefused(result)) reload();
    return false;
  }

  async function change(to: Slot) {
    const fields = { visit: token, apptDate: to.date, apptTime: to.period };
    if (!(await send('change', call(changeVisitAction, fields)))) return;
    setMessage({ isSuccess: true, text: VISIT_CHANGE.done(slotInWords(to)) });
  }

  async function cancel() {
    if (await send('cancel', call(cancelVisitAction, { visit: token }))) setCanceledHere(true);
  }

  if (visit.state !== 'booked') {
    return (
      <>
        <Outcome ref={outcome} message={message} />
        <VisitNotice {...VISIT_WORDS[visit.state]} kind="status" isResult={isCanceledHere}>
          <VisitFacts visit={visit} slot={slot} />
        </VisitNotice>
      </>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[6fr_7fr] lg:gap-8">
      <Card>
        <Outcome ref={outcome} message={message} />
        <BookedVisit visit={visit} slot={slot} sending={sending} onCancel={cancel} />
      </Card>
      <Card>
        <SlotChange
          // A changed visit starts anew: nothing is chosen.
          key={visit.changes}
          current={visit.toAgree ? null : slot}
          sending={sending}
          onChange={change}
        />
      </Card>
    </div>
  );
}

function toMessage({ reason, message }: RepFailure): OutcomeMessage {
  const { href, text } = phoneLink(env.hotline);
  return {
    isSuccess: false,
    text: message ?? (reason === 'unreachable' ? VISIT_ERRORS.offline : VISIT_ERRORS.failed),
    detail: (
      <a href={href} className="whitespace-nowrap font-semibold underline underline-offset-4">
        {HOTLINE.call(text)}
      </a>
    ),
  };
}
