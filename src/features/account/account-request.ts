import {
  ACCOUNT_INCOMPLETE,
  type RequestUserApprovalRequest,
  requestUserApprovalAction,
} from '#contract/actions/request-user-approval.ts';
import { parseRequest } from '#contract/parse.ts';
import { FIELD_EMPTY } from '#src/content/rep-account.ts';

export const ACCOUNT_FIELDS = ['name', 'email', 'phone', 'pin'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type AccountErrors = Partial<Record<AccountField, string>>;

export type AccountForm =
  | { ok: true; data: RequestUserApprovalRequest }
  | { ok: false; text: string | null; focus: string; errors: AccountErrors };

/**
 * Reads the account request as typed: what is empty comes first, then what is wrong (specification, section 5). `text` is
 * for the whole form; null when a field says it, where the reader is taken.
 */
export function readAccountForm(typed: Readonly<Record<string, string>>): AccountForm {
  const empty = ACCOUNT_FIELDS.filter((name) => (typed[name] ?? '').trim() === '');
  if (empty.length > 0) {
    const errors: AccountErrors = Object.fromEntries(empty.map((name) => [name, FIELD_EMPTY]));
    return { ok: false, text: ACCOUNT_INCOMPLETE, focus: empty[0] ?? '', errors };
  }
  const parsed = parseRequest(requestUserApprovalAction.request, typed);
  if (parsed.ok) return parsed;
  const [field, text] = Object.entries(parsed.fields)[0] ?? ['name', ACCOUNT_INCOMPLETE];
  return { ok: false, text: null, focus: field, errors: { [field]: text } };
}
