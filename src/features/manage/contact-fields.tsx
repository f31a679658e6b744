import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CorrectedField } from '#contract/forms/correction.ts';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { LANGUAGE_OPTIONS } from '#src/content/rep/new-lead.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';

interface ContactFieldsProps {
  /** From useSubmitForm. */
  field: (name: CorrectedField) => UseFormRegisterReturn & { error: string | undefined };
  phoneHint?: string;
  emailHint?: string;
}

/** Who a lead is and where, in a grid of two columns. */
export function ContactFields({ field, phoneHint, emailHint }: ContactFieldsProps) {
  const text = (name: CorrectedField) => ({
    ...field(name),
    label: LEAD_FIELDS[name].label,
    maxLength: LEAD_FIELDS[name].max,
    autoComplete: 'off',
  });
  const hasLanguages = useBackendFeatures().can('languages');
  return (
    <>
      <TextField {...text('firstName')} />
      <TextField {...text('lastName')} />
      <TextField {...text('phone')} type="tel" hint={phoneHint} />
      <EmailField {...text('email')} hint={emailHint} />
      <TextField {...text('address')} className="sm:col-span-2" />
      <TextField {...text('city')} />
      <div className="grid two-up gap-5">
        <TextField {...text('state')} />
        <TextField {...text('zip')} inputMode="numeric" />
      </div>
      {hasLanguages && (
        <SelectField
          {...field('language')}
          label={LEAD_FIELDS.language.label}
          options={LANGUAGE_OPTIONS}
          className="sm:col-span-2"
        />
      )}
    </>
  );
}
