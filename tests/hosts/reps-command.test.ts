import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageRow } from '#backend/core/rows.ts';
import { type RepsBackend, runRepsCommand } from '#backend/hosts/node/reps-command.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { mailOf } from '#tests/builders/mail-of.ts';
import { aWaitingMail } from '#tests/builders/message.ts';
import { getMailedCode } from '#tests/mailed-code.ts';
import { createMemoryStore, type MemoryStore } from '#tests/stores/memory/memory.ts';
import { at, put } from '#tests/stores/rows.ts';
import { SETTINGS } from './running-host.ts';

const INES = 'ines@x.example';
const ROBIN = 'robin@x.example';

let store: MemoryStore;
/** How often the sender was told of new messages. */
let woken: number;
let backend: RepsBackend;

beforeEach(() => {
  store = createMemoryStore();
  store.write([
    put.rep({ email: INES, name: 'Ines', state: 'pending' }),
    put.rep({ email: ROBIN, name: 'Robin', role: 'manager' }),
  ]);
  woken = 0;
  const outbox = { newest: async () => [], countUnsent: async () => 0 };
  backend = {
    store,
    settings: SETTINGS,
    pinHash: async () => '',
    sign,
    messageSender: {
      wake: () => {
        woken++;
      },
    },
    outbox,
  };
});

const sign = () => 'ab'.repeat(32);
/** The stored emails, newest first, as their readers get them. */
const sentMails = () =>
  store
    .read('messages', { isFailed: false, recipient: '', until: '', limit: 9 })
    .map((row) => mailOf(row, sign));

describe('the owner', () => {
  test('lists the accounts by state, or that there are none', async () => {
    const { lines } = await runRepsCommand(backend, { command: 'list' });
    expect(lines).toEqual([
      'Waiting for approval:',
      '  ines@x.example  Ines  (321) 555-0110  asked 2026-11-01',
      'Active:',
      '  robin@x.example  Robin  (321) 555-0110  manager, asked 2026-11-01',
    ]);
    const none = await runRepsCommand({ ...backend, store: createMemoryStore() }, { command: 'list' });
    expect(none.lines).toEqual(['There are no accounts or requests yet.']);
  });

  test('sees when an account last signed in, and when the list is cut', async () => {
    store.write([put.rep({ email: ROBIN, name: 'Robin', lastSignInAt: '2026-11-19T20:12:00.000Z' })]);
    for (let index = 0; index <= 500; index++) {
      const createdAt = '2026-11-02T12:00:00.000Z';
      store.write([put.rep({ email: `${index}@x.example`, state: 'denied', createdAt })]);
    }
    const { lines } = await runRepsCommand(backend, { command: 'list' });
    expect(lines).toContain(
      '  robin@x.example  Robin  (321) 555-0110  asked 2026-11-01, last signed in Nov 19, 2026, 3:12 PM',
    );
    expect(lines.slice(lines.indexOf('Denied (the oldest 500):') + 1)).toHaveLength(500);
  });

  test('approves a request, as a rep or as the first manager, and sees the mail with the code that the rep gets', async () => {
    const report = await runRepsCommand(backend, { command: 'approve', email: INES, role: 'manager' });
    expect(report.ok).toBe(true);
    expect(report.lines[0]).toBe('Approved ines@x.example as a manager. We emailed them this:');
    expect(store.read('rep', { email: INES })).toMatchObject({ state: 'approved', role: 'manager' });
    expect(woken).toBe(1);
    expect(sentMails()).toMatchObject([{ to: INES }]);
    const code = getMailedCode(sentMails()[0]?.text);
    expect(code).toHaveLength(8);
    expect(report.lines.join('\n')).toContain(`set-pin?email=ines%40x.example&token=${code}`);
    const { lines } = await runRepsCommand(backend, { command: 'list' });
    expect(lines).toContain('Approved, but not signed in yet:');
  });

  test('changes the role of an active account, and no mail is sent', async () => {
    const report = await runRepsCommand(backend, { command: 'approve', email: ROBIN, role: 'rep' });
    expect(report.lines).toEqual([
      'Approved robin@x.example as a rep. The account was open before, so no email was sent.',
    ]);
    expect([sentMails(), woken]).toEqual([[], 0]);
  });

  test('unlocks an account, and sees until when it was locked', async () => {
    store.write([put.rep({ email: ROBIN, lockedUntil: '2999-01-01T05:00:00.000Z', failures: 2, locks: 3 })]);
    const { lines } = await runRepsCommand(backend, { command: 'list' });
    expect(lines.at(-1)).toMatch(/, locked until Jan 1, 2999, 12:00 AM$/);
    const report = await runRepsCommand(backend, { command: 'unlock', email: ROBIN });
    expect(report.lines[0]).toBe('Unlocked robin@x.example. We emailed them this:');
    const row = { failures: 0, locks: 0, lockedUntil: '' };
    expect(store.read('rep', { email: ROBIN })).toMatchObject(row);
    expect(sentMails()).toMatchObject([{ to: ROBIN, subject: 'Your rep account is unlocked' }]);
  });

  test('denies an account: it is signed out, its callbacks go back to the queue, however many, and the owner reads how many', async () => {
    const count = PAGE_SIZES.assignedCallbacks * 2 + 1;
    const leads = Array.from({ length: count }, () => put.lead({ callbackAt: at(60), callbackRep: ROBIN }));
    store.write([...leads, put.session({ hash: 'h', email: ROBIN, expiresAt: '2027' })]);
    const { lines, ok } = await runRepsCommand(backend, { command: 'deny', email: ROBIN });
    expect(ok).toBe(true);
    expect(lines[0]).toBe(
      `Denied ${ROBIN}. The account is signed out everywhere. ${count} callbacks kept for them went back to the queue. We emailed them this:`,
    );
    expect(store.read('rep', { email: ROBIN })).toMatchObject({ state: 'denied' });
    expect(store.read('session', { hash: 'h' })).toBeNull();
    expect(store.read('assignedCallbacks', { rep: ROBIN, limit: 1 })).toEqual([]);
    expect(sentMails()).toHaveLength(1);
  });

  test('is told when there is no account with that email', async () => {
    const report = await runRepsCommand(backend, { command: 'approve', email: 'who@x.example', role: 'rep' });
    expect(report.ok).toBe(false);
    expect([sentMails(), woken]).toEqual([[], 0]);
  });
});

