import { describe, expect, test } from 'vitest';
import type { MessageRow } from '#backend/core/rows.ts';
import { aMessage, at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const ALL = { isFailed: false, recipient: '', until: '', limit: 1000 };

export function messageTests({ read, write }: Subject): void {
  describe('for messages', () => {
    const list = (over: Partial<typeof ALL>) => read('messages', { ...ALL, ...over });
    const ids = (rows: readonly MessageRow[]) => rows.map(({ messageId }) => messageId);

    test('returns a message exactly as it was stored, whatever its text, until the whole row is replaced', async () => {
      const recipient = `${fresh('ada')}@home.example`;
      const row = aMessage({
        ...{ recipient, subject: '=New booking: “Ada”', body: '-Hello,\n\n> 00123 {code}\n\t1/2 👍' },
        ...{ codeSalt: 'salt', expiresAt: at(15), leadId: 'lead', replyTo: 'b@home.example' },
        ...{ attachmentName: 'visit.ics', attachmentType: 'text/calendar', attachment: 'BEGIN:VCALENDAR' },
        ...{ isRefused: true, fault: '+Not accepted\nat all', tries: 3, sentId: "'id'" },
      });
      await write(put.newMessage(row));
      expect(await list({ recipient })).toEqual([row]);
      const sent: MessageRow = { ...row, state: 'sent', body: '', nextAt: '', sentAt: at(2), tries: 1 };
      await write({ kind: 'putMessage', row: sent });
      expect(await list({ recipient })).toEqual([sent]);
      const event = aMessage({ recipient, kind: 'webhook', body: '{}', at: at(1), nextAt: at(1) });
      await write({ kind: 'putMessage', row: event });
      expect(await list({ recipient })).toEqual([event, sent]);
    });

    test('lists the emails about one lead to its homeowner and to the company, newest first', async () => {
      const leadId = fresh('lead');
      const made = [
        aMessage({ leadId, kind: 'homeowner', at: at(0) }),
        aMessage({ leadId, kind: 'company', at: at(2) }),
        aMessage({ leadId, kind: 'homeowner', at: at(1) }),
      ];
      for (const row of made) await write(put.newMessage(row));
      await write(put.newMessage({ leadId, kind: 'webhook' }), put.newMessage({ kind: 'company' }));
      const [first, last, between] = ids(made);
      expect(ids(await read('messagesOfLead', { leadId, limit: 9 }))).toEqual([last, between, first]);
      expect(ids(await read('messagesOfLead', { leadId, limit: 2 }))).toEqual([last, between]);
      expect(await read('messagesOfLead', { leadId: fresh('lead'), limit: 9 })).toEqual([]);
    });

    test('lists those to one address, newest first, from a moment back, up to a limit', async () => {
      const name = fresh('ada');
      const recipient = `${name}@home.example`;
      const made = [0, 2, 1, 2].map((minute) => aMessage({ recipient, at: at(minute) }));
      for (const row of made) await write(put.newMessage(row));
      await write(put.newMessage({ recipient: `other-${recipient}`, at: at(9) }));
      const [first, second, third, fourth] = ids(made);
      expect(ids(await list({ recipient }))).toEqual([fourth, second, third, first]);
      expect(ids(await list({ recipient, until: at(1) }))).toEqual([third, first]);
      expect(ids(await list({ recipient, limit: 2 }))).toEqual([fourth, second]);
      const shouted = aMessage({ recipient: `${name.toUpperCase()}@Home.example`, at: at(3) });
      await write(put.newMessage(shouted));
      expect(ids(await list({ recipient }))[0]).toBe(shouted.messageId);
      expect(await list({ recipient: `${fresh('nobody')}@home.example` })).toEqual([]);
    });

    test('lists and counts those that wait because they were not accepted, with the oldest', async () => {
      const before = await read('failedMessages', { limit: 1000 });
      const recipient = `${fresh('ada')}@home.example`;
      // Older than any message of another test.
      const failed = aMessage({ recipient, fault: 'Connection refused', at: at(-9000) });
      await write(
        put.newMessage(failed),
        put.newMessage({ recipient, at: at(-9001) }),
        put.newMessage({ recipient, state: 'sent', fault: 'once', at: at(-9002) }),
        put.newMessage({ recipient, state: 'expired', fault: 'Connection refused', at: at(-9003) }),
      );
      expect(ids(await list({ recipient, isFailed: true }))).toEqual([failed.messageId]);
      expect(await read('failedMessages', { limit: 1000 })).toEqual({
        count: before.count + 1,
        oldestAt: at(-9000),
      });
      expect((await read('failedMessages', { limit: 1 })).count).toBe(1);
      await write({ kind: 'putMessage', row: { ...failed, state: 'sent', fault: '' } });
      expect((await read('failedMessages', { limit: 1000 })).count).toBe(before.count);
    });

    test('withdraws a message that waits, and leaves one that has left, or that is not there', async () => {
      const recipient = `${fresh('withdrawn')}@home.example`;
      const waiting = aMessage({
        recipient,
        at: at(1),
        body: 'See you tomorrow',
        codeSalt: 'salt',
        attachment: 'a file',
      });
      const sent = aMessage({ recipient, at: at(0), state: 'sent', sentAt: at(0), nextAt: '' });
      await write({ kind: 'insertMessage', row: waiting }, { kind: 'insertMessage', row: sent });
      for (const messageId of [waiting.messageId, sent.messageId, fresh('message')])
        await write({ kind: 'withdrawMessage', messageId });
      const texts = { body: '', codeSalt: '', attachment: '', expiresAt: '', nextAt: '' };
      expect(await list({ recipient })).toEqual([{ ...waiting, ...texts, state: 'expired' }, sent]);
    });
  });
}
