import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CorrectedField } from '#contract/forms/correction.ts';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';

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
  return (
    <>
      <TextField {...text('firstName')} />
      <TextField {...text('lastName')} />
      <TextField {...text('phone')} type="tel" hint={phoneHint} />
      <EmailField {...text('email')} hint={emailHint} />
      <TextField {...text('address')} className="sm:col-span-2" />
      <TextField {...text('city')} />
      <div className="grid grid-cols-2 gap-5">
        <TextField {...text('state')} />
        <TextField {...text('zip')} inputMode="numeric" />
      </div>
    </>
  );
}
