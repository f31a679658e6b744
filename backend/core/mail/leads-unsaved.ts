import type { Mail } from '#backend/core/messages/messages.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { COUNTS } from '#contract/limits.ts';

/** Email to the company about a rep who looks at many leads and saves none. */
export const leadsUnsavedMail = (
  { name, email }: Pick<RepRow, 'name' | 'email'>,
  { company }: Settings,
): Mail => ({
  kind: 'company',
  to: company.email,
  subject: `${COUNTS.unsavedLeads} leads in a row without a save: ${name}`,
  text: [
    `${name} (${email}) has had ${COUNTS.unsavedLeads} leads in a row and saved none of them. They get no other lead until they save one.`,
    '',
    'Somebody may be copying your leads. Ask the rep, or block the account:',
    `${company.siteUrl}/rep-access/manage`,
  ].join('\n'),
});
