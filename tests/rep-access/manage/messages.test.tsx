import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { aFailedMessage, aMessage } from '#tests/builders/message.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeLeads, storeMessages } from '#tests/msw/stored-rows.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { ago, openManage, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const lineOf = async (words: string) => (await screen.findByText(words)).closest('li');
const findSubjects = async () =>
  (await screen.findAllByText(/^Subject /)).map((subject) => subject.textContent);

async function search(user: UserEvent, to: string) {
  const field = await screen.findByRole('searchbox', { name: 'Email address' });
  await user.clear(field);
  await user.type(field, `${to}{Enter}`);
}

describe('a message', () => {
  test('says to whom it goes and in plain words what became of it', async () => {
    const became = [
      [aMessage(), 'SentMessage id <1@tarps.example>'],
      [aMessage({ sentId: '' }), 'Sent'],
      [
        aFailedMessage({ tries: 3 }),
        'Not sent yetTried 3 times. Next try Nov 20, 10:15 AM. Last try: Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:25',
      ],
      [
        aFailedMessage({ nextAt: '', fault: '550 no such mailbox' }),
        'Not sent yetTried once. It is not tried again. Last try: 550 no such mailbox',
      ],
      [
        aFailedMessage({ tries: 0, fault: '550 no such mailbox' }),
        'Not sent yetNext try Nov 20, 10:15 AM. Last try: 550 no such mailbox',
      ],
      [aFailedMessage({ fault: '' }), 'Waiting to be sent'],
      [aFailedMessage({ state: 'expired' }), 'Not sentIts code or link has ended, or its visit was changed.'],
      [aFailedMessage({ state: 'caught', fault: '' }), 'Not sentNo mail server was set up.'],
    ] as const;
    storeMessages(
      ...became.map(([row], index) => ({ ...row, messageId: `${index}`, subject: `Subject ${index}` })),
    );
    storeMessages(aMessage({ kind: 'webhook', recipient: '', subject: 'booking.created', sentId: '' }));
    storeMessages(aMessage({ messageId: 'newest', at: '2026-11-20T15:01:00.000Z', subject: 'The newest' }));
    await openManage('messages');
    for (const [index, [, words]] of became.entries())
      expect((await lineOf(`Subject ${index}`))?.textContent).toBe(
        `Subject ${index}grace@home.example${words}Nov 20, 10:00 AM`,
      );
    expect(await lineOf('booking.created')).toHaveTextContent(
      /^booking\.createdWebhookSentNov 20, 10:00 AM$/,
    );
  });

  test('in a state that an older page does not know is still listed', async () => {
    const { messageId: id, at, recipient: to, subject } = aMessage();
    const message = { id, at, to, subject, state: 'bounced', tries: 1 };
    repEndpoint.misbehave(json({ ok: true, messages: [message], next: '' }), { action: 'list_messages' });
    await openManage('messages');
    expect(await lineOf(subject)).toHaveTextContent(/grace@home\.examplebouncedNov 20, 10:00 AM$/);
  });
});

