import { expect, test } from 'vitest';
import type { MessageRow } from '#backend/core/rows.ts';
import { listMessagesAction } from '#contract/actions/manager/list-messages.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aFailedMessage, aMessage } from '#tests/builders/message.ts';
import { aBackend, at, MINUTE } from '#tests/core/backend.ts';

function anOffice(...rows: MessageRow[]) {
  const backend = aBackend();
  backend.store.write(rows.map((row) => ({ kind: 'insertMessage', row })));
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const list = (fields: Record<string, string> = {}) =>
    listMessagesAction.answer.parse(boss.call('list_messages', fields));
  const ids = (fields: Record<string, string> = {}) => list(fields).messages.map(({ id }) => id);
  return { backend, boss, list, ids };
}

test('a message says to whom, when, what and whether it was sent, or why not and when it is tried again', () => {
  const { list } = anOffice(
    aMessage({ at: at(0), sentAt: at(MINUTE) }),
    aFailedMessage({ messageId: 'message-2', at: at(-MINUTE), tries: 3, nextAt: at(15 * MINUTE) }),
    aMessage({ messageId: 'message-3', kind: 'webhook', recipient: '', subject: 'booking.created' }),
  );
  const [event, sent, waiting] = list().messages;
  expect(event).toMatchObject({ to: '', subject: 'booking.created' });
  expect(sent).toEqual({
    ...{ id: 'message-1', at: at(0), kind: 'homeowner', to: 'grace@home.example' },
    ...{ subject: 'We have your request' },
    ...{ state: 'sent', sentAt: at(MINUTE), sentId: '<1@tarps.example>', reason: '', tries: 1, nextAt: '' },
  });
  const reason = 'Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:25';
  expect(waiting).toMatchObject({ state: 'waiting', reason, tries: 3, nextAt: at(15 * MINUTE) });
});

test('the answer has neither the text nor the code of an email', () => {
  const { backend, boss } = anOffice(aFailedMessage({ body: 'The text of the email' }));
  backend.putRep({ email: 'lou@reps.example', state: 'approved' });
  boss.call('unlock_rep', { email: 'lou@reps.example' });
  const code = /Your code: (\w{8})\./.exec(backend.mail[0]?.text ?? '')?.[1];
  const answer = JSON.stringify(boss.call('list_messages'));
  expect(answer).toContain('lou@reps.example');
  const secrets = [String(code), backend.messages[0]?.codeSalt, 'Your code', 'The text of the email'];
  for (const secret of secrets) expect(answer).not.toContain(secret);
});

test('an address finds its messages however it is written', () => {
  const { ids } = anOffice(
    aMessage({ messageId: 'written', recipient: 'Grace@Home.example' }),
    aMessage({ messageId: 'other', recipient: 'grace@home.example.org' }),
    aMessage({ messageId: 'event', kind: 'webhook', recipient: '' }),
  );
  expect(ids({ to: ' GRACE@home.example ' })).toEqual(['written']);
  expect(ids({ to: 'grace' })).toEqual([]);
});

test('what is not sent is what waits because it was not accepted, also of one address, and is counted for Today', () => {
  const { ids, boss } = anOffice(
    aMessage({ messageId: 'sent' }),
    aFailedMessage({ messageId: 'failed', at: at(-MINUTE) }),
    aFailedMessage({ messageId: 'new', fault: '' }),
    aFailedMessage({ messageId: 'given up', recipient: 'ada@home.example', nextAt: '' }),
    aFailedMessage({ messageId: 'expired', state: 'expired' }),
    aFailedMessage({ messageId: 'caught', state: 'caught', fault: '' }),
  );
  expect(ids({ failed: '1' })).toEqual(['given up', 'failed']);
  expect(ids({ failed: '1', to: 'ada@home.example' })).toEqual(['given up']);
  const { unsentMessages } = showTodayAction.answer.parse(boss.call('show_today'));
  expect(unsentMessages).toEqual({ count: 2, more: false, oldestAt: at(-MINUTE) });
});

test('more than a page is read page by page, and none is left out', () => {
  const count = 2 * PAGE_SIZES.messages + 1;
  // Pairs at the same moment, so that a page ends between two messages of one moment.
  const all = Array.from({ length: count }, (_, index) =>
    aMessage({ messageId: `message-${index}`, at: at(-Math.floor((index + 1) / 2) * MINUTE) }),
  );
  const { list } = anOffice(...all);
  const seen = new Set<string>();
  let until = '';
  let pages = 0;
  do {
    const page = list({ until });
    expect(page.messages.length).toBeLessThanOrEqual(PAGE_SIZES.messages);
    for (const { id } of page.messages) seen.add(id);
    until = page.next;
    pages += 1;
  } while (until !== '' && pages < 9);
  expect(pages).toBe(3);
  expect(seen).toEqual(new Set(all.map(({ messageId }) => messageId)));
});
