import type { ReactNode } from 'react';
import { LEAD_SOURCES } from '#contract/booking-choices.ts';
import { LIMITS } from '#contract/limits.ts';
import { PERIOD_LABELS, PERIODS } from '#contract/slots.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CLAIM_OPTIONS, NEW_LEAD_LABELS, NEW_LEAD_SECTIONS } from '#src/content/new-lead.ts';
import type { LeadErrors, LeadField, LeadValues } from './lead-values.ts';

interface LeadSectionsProps {
  /** What the controls hold when they open; from then on they keep it themselves. */
  opening: LeadValues;
  errors: LeadErrors;
  /** What stands under the phone number. */
  numberNotice: ReactNode;
}

/** The fields of a new lead (specification, section 3). */
export function LeadSections({ opening, errors, numberNotice }: LeadSectionsProps) {
  const field = (name: LeadField) => ({
    name,
    label: NEW_LEAD_LABELS[name],
    defaultValue: opening[name],
    error: errors[name],
  });
  return (
    <>
      <Section title={NEW_LEAD_SECTIONS.homeowner}>
        <TextField {...field('firstName')} required autoComplete="off" maxLength={LIMITS.name} />
        <TextField {...field('lastName')} required autoComplete="off" maxLength={LIMITS.name} />
        <TextField {...field('phone')} required type="tel" autoComplete="off" maxLength={LIMITS.phone} />
        {numberNotice}
        <TextField
          {...field('email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
        />
      </Section>
      <Section title={NEW_LEAD_SECTIONS.property}>
        <TextField
          {...field('address')}
          className="sm:col-span-2"
          required
          autoComplete="off"
          maxLength={LIMITS.address}
        />
        <TextField {...field('city')} required autoComplete="off" maxLength={LIMITS.city} />
        <div className="grid grid-cols-2 gap-5">
          <TextField {...field('state')} autoComplete="off" maxLength={LIMITS.state} />
          <TextField
            {...field('zip')}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={LIMITS.zip}
          />
        </div>
      </Section>
      <Section title={NEW_LEAD_SECTIONS.damage}>
        <TextField {...field('mostRecentStormDate')} type="date" />
        <TextField {...field('dateOfLoss')} type="date" />
        <TextField {...field('insuranceCarrier')} autoComplete="off" maxLength={LIMITS.insuranceCarrier} />
        <TextField
          {...field('policyNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LIMITS.policyNumber}
        />
        <SelectField {...field('previousClaims')} options={CLAIM_OPTIONS} />
      </Section>
      <Section title={NEW_LEAD_SECTIONS.appointment}>
        <TextField {...field('apptDate')} type="date" />
        <TextField {...field('apptTime')} list="appt-times" autoComplete="off" maxLength={LIMITS.label} />
        <datalist id="appt-times">
          {PERIODS.map((period) => (
            <option key={period} value={period} label={PERIOD_LABELS[period]} />
          ))}
        </datalist>
        <TextField {...field('leadSource')} list="lead-sources" autoComplete="off" maxLength={LIMITS.label} />
        <datalist id="lead-sources">
          {LEAD_SOURCES.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <TextAreaField {...field('notes')} className="sm:col-span-2" rows={4} maxLength={LIMITS.notes} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl leading-tight font-bold text-navy-900">{title}</legend>
      {children}
    </fieldset>
  );
}
