import { useRef, useState } from 'react';
import type { BookingOfLead, LeadRecord } from '#contract/actions/manager/find-leads.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { Button } from '#src/components/ui/button.tsx';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { visitWords } from '#src/content/rep/lead-visit.ts';
import { RECORD, VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { SetVisitForm } from '#src/features/manage/visits/set-visit-form.tsx';
import { VisitItem } from '#src/features/manage/visits/visit-item.tsx';

interface LeadVisitsProps {
  auth: string;
  record: LeadRecord;
  /** Whether the backend sets visits. */
  canSet: boolean;
  onDecided: (message: OutcomeMessage | null) => Promise<void>;
  onExpired: () => void;
}

/** The visits of a lead, newest first, with what the homeowner wrote in each booking. */
export function LeadVisits({ auth, record, canSet, onDecided, onExpired }: LeadVisitsProps) {
  const [isSetting, setIsSetting] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { bookings } = record;
  const lead = { ...record.lead, open: record.open };
  const stands = record.visit !== undefined && record.visit.state !== 'canceled';
  if (!canSet && bookings.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="lead-visits" className="grid gap-3 outline-none">
      <h3 id="lead-visits">{RECORD.visits}</h3>
      {bookings.length === 0 && <p className="text-slate-700">{RECORD.noVisit}</p>}
      {bookings.map((visit) => (
        <VisitItem
          key={visit.reference}
          auth={auth}
          name={[visitWords(visit) || visit.reference, visit.isElsewhere && DAY_WORDS.elsewhere]
            .filter(Boolean)
            .join(' · ')}
          lead={{ ...lead, isElsewhere: visit.isElsewhere, ...(!canSet && { leadId: '' }) }}
          visit={visit}
          onDecided={onDecided}
          onExpired={onExpired}
        >
          <VisitFacts visit={visit} />
        </VisitItem>
      ))}
      {canSet && !stands && !isSetting && (
        <p>
          <Button look="outline" onClick={() => setIsSetting(true)}>
            {VISIT_ACTIONS.set}
          </Button>
        </p>
      )}
      {isSetting && !stands && (
        <SetVisitForm
          auth={auth}
          lead={lead}
          visit={record.visit ?? null}
          isConfirming={false}
          onSet={(text) => {
            setIsSetting(false);
            void onDecided({ isSuccess: true, text });
          }}
          onChanged={(message) => {
            if (message) setIsSetting(false);
            void onDecided(message);
          }}
          onCancel={() => {
            setIsSetting(false);
            section.current?.focus();
          }}
          onExpired={onExpired}
        />
      )}
    </section>
  );
}

function VisitFacts({ visit }: { visit: BookingOfLead }) {
  const { reference, service, receivedAt, canceledAt, words } = visit;
  return (
    <>
      <p className="text-slate-700">{serviceLabel(service)}</p>
      <p className="text-sm text-slate-600">
        {[
          reference,
          RECORD.made(easternDateTime(receivedAt)),
          canceledAt && RECORD.canceledOn(easternDateTime(canceledAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {words && (
        <p className="mt-1 whitespace-pre-line">
          <span className="text-slate-600">{DAY_WORDS.words}:</span> {words}
        </p>
      )}
    </>
  );
}
