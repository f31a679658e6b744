import { createHash } from 'node:crypto';
import type { LeadRow, RepRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { builtCode, getBody, startScript } from './built-script.ts';
import type { TextCells } from './fake/coercion.ts';
import { aWorld } from './fake/world.ts';

const HOUR = 3_600_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The built script in a spreadsheet after setup, with its settings. */
export async function anInstalledScript(textCells: TextCells = 'formulas', startMs = FRIDAY_TEN) {
  const code = await builtCode();
  const world = aWorld(startMs, textCells);
  const start = () => startScript(code, world);
  start().setUp();
  world.properties
    .setProperty('BOOKING_TOKEN', 'dev-booking-token')
    .setProperty('REP_TOKEN', 'dev-rep-token');
  world.spreadsheet
    .tab('Settings')
    .getRange(2, 2, 3, 1)
    .setValues([['Sunrise Tarps'], ['office@tarps.example'], ['https://tarps.example/']]);

  const getAnswer = (output: unknown): Record<string, unknown> => {
    const { type, body } = getBody(output);
    if (type !== 'json') throw new Error(`The script answered with a page: ${body}`);
    return JSON.parse(body);
  };
  const { createSheetsStore } = start().App.inside;
  const store = () =>
    createSheetsStore({
      spreadsheet: world.spreadsheet,
      cache: world.cache,
      newId: world.globals.Utilities.getUuid,
    });
  const write = (...writes: Write[]) => store().write(writes);
  return {
    world,
    start,
    store,
    write,
    answerOf: getAnswer,
    get: (parameter: Record<string, string>) => getAnswer(start().doGet({ parameter, contentLength: -1 })),
    /** Sends an action like the site: one field `payload` that holds JSON. */
    call: (action: string, fields: Record<string, unknown> = {}) => {
      const payload = JSON.stringify({ action, token: 'dev-rep-token', ...fields });
      const contents = new URLSearchParams({ payload }).toString();
      const postData = {
        type: 'application/x-www-form-urlencoded',
        length: contents.length,
        contents,
        name: 'postData',
      };
      return getAnswer(start().doPost({ parameter: { payload }, postData }));
    },
    /** Sends a booking as multipart fields, in the platform's form. */
    book: (fields: Record<string, string>) =>
      getAnswer(
        start().doPost({
          parameter: fields,
          postData: { type: 'multipart/form-data; boundary=x', contents: '' },
        }),
      ),
    signedIn(over: Partial<RepRow> = {}): string {
      const rep = aRep(over);
      const auth = `auth of ${rep.email}`;
      const expiresAt = new Date(world.now() + 12 * HOUR).toISOString();
      write(
        { kind: 'putRep', row: rep },
        { kind: 'putSession', row: { hash: digest(auth), email: rep.email, expiresAt } },
      );
      return auth;
    },
    leads: (...rows: LeadRow[]) => write(...rows.map((row) => ({ kind: 'putLead', row }) as const)),
    rows(name: string): Record<string, string>[] {
      const sheet = world.spreadsheet.tab(name);
      const last = sheet.getLastRow();
      if (last < 2) return [];
      const [headings = [], ...cells] = sheet.getRange(1, 1, last, sheet.getLastColumn()).getDisplayValues();
      return cells
        .map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])))
        .filter((row) => Object.values(row).some((cell) => cell !== ''));
    },
  };
}
export type Installed = Awaited<ReturnType<typeof anInstalledScript>>;