describe('the list of messages', () => {
  const storeThree = () =>
    storeMessages(
      aMessage({ messageId: '1', subject: 'Subject one', at: ago(3) }),
      aFailedMessage({ messageId: '2', subject: 'Subject two', at: ago(2), recipient: 'Ada@Home.example' }),
      aMessage({ messageId: '3', subject: 'Subject three', at: ago(1), recipient: 'ada@home.example' }),
    );

  test('has all of them, or only those that are not sent, also after a reload', async () => {
    storeThree();
    const { user } = await openManage('messages');
    expect(await findSubjects()).toEqual(['Subject three', 'Subject two', 'Subject one']);
    await user.click(screen.getByRole('link', { name: 'Not sent' }));
    await waitFor(async () => expect(await findSubjects()).toEqual(['Subject two']));
    expect(screen.getByRole('link', { name: 'Not sent' })).toHaveAttribute('aria-current', 'true');
    const again = await open();
    expect(await findSubjects()).toEqual(['Subject two']);
    await again.user.click(screen.getByRole('link', { name: 'All' }));
    await waitFor(async () => expect(await findSubjects()).toHaveLength(3));
  });

  test('finds those to an address however it is typed, also after a reload, and keeps it out of the page’s address', async () => {
    storeThree();
    const { user } = await openManage('messages');
    await search(user, ' ADA@home.example');
    await waitFor(async () => expect(await findSubjects()).toEqual(['Subject three', 'Subject two']));
    expect(address()).toBe('/rep-access/manage?view=messages');
    const again = await open();
    expect(await findSubjects()).toEqual(['Subject three', 'Subject two']);
    expect(screen.getByRole('searchbox')).toHaveValue('ADA@home.example');
    await again.user.click(screen.getByRole('link', { name: 'Not sent' }));
    await waitFor(async () => expect(await findSubjects()).toEqual(['Subject two']));
    await press(again.user, 'Show all addresses');
    await waitFor(async () => expect(await findSubjects()).toEqual(['Subject two']));
    expect(screen.queryByText('Only emails to ADA@home.example.')).toBeNull();
    expect(repEndpoint.sentAs('list_messages').at(-1)?.payload).toMatchObject({ failed: '1', to: '' });
  });

  test('says once that no mail server was set up for the newest, and how to set it up', async () => {
    storeMessages(aFailedMessage({ state: 'caught', fault: '', subject: 'Kept here' }));
    const { user } = await openManage('messages');
    expect(await screen.findByText(/^The newest email was kept and not sent/)).toBeVisible();
    expect(await lineOf('Kept here')).not.toHaveTextContent('No mail server was set up.');
    await user.click(screen.getByText('How to set it up'));
    expect(screen.getByText(/SMTP_URL/)).toBeVisible();
  });

  test('says when there is none, none that waits, or none to an address', async () => {
    const { user } = await openManage('messages');
    expect(await screen.findByText('No messages yet')).toBeVisible();
    await search(user, 'ada@home.example');
    expect(await screen.findByText('No emails to ada@home.example')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Not sent' }));
    expect(await screen.findByText('No message waits')).toBeVisible();
  });
});

describe('messages that are not sent', () => {
  test('are on the first view, with since when, and lead to the list of them', async () => {
    storeMessages(
      aFailedMessage({ messageId: '1', subject: 'Subject one', at: ago(40) }),
      aFailedMessage({ messageId: '2', subject: 'Subject two', at: ago(5) }),
      aMessage({ messageId: '3', subject: 'Subject three' }),
    );
    const { user } = await openManage('today');
    const tile = await screen.findByRole('link', { name: /Messages not sent/ });
    expect(tile).toHaveTextContent('2Messages not sentThe oldest has waited 40 min.');
    await user.click(tile);
    expect(await findSubjects()).toEqual(['Subject two', 'Subject one']);
  });
});

describe('the lead of a homeowner', () => {
  const openLead = (leadId: string) => open(`/rep-access/manage?view=find&lead=${leadId}`);

  test('leads to the emails to this homeowner', async () => {
    storeLeads(aLead({ leadId: 'grace', email: 'grace@home.example' }));
    storeMessages(
      aMessage({ messageId: '1', subject: 'Subject one' }),
      aMessage({ messageId: '2', subject: 'Subject two', recipient: 'ada@home.example' }),
    );
    const { user } = await openLead('grace');
    await user.click(await screen.findByRole('link', { name: 'Emails to this homeowner' }));
    expect(await findSubjects()).toEqual(['Subject one']);
    expect(screen.getByText('Only emails to grace@home.example.')).toBeVisible();
    expect(address()).toBe('/rep-access/manage?view=messages');
  });

  test('without an email has no such link', async () => {
    storeLeads(aLead({ leadId: 'grace', email: '' }));
    await openLead('grace');
    const lead = await screen.findByRole('article', { name: /Grace/ });
    expect(within(lead).queryByRole('link', { name: 'Emails to this homeowner' })).toBeNull();
  });
});
