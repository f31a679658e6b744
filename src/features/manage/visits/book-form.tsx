import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { bookVisitAction, bookVisitForm } from '#contract/actions/manager/visits.ts';
import type { SameNumber } from '#contract/actions/next-lead.ts';
import { BOOKING_SERVICE_IDS, serviceLabel } from '#contract/form-choices.ts';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { phoneFault } from '#contract/phone.ts';
import { keysAsText, phoneKeys } from '#contract/phone-keys.ts';
import { readSlotId } from '#contract/visits/visit-choice.ts';
import type { VisitSettings } from '#contract/visits/visit-limits.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { BOOK_CALLER, VISIT_ACTIONS } from '#src/content/rep/visits.ts';
import { ContactFields } from '#src/features/manage/contact-fields.tsx';
import { FROM_LIST, recordLink } from '#src/features/manage/find/record-link.ts';
import { FormButtons } from '#src/features/manage/form-buttons.tsx';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { noteFullSlot, refreshTakenSlots } from '#src/services/taken-slots.ts';
import type { CallerDraft } from './caller-draft.ts';
import { SlotFields, timeIn, whenOf } from './slot-select.tsx';

const checkFields = zodResolver(bookVisitForm);
const FAILED: OutcomeMessage = { isSuccess: false, text: BOOK_CALLER.failed };

interface BookFormProps {
  auth: string;
  /** Kept in this tab until it is booked. */
  draft: CallerDraft;
  /** A day whose slots come first, `yyyy-mm-dd`. */
  day?: string;
  /** The owner's limits, if they are known. */
  limits?: VisitSettings | null;
  /** Whether the manager has just opened it. */
  takesFocus?: boolean;
  /** What was searched for. */
  typed?: string;
  onBooked: (text: string) => void;
  onCancel: () => void;
  onExpired: () => void;
}

/** Books somebody who has called: a lead with a visit. */
export function BookForm(props: BookFormProps) {
  const { auth, draft, day = '', limits, takesFocus = true, typed = '' } = props;
  const { onBooked, onCancel, onExpired } = props;
  const [now] = useState(() => Date.now());
  const [known, setKnown] = useState<{ key: string; leads: readonly SameNumber[] } | null>(null);
  const booking = useSubmitForm({
    initialValues: {
      ...{ firstName: '', lastName: '', phone: '', email: '', address: '', city: '', state: 'FL', zip: '' },
      ...{ language: '', service: BOOKING_SERVICE_IDS[0], notes: '', visitSlot: '', visitTime: '' },
      ...guessFrom(typed),
    },
    draft,
    resolver: checkFields,
    checksOnLeaving: true,
    async send(fields) {
      const key = keysAsText(phoneKeys(fields.phone));
      if (known?.key !== key) {
        const found = await call(lookupNumberAction, { auth, phone: fields.phone });
        if (!found.ok && found.reason === 'expired') {
          onExpired();
          return null;
        }
        if (!found.ok) return { ...FAILED, detail: failureWords(found) };
        const { leads } = found.answer;
        setKnown({ key, leads });
        if (leads.length > 0) return { isSuccess: false, text: BOOK_CALLER.known };
      }
      const slot = readSlotId(fields.visitSlot);
      const agreed = timeIn(slot, fields.visitTime);
      const result = await call(bookVisitAction, {
        ...{ ...fields, auth, visitTime: agreed },
        submissionId: draft.submissionId(),
      });
      if (result.ok) {
        refreshTakenSlots();
        draft.forget();
        const name = `${fields.firstName} ${fields.lastName}`;
        onBooked(BOOK_CALLER.booked(name, whenOf(slot, agreed), result.answer.reference));
        return null;
      }
      if (result.reason === 'expired') {
        onExpired();
        return null;
      }
      if (result.reason === 'refused') {
        // It may be a lead by now, of which the next attempt warns.
        draft.renewId();
        if (result.error === 'bad_request') setKnown(null);
      }
      if (result.error === 'slot_full') noteFullSlot(fields.visitSlot);
      return { ...FAILED, detail: failureWords(result) };
    },
    failed: FAILED,
  });
  const { setValue } = booking.form;
  const [visitSlot = '', visitTime = '', phone = ''] = useWatch({
    control: booking.form.control,
    name: ['visitSlot', 'visitTime', 'phone'],
  });
  const isWarned = known !== null && known.leads.length > 0 && known.key === keysAsText(phoneKeys(phone));
  return (
    <Card>
      <h3 ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className="outline-none">
        {BOOK_CALLER.title}
      </h3>
      <p className="mt-1 mb-5 text-slate-700">{BOOK_CALLER.lead}</p>
      <Form form={booking} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ContactFields field={booking.field} emailHint={BOOK_CALLER.emailHint} />
        <SelectField
          {...booking.field('service')}
          label={BOOK_CALLER.service}
          options={BOOKING_SERVICE_IDS.map((value) => ({ value, label: serviceLabel(value) }))}
        />
        <div className="grid grid-cols-1 gap-5">
          <SlotFields
            label={VISIT_ACTIONS.time}
            value={visitSlot}
            error={booking.field('visitSlot').error}
            day={day}
            limits={limits}
            now={now}
            time={visitTime}
            onSlot={(value) => setValue('visitSlot', value, { shouldValidate: true })}
            onTime={(value) => setValue('visitTime', value)}
          />
        </div>
        <TextAreaField
          {...booking.field('notes')}
          label={BOOK_CALLER.notes}
          rows={3}
          maxLength={LEAD_FIELDS.notes.max}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Outcome ref={booking.outcome} message={booking.message} />
          {isWarned && (
            <Alert kind="warning">
              <ul className="grid gap-1">
                {known.leads.map(({ leadId, firstName, lastName, status }) => (
                  <li key={leadId}>
                    <Link
                      to={recordLink(leadId, day ? { day } : {})}
                      state={day ? FROM_LIST : undefined}
                      className="inline-flex min-h-11 items-center font-semibold text-tarp-700 underline underline-offset-4 wrap-anywhere hover:text-navy-900"
                    >
                      {BOOK_CALLER.knownLead(`${firstName} ${lastName}`.trim() || DAY_WORDS.noName, status)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          <div className="mt-4">
            <FormButtons
              submit={isWarned ? BOOK_CALLER.saveAnyway : BOOK_CALLER.save}
              isSending={booking.isSending}
              draft={draft}
              onCancel={onCancel}
            />
          </div>
        </div>
      </Form>
    </Card>
  );
}

/** What a search says of the caller: a number, an email, an address, or a first and last name. */
function guessFrom(
  typed: string,
): Partial<Record<'phone' | 'email' | 'address' | 'firstName' | 'lastName', string>> {
  const text = typed.trim();
  if (text.includes('@')) return { email: text };
  if (phoneFault(text) === null) return { phone: text };
  if (/^\d+\s+\S/.test(text)) return { address: text };
  if (/\d/.test(text)) return {};
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
