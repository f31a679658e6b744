import { pick } from '#backend/core/pick.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { MessageRow } from '#backend/core/rows.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { listMessagesAction } from '#contract/actions/manager/list-messages.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';

/** `list_messages`: returns a page of what was sent, or waits, without the texts. Managers only. */
export const listMessages = signedIn(listMessagesAction, function* ({ failed, to, until }) {
  const limit = PAGE_SIZES.messages;
  const rows = yield* read('messages', {
    ...{ isFailed: failed === '1', recipient: to.toLowerCase(), until, limit },
  });
  const next = rows.length === limit ? (rows.at(-1)?.at ?? '') : '';
  return answerOnly({ ok: true, messages: rows.map(toListed), next });
});

/** Returns a message as managers see it, without the text. */
export const toListed = (row: MessageRow) => ({
  ...pick(row, ['at', 'kind', 'subject', 'state', 'sentAt', 'sentId', 'tries', 'nextAt']),
  ...{ id: row.messageId, to: row.recipient, reason: row.fault.split('\n')[0] ?? '' },
});
