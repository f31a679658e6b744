import { type NewLead, newLeadSchema } from '#contract/forms/new-lead.ts';
import { forFields, NEW_LEAD_FIELDS, type NewLeadField } from '#contract/lead/lead-fields.ts';
import { parseRequest } from '#contract/parse.ts';
import { NEW_LEAD } from '#src/content/new-lead.ts';

/** What is in the controls, as typed. */
export type LeadValues = Record<NewLeadField, string>;
export type LeadErrors = Partial<Record<NewLeadField, string>>;

/** The form as it opens: only the state is filled in (section 9). */
export const EMPTY_LEAD: LeadValues = { ...forFields(NEW_LEAD_FIELDS, () => ''), state: 'FL' };

/** What is in the form's controls now. */
export function readLeadValues(form: HTMLFormElement): LeadValues {
  const values = { ...EMPTY_LEAD };
  const data = new FormData(form);
  for (const field of NEW_LEAD_FIELDS) {
    const value = data.get(field);
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}

/** Dates of which only a part is typed: the control then says it is empty, so it has to be asked itself. */
export const halfTypedDates = (form: HTMLFormElement): NewLeadField[] =>
  NEW_LEAD_FIELDS.filter((field) => {
    const control = form.elements.namedItem(field);
    return control instanceof HTMLInputElement && control.validity.badInput;
  });

export type ReadLead = { ok: true; lead: NewLead } | { ok: false; errors: LeadErrors };

/** Reads the form by the rules of section 5. */
export function readLead(values: LeadValues, halfTyped: readonly NewLeadField[] = []): ReadLead {
  const parsed = parseRequest(newLeadSchema, values);
  if (parsed.ok && halfTyped.length === 0) return { ok: true, lead: parsed.data };
  const errors: LeadErrors = parsed.ok ? {} : { ...parsed.fields };
  for (const field of halfTyped) errors[field] = NEW_LEAD.badDate;
  return { ok: false, errors };
}

/** Of the errors on the page those that still hold: while typing they go, but nothing new turns red under the hands. */
export function stillWrong(errors: LeadErrors, now: ReadLead): LeadErrors {
  const left: LeadErrors = {};
  for (const field of NEW_LEAD_FIELDS) {
    const text = now.ok ? undefined : now.errors[field];
    if (errors[field] && text) left[field] = text;
  }
  return left;
}
