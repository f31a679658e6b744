import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBackend } from '#backend/hosts/node/backend.ts';
import { startControlSocket } from '#backend/hosts/node/control-socket.ts';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { runOwnerCommand } from '#backend/hosts/node/owner-command.ts';
import { listen } from '#backend/hosts/node/web/serve.ts';
import { ConfigError } from '#contract/config.ts';
import { aWaitingMail } from '#tests/builders/message.ts';
import { storeMessages } from '#tests/hosts/mail/store-messages.ts';
import { SETTINGS } from '#tests/hosts/running-host.ts';
import { runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { CHECKS } from '../../scripts/doctor/report.ts';
import { diagnose } from './diagnosis.ts';
import { aLiveSite, OWNERS, SITE } from './live-site.ts';
import { anOwnersSite, expectOnly } from './owners-site.ts';

const own = anOwnersSite();

/** What a request to the script could change. */
const TABLES = ['bookings', 'leads', 'sessions', 'audit', 'meters', 'messages'] as const;

test('everything is ticked for a site that is set up right, and no data changes', async () => {
  const { done, open, unknown } = await own.examine();
  expect({ open, unknown }).toEqual({ open: {}, unknown: {} });
  expect(Object.keys(done)).toEqual(Object.values(CHECKS).map(({ title }) => title));
  expect(own.mail.taken).toEqual([]);
  for (const table of TABLES) expect(await own.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

test('with --send-mail one email goes to the company; email from before SMTP_URL was set is a note, which fails nothing', async () => {
  await storeMessages(own.db, aWaitingMail({ state: 'caught' }));
  const { done, open } = await own.examine({}, { sendsMail: true });
  expect(open).toEqual({});
  expect(done['The mail server accepts SMTP_URL']).toContain('was sent to office@tarps.example');
  expect(own.mail.taken).toHaveLength(1);
  expect(done['No email and no event waits that was refused']).toContain('1 from when SMTP_URL');
});

describe('one wrong value is one open line that says what to do:', () => {
  test.each([
    [
      'VITE_CONTACT_EMAIL',
      'help@roof-tarping.example',
      'No placeholder is left in .env',
      'VITE_CONTACT_EMAIL',
    ],
    [
      'VITE_SITE_URL',
      'http://localhost:5173',
      'VITE_SITE_URL is the public https address of the site',
      'Set your own',
    ],
  ])('%s is %s', async (name, value, title, words) => {
    await own.rebuild({ [name]: value });
    const { open } = await own.examine();
    expect(open[title]).toContain(words);
    if (name !== 'VITE_SITE_URL') expect(Object.keys(open)).toEqual([title]);
  });

  test('the backend has other tokens', async () => {
    await own.rebuild({ VITE_BOOKING_TOKEN: 'another', VITE_REP_TOKEN: 'another' }, {});
    expect((await own.examine()).open).toEqual({
      'The booking script accepts VITE_BOOKING_TOKEN': expect.stringContaining(
        'Set the same VITE_BOOKING_TOKEN',
      ),
      'The rep script accepts VITE_REP_TOKEN': expect.stringContaining('Set the same VITE_REP_TOKEN'),
    });
  });

  test('the backend has another EmailJS account', async () => {
    const variables = { VITE_EMAILJS_ORIGIN: SITE, VITE_EMAILJS_PUBLIC_KEY: 'another' };
    await own.rebuild(variables, { ...variables, VITE_EMAILJS_PUBLIC_KEY: 'x' });
    expectOnly(await own.examine(), 'The contact form has a mail service that answers', 'the same ones');
  });

  test('a value was changed after the build', async () => {
    const { open } = await own.examine({ VITE_HOTLINE: '+13215550111' });
    expect(Object.keys(open)).toEqual([
      'dist/ is built with the values of .env',
      'The published site has the values of .env',
    ]);
    expect(open['The published site has the values of .env']).toContain('VITE_HOTLINE');
  });

  test('what is built was not uploaded', async () => {
    const file = join(own.site.folder, 'dist/index.html');
    const { folder } = await aLiveSite(own.db);
    writeFileSync(file, readFileSync(file, 'utf8').replace('app-1', 'app-0'));
    renameSync(join(own.site.folder, 'dist/assets/app-1.js'), join(own.site.folder, 'dist/assets/app-0.js'));
    expectOnly(
      await own.examine({}, { folder }),
      'The published site has the values of .env',
      'Upload all of dist/',
    );
  });

  test('the content of company/ is wrong, or newer than the site', async () => {
    const wrong = () => {
      throw new ConfigError('company/story.json: line 2 cannot be read');
    };
    const samples = 'No sample content is left';
    expectOnly(await own.examine({}, { readCompany: wrong }), samples, 'company/story.json: line 2');
    const changed = () => ({ samples: [], unused: [], changedAt: Date.UTC(2100, 0) });
    const built = 'dist/ is built with the values of .env';
    expectOnly(
      await own.examine({}, { readCompany: changed }),
      built,
      'the content of company/ changed since',
    );
  });

  test('PIN_PEPPER and SMTP_URL are missing', async () => {
    expect((await own.examine({ PIN_PEPPER: '', SMTP_URL: '' })).open).toEqual({
      'PIN_PEPPER is set': expect.stringContaining('at least 16 characters'),
      'The mail server accepts SMTP_URL': expect.stringMatching(/is not set.*never sent/s),
    });
  });

  test('PIN_PEPPER is another one than that of the data', async () => {
    expectOnly(
      await own.examine({ PIN_PEPPER: 'another pepper of enough characters' }),
      'PIN_PEPPER is the one that the data was written with',
      'does not start',
      'new-pepper',
    );
  });

  test('the mail server does not take us', async () => {
    own.mail.greeting = '554 no service for you';
    expectOnly(
      await own.examine(),
      'The mail server accepts SMTP_URL',
      'no service for you',
      'Correct SMTP_URL',
    );
  });

  test('the backend behind the proxy does not run', async () => {
    const send = async () => new Response('Bad Gateway', { status: 502 });
    const { open } = await own.examine({ VITE_EMAILJS_ORIGIN: SITE }, { send });
    for (const title of [
      'The booking script answers',
      'The rep script answers',
      'The contact form has a mail service that answers',
      'The site answers at VITE_SITE_URL',
    ])
      expect(open[title]).toMatch(/proxy there answers with status 502.* npm run preview running/);
  });

  test('others can read the files with the secrets', async () => {
    const { open } = await own.examine({}, { openToOthers: ['.env', '.env.production'] });
    expect(open).toEqual({
      'Only its owner can read .env': expect.stringContaining('chmod 600 .env .env.production'),
    });
    const none = { DATABASE_URL: '', SMTP_URL: '', PIN_PEPPER: '', WEBHOOK_URL: '' };
    const { done } = await own.examine(none, { openToOthers: ['.env'] });
    expect(done['Only its owner can read .env']).toContain('no secret');
  });

  test('a value has the wrong form; then nothing else is checked', async () => {
    const over = { VITE_BOOKING_ENDPOINT: 'https://script.google.com/macros/s/x/dev' };
    const found = await own.examine(over);
    expect(found.open).toEqual({
      'Every value in .env has the right form': expect.stringMatching(
        /VITE_BOOKING_ENDPOINT must be .*\/exec/,
      ),
    });
    expect(Object.keys(found.done)).toEqual(['Only its owner can read .env', 'No sample content is left']);
  });
});

describe('the database', () => {
  test('that does not answer is one open line', async () => {
    const DATABASE_URL = 'postgresql://user:password@127.0.0.1:1/leads';
    const found = await own.examine({ DATABASE_URL });
    expectOnly(found, 'The database answers', '127.0.0.1:1/leads', 'check DATABASE_URL');
    expect(found.open['The database answers']).not.toContain('password');
    expect(found.unknown['A manager can sign in']).toContain('first mend "The database answers"');
  });

  test('that has no tables yet is a line too, and gets none; without a manager, the line says how to make one', async () => {
    const DATABASE_URL = await own.postgres.createDatabase();
    expectOnly(await own.examine({ DATABASE_URL }), 'The database answers', 'Start npm run preview once');
    expectOnly(await own.examine({ DATABASE_URL }), 'The database answers', 'lacks the tables');
    await own.postgres.open(DATABASE_URL);
    expectOnly(await own.examine({ DATABASE_URL }), 'A manager can sign in', '--role manager');
  });

  test('with a refused email: the line has the newest reason', async () => {
    await storeMessages(
      own.db,
      aWaitingMail({ kind: 'webhook', fault: 'Error: 500', tries: 1 }),
      aWaitingMail({ fault: 'Error: 550 old', tries: 1 }),
      aWaitingMail({ fault: 'Error: 554 spam\n at x', tries: 1 }),
      aWaitingMail(),
    );
    const title = 'No email and no event waits that was refused';
    const words = ['2 for SMTP_URL', '1 for WEBHOOK_URL', '"Error: 554 spam"', 'npm run reps -- mail'];
    expectOnly(await own.examine(), title, ...words);
  });
});

test('the embedded database is asked by way of the process that has it, and not opened', async () => {
  const { folder, variables, fetch: send } = own.site;
  const { PIN_PEPPER: _, ...others } = variables;
  const examine = () => diagnose({ folder, send, variables: { ...others, SMTP_URL: own.mail.smtpUrl } });
  const data = join(folder, '.data/preview');
  const [databaseLine, managerLine] = ['The database answers', 'A manager can sign in'];
  const backend = await openBackend({
    env: readHostEnv({}, 0),
    settings: SETTINGS,
    folder: data,
    pepper: 'keep',
  });
  onTestFinished(backend.close);
  const stopped = await examine();
  expect(stopped.unknown[databaseLine]).toContain('no process runs on it. Start npm run preview');
  expect(stopped.done['PIN_PEPPER is set']).toContain('.data/preview/pepper. Keep a copy');
  const closeSocket = await startControlSocket(data, (command) => runOwnerCommand(backend, command));
  onTestFinished(closeSocket);
  const running = await examine();
  expect(running.done).toMatchObject({
    [databaseLine]: '.data/preview',
    'PIN_PEPPER is the one that the data was written with': '',
    'No email and no event waits that was refused': '',
  });
  expect(running.open[managerLine]).toContain('--role manager');
});

test('a proxy that does not say who a visitor is, or lets the visitor say it, is a line with what to do', async () => {
  const title = 'The backend tells visitors apart';
  own.site.forward((headers) => headers.delete('x-forwarded-for'));
  expectOnly(await own.examine(), title, 'all visitors are 127.0.0.1', 'TRUSTED_PROXIES');
  own.site.forward((headers) => {
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', '198.51.100.9');
  });
  expectOnly(await own.examine(), title, 'A visitor can say to be another');
  own.site.forward((headers) => headers.set('x-forwarded-for', '198.51.100.9'));
  expect((await own.examine()).done[title]).toBe('It sees this machine as 198.51.100.9.');
});

test('with nothing that answers, each line says so, and the rest is not checked', async () => {
  const { port, close } = await listen(createServer(), 0, '127.0.0.1');
  await close();
  const variables = { ...OWNERS, VITE_SITE_URL: `http://127.0.0.1:${port}` };
  const { open, unknown } = await diagnose({ folder: await temporaryFolder(), variables });
  expect(open['The site answers at VITE_SITE_URL']).toContain('nothing answers there');
  expect(open['The booking script answers']).toContain('nothing answers there');
  expect(unknown['The booking script accepts VITE_BOOKING_TOKEN']).toContain('first mend');
  expect(unknown['dist/ is built with the values of .env']).toContain('npm run build');
});

test('a host that never answers is given up after the time limit', { tags: 'nightly' }, async () => {
  const server = createServer(() => {});
  const { port } = await listen(server, 0, '127.0.0.1');
  const variables = { ...OWNERS, VITE_SITE_URL: `http://127.0.0.1:${port}` };
  const { open } = await diagnose({ folder: await temporaryFolder(), variables, timeoutMs: 300 });
  server.close();
  server.closeAllConnections();
  expect(open['The site answers at VITE_SITE_URL']).toContain('no answer within 0.3 seconds');
});

describe('the command npm run doctor', () => {
  /** Runs it in a folder with this `.env` file. */
  async function run(env: string | null, ...options: string[]) {
    const folder = await temporaryFolder();
    if (env !== null) writeFileSync(join(folder, '.env'), env);
    const { status, lines } = await runScriptIn(folder, 'doctor.ts', options);
    return { status, text: `${lines.join('\n')}\n` };
  }

  test('reads .env, prints each line with its mark and the counts, and fails when something is to do', async () => {
    const { status, text } = await run('VITE_SITE_URL=http://127.0.0.1:1\nVITE_HOTLINE=+13215550177\n');
    expect(text).toMatch(
      /^\[ \] No placeholder is left in \.env\n {4}Set in \.env: VITE_COMPANY_NAME, VITE_CONTACT/m,
    );
    expect(text).toMatch(/^\[ \] The site answers at VITE_SITE_URL\n {4}http:\/\/127\.0\.0\.1:1: /m);
    expect(text).toMatch(/\n\d+ done, \d+ to do, \d+ not checked\n$/);
    expect(status).toBe(1);
  });

  test('without a .env file says to copy the example, and names every value of a wrong form', {
    tags: 'nightly',
  }, async () => {
    const { text } = await run(null);
    expect(text).toContain('There is no .env here: copy .env.example to .env');
    const wrong = await run('VITE_REP_TOKEN=a#b\nVITE_HOTLINE=555\nSMTP_URL=mail.example\n');
    expect(wrong.text).toMatch(
      /\n {4}VITE_REP_TOKEN in .env must be .+\.\n {4}VITE_HOTLINE must be .+\.\n {4}SMTP_URL must be .+\.\n/,
    );
    expect(wrong.status).toBe(1);
    expect(await run(null, '--fix')).toMatchObject({ status: 1, text: expect.stringContaining('Usage:') });
  });
});
