import { MESSAGE_KINDS, MESSAGE_STATES, type MessageRow } from '#backend/core/rows.ts';
import { choice, count, instant, key, mark, text } from './columns.ts';
import type { TabSpec } from './tabs.ts';

/** In order of time. The script adds this tab to a sheet that lacks it. */
export const MESSAGES: TabSpec<MessageRow> = {
  name: 'Messages',
  key: 'messageId',
  isAdded: true,
  columns: {
    at: instant('When'),
    recipient: text('To'),
    subject: text('Subject'),
    state: choice('State', MESSAGE_STATES),
    sentAt: instant('Sent'),
    fault: text('Why not'),
    kind: choice('Kind', MESSAGE_KINDS),
    tries: count('Tries'),
    nextAt: instant('Next try'),
    isRefused: mark('Refused itself'),
    leadId: text('Lead ID'),
    replyTo: text('Reply to'),
    body: text('Text'),
    codeSalt: text('Code salt'),
    attachmentName: text('File name'),
    attachmentType: text('File type'),
    attachment: text('File'),
    expiresAt: instant('Text ends'),
    sentId: text('Message ID'),
    messageId: key('Row ID'),
  },
};