describe('the owner lists unsent mail', () => {
  const UNSENT = aWaitingMail({
    fault: 'Error EAUTH: Invalid login\n at somewhere',
    recipient: 'robin@x.example',
    subject: 'Your PIN reset code',
    body: 'Your code is A3C4D6',
    tries: 3,
    nextAt: '2026-11-20T15:15:00.000Z',
  });
  const getLines = async (mails: MessageRow[], count = mails.length) => {
    const outbox = { newest: async () => mails, countUnsent: async () => count };
    return (await runRepsCommand({ ...backend, outbox }, { command: 'mail' })).lines.join('\n');
  };

  test('and sees the state of each, no code, and how many older ones there are', async () => {
    const cases: [Partial<MessageRow>, said: string][] = [
      [{}, 'Nov 20, 2026, 10:00 AM  Your PIN reset code, to robin@x.example'],
      [{}, 'tried 3 times, next try Nov 20, 2026, 10:15 AM: Error EAUTH: Invalid login'],
      [{ tries: 8, nextAt: '' }, 'tried 8 times, not tried again until the next start'],
      [{ fault: '', tries: 1 }, 'on its way'],
      [{ state: 'expired' }, 'not sent in time: its code or link has expired'],
      [{ state: 'caught' }, 'kept, because SMTP_URL was not set'],
    ];
    for (const [over, said] of cases) {
      const lines = await getLines([{ ...UNSENT, ...over }]);
      expect(lines).toContain(said);
      expect(lines).not.toMatch(/A3C4D6|somewhere/);
    }
    expect(await getLines([UNSENT], 12)).toContain('and 11 older ones');
    expect(await getLines([])).toBe('Every email has been sent.');
  });
});
