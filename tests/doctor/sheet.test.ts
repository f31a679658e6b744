import { describe, expect, onTestFinished, test } from 'vitest';
import { serveLikeGoogle } from '#tests/apps-script/google-host.ts';
import { anInstalledScript } from '#tests/apps-script/installed.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { toLines } from '../../scripts/doctor/report.ts';
import { diagnose } from './diagnosis.ts';
import { OWNERS } from './live-site.ts';

const EXEC = 'https://script.google.com/macros/s/deployed/exec';

const VARIABLES = {
  ...OWNERS,
  VITE_BOOKING_ENDPOINT: EXEC,
  VITE_REP_ENDPOINT: EXEC,
  VITE_BOOKING_TOKEN: 'dev-booking-token-of-the-sheet',
  VITE_REP_TOKEN: 'dev-rep-token',
};

const SCRIPT = /booking script|rep script|VITE_(?:BOOKING|REP)_TOKEN/;

type Answer = (url: URL, init?: RequestInit) => Response | Promise<Response>;

/** The doctor where requests to Google get this answer; `done` and `open` have only lines of the scripts. */
async function examine(answer: Answer, variables: Record<string, string> = VARIABLES) {
  const send: typeof fetch = async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address);
    if (url.hostname.endsWith('google.com')) return answer(url, init);
    return url.hostname === '127.0.0.1' ? fetch(url, init) : new Response('', { status: 404 });
  };
  const { done, open, unknown } = await diagnose({ folder: await temporaryFolder(), variables, send });
  const ofEndpoints = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([title]) => SCRIPT.test(title)));
  return { done: ofEndpoints(done), open: ofEndpoints(open), unknown: { ...unknown } };
}

/** A sheet with the built script, published like at Google. */
async function aPublishedSheet(): Promise<Answer> {
  const script = await anInstalledScript();
  script.world.properties.setProperty('BOOKING_TOKEN', VARIABLES.VITE_BOOKING_TOKEN);
  script.world.cache.evict();
  const google = await serveLikeGoogle(script);
  onTestFinished(google.close);
  return (url, init) => fetch(`${google.endpoint}${url.search}`, init);
}

describe('a script in a sheet', () => {
  test('is ticked, and the lines of the Node host name the menu of the sheet', async () => {
    const { done, open, unknown } = await examine(await aPublishedSheet());
    expect(open).toEqual({});
    expect(Object.keys(done)).toHaveLength(8);
    expect(unknown['A manager can sign in']).toContain('Roof Leads, Check this sheet');
    expect(unknown['The mail server accepts SMTP_URL']).toContain('Roof Leads, Check this sheet');
  });

  test('with another token says which line to copy', async () => {
    const { open } = await examine(await aPublishedSheet(), { ...VARIABLES, VITE_REP_TOKEN: 'another' });
    expect(open).toEqual({
      'The rep script accepts VITE_REP_TOKEN': expect.stringContaining(
        'Copy the line "VITE_REP_TOKEN=…" that Roof Leads, Set up this sheet shows',
      ),
    });
  });

  test('that asks visitors to sign in is not open to anyone', async () => {
    const answer: Answer = (url) =>
      url.hostname === 'accounts.google.com'
        ? new Response('<!doctype html><title>Sign in - Google Accounts</title>')
        : Response.redirect('https://accounts.google.com/ServiceLogin?continue=x');
    const { open, unknown } = await examine(answer);
    expect(Object.keys(open)).toEqual(['The booking script answers', 'The rep script answers']);
    expect(open['The booking script answers']).toContain('"Who has access" must be Anyone');
    expect(unknown['The booking script accepts VITE_BOOKING_TOKEN']).toContain('first mend');
  });

  test('that answers with a page of Google, or is not set up, says where to look', async () => {
    const page = await examine(() => new Response('<title>Page Not Found</title>', { status: 404 }));
    expect(page.open['The rep script answers']).toMatch(
      /a page \("Page Not Found"\) and status 404.*Manage deployments/s,
    );
    const refusal = { ok: false, error: 'internal', message: 'Something went wrong on our side.' };
    const { open } = await examine(() => Response.json(refusal));
    expect(open['The booking script answers']).toMatch(/Something went wrong.*Check this sheet/s);
  });

  test('of an older version names the actions that it lacks, and how to update it', async () => {
    const sheet = await aPublishedSheet();
    const older: Answer = async (url, init) =>
      String(init?.body).includes('find_leads')
        ? Response.json({ ok: false, error: 'unknown_action' })
        : sheet(url, init);
    const { open } = await examine(older);
    expect(Object.keys(open)).toEqual(['The rep script knows all that this version of the site asks for']);
    expect(Object.values(open)[0]).toMatch(/does not know find_leads.*\n.*Version: New version/);
  });

  test('of the company’s own cannot be judged further, which is no fault', async () => {
    const own: Answer = (url) =>
      url.searchParams.get('action') === 'ping'
        ? Response.json({ ok: true }, { headers: { 'access-control-allow-origin': '*' } })
        : Response.json({ status: 'error', error: 'Unknown action' });
    const { unknown } = await examine(own);
    expect(unknown['The booking script accepts VITE_BOOKING_TOKEN']).toContain('"Unknown action"');
    expect(unknown['The booking script knows all that this version of the site asks for']).toContain(
      'not the one of this project',
    );
  });
});

describe('the contact form', () => {
  const TITLE = 'The contact form has a mail service that answers';
  const account = {
    VITE_EMAILJS_PUBLIC_KEY: 'kJ3_x8Zq-Ab12Cd34',
    VITE_EMAILJS_SERVICE_ID: 'service_ab12cd3',
    VITE_EMAILJS_TEMPLATE_ID: 'template_ab12cd3',
  };
  const check = async (over: Record<string, string>) =>
    diagnose({
      folder: await temporaryFolder(),
      variables: { ...OWNERS, ...over },
      send: async (address) => new Response('', { status: String(address).includes('emailjs') ? 404 : 405 }),
    });

  test('with an account of EmailJS is ticked, with the advice to send a message', async () => {
    const { done } = await check(account);
    expect(done[TITLE]).toContain('/contact');
  });

  test('with a development value left, or where no backend takes its email, is open', async () => {
    const { VITE_EMAILJS_TEMPLATE_ID: _, ...others } = account;
    expect((await check(others)).open[TITLE]).toContain('Set VITE_EMAILJS_TEMPLATE_ID in .env');
    expect((await check({})).open[TITLE]).toContain('no backend takes it (status 405)');
  });
});

test('what a server sends cannot control the terminal', () => {
  const outcome = { state: 'open', lines: ['It answers "\u001b[2J\u0007".'] } as const;
  expect(toLines({ id: 'site', title: 'The site answers', outcome })).toEqual([
    '[ ] The site answers',
    '    It answers " [2J ".',
  ]);
});
