import type { ListedMessage } from '#contract/actions/manager/list-messages.ts';
import { DAY_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';

const RETENTION = `${DURATIONS.messageRetention / DAY_MS} days`;

/** What was sent to people and to the webhook. */
export const MESSAGES = {
  title: 'Messages',
  lead: `Emails to homeowners, reps and the company, newest first, kept for ${RETENTION} without their text. Times are Eastern.`,
  failed: 'Failed to load the messages',
  filter: 'Which messages',
  all: 'All',
  unsent: 'Not sent',
  field: 'Email address',
  hint: 'The whole address.',
  submit: 'Find',
  only: (to: string) => `Only emails to ${to}.`,
  everyone: 'Show all addresses',
  none: 'No messages yet',
  noneHint: 'Booking confirmations, codes for reps and notices to the company show up here.',
  allSent: 'No message waits',
  allSentHint: 'A message that the mail server does not accept shows up here until it is sent.',
  noneTo: (to: string) => `No emails to ${to}`,
  noneToHint: `Check how it is spelled. Emails from more than ${RETENTION} ago are gone.`,
  older: 'Show older',
  webhook: 'Webhook',
  sentId: (id: string) => `Message id ${id}`,
  state,
  noServer:
    'The newest email was kept and not sent, because no mail server was set up then. Nobody gets an email until there is one.',
  setUp: 'How to set it up',
  setUpHow:
    'In the file .env of the server, set SMTP_URL to the address that your mail service gives you, such as smtps://user:password@smtp.service.example:465. Start the site again, then send yourself a test email: npm run doctor -- --send-mail',
  heads: ['Subject', 'To', 'State', 'Time'],
} as const;

/** It did not go out, and nobody may take it for sent. */
export const isUnsent = ({ state, reason }: ListedMessage): boolean =>
  state === 'caught' || state === 'expired' || (state === 'waiting' && reason !== '');

/**
 * What became of a message, and why it is not sent.
 * @param dateTime formats an instant
 */
function state(message: ListedMessage, dateTime: (instant: string) => string): { word: string; why: string } {
  const { nextAt, tries, reason } = message;
  switch (message.state) {
    case 'sent':
      return { word: 'Sent', why: '' };
    case 'caught':
      return { word: 'Not sent', why: 'No mail server was set up.' };
    case 'expired':
      return { word: 'Not sent', why: 'Its code or link has ended, or its visit was changed.' };
    case 'waiting': {
      if (reason === '') return { word: 'Waiting to be sent', why: '' };
      // Counted anew from 0 when the owner has had everything tried again.
      const tried = tries === 0 ? '' : `Tried ${tries === 1 ? 'once' : `${tries} times`}. `;
      const next = nextAt === '' ? 'It is not tried again.' : `Next try ${dateTime(nextAt)}.`;
      return { word: 'Not sent yet', why: `${tried}${next} Last try: ${reason}` };
    }
    default:
      return { word: message.state, why: '' };
  }
}
