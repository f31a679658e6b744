import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { now } from '../browser/clock.ts';
import { bookingPage, confirmationPage, FIELDS, HOURS, homePage, STYLE } from './documents.ts';
import { weighing } from './filler.ts';
import {
  BOOKING_DOCUMENT,
  CONFIRMATION_DOCUMENT,
  CONFIRMATION_SCRIPT,
  LIBRARIES,
  OWN_SCRIPTS,
  type RivalFile,
  STYLES,
} from './weights.ts';
import { runWizard } from './wizard.ts';

/** Enough for every run. */
const VISITS_PER_HOUR = 1_000;

export interface RivalOptions {
  /**
   * The styles as one file and the scripts as two. Apart, as they are published, they cost extra rounds over
   * HTTP/1.1, which a server with HTTP/2 does not have.
   */
  isJoined: boolean;
}

const joined = (name: string, files: readonly RivalFile[]): RivalFile => ({
  name,
  gzipped: files.reduce((sum, { gzipped }) => sum + gzipped, 0),
});

/** The styles and scripts by their addresses, compressed. */
function makeFiles({ isJoined }: RivalOptions) {
  const files = new Map<string, { type: string; bytes: Buffer }>();
  const add = ({ name, gzipped }: RivalFile, kind: 'css' | 'js', code = '') => {
    const url = `/assets/${name.replace(/\W+/g, '-')}.${kind}`;
    const bytes = weighing(name, gzipped, (weight) => `${code}/*${weight}*/`);
    files.set(url, { type: kind === 'css' ? 'text/css' : 'text/javascript', bytes });
    return url;
  };
  // The compiler wraps functions in `__name`, which does not exist in the page.
  const wizard = `globalThis.__name ??= (named) => named;(${runWizard})();`;
  const own = isJoined ? [joined('own scripts', OWN_SCRIPTS)] : [...OWN_SCRIPTS];
  const last = own.pop();
  if (!last) throw new Error('There is no script for the wizard.');
  // The rules are in the last one of the files that all its pages load.
  const common = STYLES.filter(({ name }) => name === 'theme default' || name === 'general');
  const styles = isJoined ? [joined('styles', STYLES)] : STYLES;
  const styleUrls = new Map(
    styles.map((file) => [file.name, add(file, 'css', file.name === 'general' || isJoined ? STYLE : '')]),
  );
  const libraries = isJoined ? [joined('libraries', LIBRARIES)] : LIBRARIES;
  return {
    files,
    styles: [...styleUrls.values()],
    commonStyles: isJoined
      ? [...styleUrls.values()]
      : common.flatMap(({ name }) => styleUrls.get(name) ?? []),
    libraries: libraries.map((file) => add(file, 'js')),
    own: own.map((file) => add(file, 'js')),
    last: add(last, 'js', wizard),
    confirmation: add(CONFIRMATION_SCRIPT, 'js'),
  };
}

/**
 * Serves a way to a booking as Easy!Appointments has it: the server draws the pages, the booking page leads
 * through steps, its days and hours come by requests of their own, and a page confirms. The pages, texts and
 * code are the benchmark's own; the weights are those of the real one (weights.ts). It is better off than the
 * real one: the scripts do almost nothing, the server answers at once and nothing fades. Compressed, kept
 * alive and cached as on a server that is set up well.
 */
export async function serveRival(options: RivalOptions) {
  const made = makeFiles(options);
  const bookings: Record<string, string>[] = [];
  const app = new Hono();
  const html = (bytes: Buffer) =>
    new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'gzip',
        'Content-Length': String(bytes.length),
        'Cache-Control': 'no-cache',
      },
    });

  const home = gzipSync(homePage({ styles: made.commonStyles, scripts: [] }));
  const booking = weighing('booking', BOOKING_DOCUMENT, (weight) =>
    bookingPage({ styles: made.styles, scripts: [...made.libraries, ...made.own] }, made.last, weight),
  );
  const scripts = [...made.libraries, ...made.own, made.confirmation];
  const confirmation = weighing('confirmation', CONFIRMATION_DOCUMENT, (weight) =>
    confirmationPage({ styles: made.commonStyles, scripts }, weight),
  );

  const isTaken = (day: unknown, hour: string | undefined) =>
    bookings.filter((each) => each.day === day && each.hour === hour).length >= VISITS_PER_HOUR;

  app.get('/', () => html(home));
  app.get('/booking', () => html(booking));
  app.get('/booking/get_unavailable_dates', (c) =>
    c.json({ from: addDays(easternDay(now()), 1), unavailable: [] }),
  );
  app.post('/booking/get_available_hours', async (c) => {
    const { day } = await c.req.parseBody();
    return c.json({ hours: HOURS.filter((hour) => !isTaken(day, hour)) });
  });
  app.post('/booking/register', async (c) => {
    const sent = Object.fromEntries(
      Object.entries(await c.req.parseBody()).map(([name, value]) => [name, String(value).trim()]),
    );
    const needed = ['day', 'hour', ...Object.keys(FIELDS), 'ownerConfirmed'];
    const isWrong = needed.some((name) => !sent[name]) || !/^[^\s@]+@[^\s@]+$/.test(sent.email ?? '');
    if (isWrong || isTaken(sent.day, sent.hour))
      return c.json({ message: 'Please check the form and the time.' }, 400);
    const reference = randomUUID();
    bookings.push({ ...sent, reference });
    return c.json({ appointment_id: bookings.length, appointment_hash: reference });
  });
  app.get('/booking_confirmation/of/:reference', (c) => {
    const reference = c.req.param('reference');
    if (!bookings.some((each) => each.reference === reference)) return c.notFound();
    return html(confirmation);
  });
  app.get('/assets/*', (c) => {
    const file = made.files.get(c.req.path);
    if (!file) return c.notFound();
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'Content-Type': `${file.type}; charset=utf-8`,
        'Content-Encoding': 'gzip',
        'Content-Length': String(file.bytes.length),
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  });

  const { port, close } = await serveApp(app, 0, '127.0.0.1');
  return { port, count: () => bookings.length, close };
}
