import { createHash } from 'node:crypto';
import type { RepRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aRep } from '#tests/builders/rep.ts';
import { put } from '#tests/stores/rows.ts';
import { builtCode, getCalendar, getJson, startScript } from './built-script.ts';
import type { TextCells } from './fake/coercion.ts';
import { aWorld } from './fake/world.ts';

const TOKEN = 'dev-rep-token';
const HOUR = 3_600_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The built script in a spreadsheet after setup, with its settings. */
export async function anInstalledScript(textCells: TextCells = 'formulas') {
  const code = await builtCode();
  const world = aWorld(textCells);
  const start = () => startScript(code, world);
  start().setUp();
  world.properties.setProperty('BOOKING_TOKEN', 'dev-booking-token').setProperty('REP_TOKEN', TOKEN);
  world.spreadsheet
    .tab('Settings')
    .getRange(2, 2, 4, 1)
    .setValues([['Sunrise Tarps'], ['office@tarps.example'], ['https://tarps.example/'], ['321-555-0100']]);

  const answerOf = (output: unknown): Record<string, unknown> => {
    const calendar = getCalendar(output);
    if (calendar !== null) return { ok: true, calendar };
    const json = getJson(output);
    if (json === null) throw new Error('The script answered with a page.');
    const { requestId, ...answer } = JSON.parse(json);
    if (!/^[0-9a-f]{8}$/.test(requestId)) throw new Error('The answer has no id of its request.');
    return answer;
  };
  const { createSheetsStore, createPhotoFiles } = start().App.inside;
  const store = () =>
    createSheetsStore({
      spreadsheet: world.spreadsheet,
      cache: world.cache,
      newId: world.globals.Utilities.getUuid,
      files: createPhotoFiles(world.globals),
    });
  const write = (...writes: Write[]) => store().write(writes);
  /** Sends an action like the site: one field `payload` that holds JSON. */
  const call = (action: string, fields: Record<string, unknown> = {}) => {
    const payload = JSON.stringify({ action, token: TOKEN, ...fields });
    const contents = new URLSearchParams({ payload }).toString();
    const postData = { type: 'application/x-www-form-urlencoded', length: contents.length, contents };
    return answerOf(start().doPost({ parameter: { payload }, postData }));
  };
  return {
    world,
    start,
    store,
    write,
    answerOf,
    digest,
    call,
    /** Sends an action in the query of a GET. */
    get: (action: string, fields: Record<string, string>) =>
      answerOf(start().doGet({ parameter: { action, token: TOKEN, ...fields }, contentLength: -1 })),
    /** The token of the link in the newest email that has one. */
    visit(): string {
      const bodies = world.mail.sent.map(({ body }) => /visit#(\S+)/.exec(body)?.[1] ?? '');
      return bodies.findLast((token) => token !== '') ?? '';
    },
    /** Sends a booking as multipart fields, in the platform's form. */
    book(over: Record<string, string> = {}) {
      const postData = { type: 'multipart/form-data; boundary=x', contents: '' };
      return answerOf(start().doPost({ parameter: aBookingPost(over), postData }));
    },
    signedIn(over: Partial<RepRow> = {}): string {
      const rep = aRep(over);
      const auth = `auth of ${rep.email}`;
      const expiresAt = new Date(world.now() + 12 * HOUR).toISOString();
      write(put.rep(rep), put.session({ hash: digest(auth), email: rep.email, expiresAt }));
      return auth;
    },
    /** The lead that the rep gets next. */
    next: (auth: string, batch = 'storm') =>
      nextLeadAction.answer.parse(call('next_lead', { auth, batch })).lead,
    save: (auth: string, leadId = '', status: LeadStatus = 'Not Qualified', note = 'a note') =>
      call('update_lead', { auth, leadId, status, note }),
    rows(name: string): Record<string, string>[] {
      const [headings = [], ...cells] = world.spreadsheet.tab(name).shown();
      return cells
        .map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])))
        .filter((row) => Object.values(row).some((cell) => cell !== ''));
    },
  };
}
export type Installed = Awaited<ReturnType<typeof anInstalledScript>>;
