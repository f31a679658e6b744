import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LEAD_SOURCES } from '#contract/form-choices.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { LEAD_FIELDS, type NewLeadField } from '#contract/lead/lead-fields.ts';
import { refusesEmpty } from '#contract/parse.ts';
import { PERIODS, periodLabel } from '#contract/slots.ts';
import { Fold } from '#src/components/rep/fold.tsx';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CLAIM_OPTIONS, LANGUAGE_OPTIONS, NEW_LEAD_SECTIONS } from '#src/content/rep/new-lead.ts';
import { NOT_A_PHONE } from './visit-select.tsx';

interface LeadSectionsProps {
  /** From useSubmitForm. */
  field: (name: NewLeadField) => UseFormRegisterReturn & { error: string | undefined };
  numberNotice: ReactNode;
  /** Chooses a slot, above the date and the time as typed; as it is with a backend that has no visits. */
  withVisit: (dateAndTime: ReactNode) => ReactNode;
  /** Whether a field of the storm and the insurance is filled in. */
  knowsDamage: boolean;
}

export const DAMAGE_FIELDS = [
  'mostRecentStormDate',
  'dateOfLoss',
  'insuranceCarrier',
  'policyNumber',
  'previousClaims',
] as const;

/** The fields of a new lead (specification, section 3). */
export function LeadSections({ field: getField, numberNotice, withVisit, knowsDamage }: LeadSectionsProps) {
  const field = (name: NewLeadField) => ({
    ...getField(name),
    label: LEAD_FIELDS[name].label,
    required: refusesEmpty(newLeadSchema.shape[name]),
  });
  const text = (name: NewLeadField) => ({
    ...field(name),
    maxLength: LEAD_FIELDS[name].max,
    autoComplete: 'off',
  });
  return (
    <>
      <Section title={NEW_LEAD_SECTIONS.homeowner}>
        <div className="grid two-up gap-5 sm:contents">
          <TextField {...text('firstName')} />
          <TextField {...text('lastName')} />
        </div>
        <TextField {...text('phone')} type="tel" />
        {numberNotice}
        <EmailField {...text('email')} />
        <SelectField {...field('language')} options={LANGUAGE_OPTIONS} className="sm:col-span-2" />
      </Section>
      <Section title={NEW_LEAD_SECTIONS.property}>
        <TextField {...text('address')} className="sm:col-span-2" />
        <TextField {...text('city')} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-5">
          <TextField {...text('state')} />
          <TextField {...text('zip')} inputMode="numeric" />
        </div>
      </Section>
      <FoldedSection title={NEW_LEAD_SECTIONS.damage} isNeeded={knowsDamage}>
        <TextField {...field('mostRecentStormDate')} type="date" />
        <TextField {...field('dateOfLoss')} type="date" />
        <TextField {...text('insuranceCarrier')} />
        <TextField {...text('policyNumber')} autoCapitalize="characters" spellCheck={false} />
        <SelectField {...field('previousClaims')} options={CLAIM_OPTIONS} className="sm:col-span-2" />
      </FoldedSection>
      <Section title={NEW_LEAD_SECTIONS.appointment} className="lg:row-span-2">
        {withVisit(
          <>
            <TextField {...field('apptDate')} type="date" />
            <TextField {...text('apptTime')} list="appt-times" />
            <datalist id="appt-times">
              {PERIODS.map((period) => (
                <option key={period} value={period} label={periodLabel(period)} />
              ))}
            </datalist>
          </>,
        )}
        <TextField
          {...text('leadSource')}
          list="lead-sources"
          className="border-line sm:col-span-2 sm:border-t sm:pt-5"
        />
        <datalist id="lead-sources">
          {LEAD_SOURCES.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
      </Section>
      <TextAreaField {...field('notes')} rows={4} maxLength={LEAD_FIELDS.notes.max} />
    </>
  );
}

const FIELDS = 'grid grid-cols-1 gap-5 sm:grid-cols-2';
const TITLE = 'font-display text-2xl leading-tight font-bold text-navy-900';

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Section({ title, className = '', children }: SectionProps) {
  return (
    <fieldset className={`${FIELDS} ${className}`}>
      <legend className={`mb-4 ${TITLE}`}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** A rep often does not ask for these. */
function FoldedSection(props: { title: string; isNeeded: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <Fold
        title={
          <span id={id} className={TITLE}>
            {props.title}
          </span>
        }
        openFrom={NOT_A_PHONE}
        isNeeded={props.isNeeded}
        className="-mt-2"
      >
        <div className={`mt-2 ${FIELDS}`}>{props.children}</div>
      </Fold>
    </fieldset>
  );
}
