import type { Browser } from '@playwright/test';
import { type Loop, serveLoop, signIn } from '../browser/loop.ts';
import { openBrowser, withLaptop } from '../browser/phone.ts';
import { siteToMeasure } from '../browser/site.ts';
import { inMs, median, quantile } from '../figures.ts';
import { BATCH_ID, checkResults, seedLeads } from '../hour/leads.ts';
import { watchHour } from '../hour/watch.ts';
import { type Wait, workHour } from '../hour/work.ts';
import { type Benchmark, printTable, verdict } from '../report.ts';

const LEADS = 80;
const PROCESSOR = 4;
/** How long the script takes for each answer. */
const ANSWERS_MS = [300, 1_200];
/** The page's own work on a 4x slower processor, next to an answer. */
const DRAWING_MS = 100;
/** Below it, nobody notices a wait. */
const UNNOTICED_MS = 50;
/**
 * From the card to the first key after the call. A real call takes 20 s and more. The page needs two answers
 * after a card, for the lease and for the look at the next lead; here it has less time than that.
 */
const CALL_MS = 1_500;

async function measureHour(
  browser: Browser,
  loop: Loop,
  { processor, callMs }: { processor: number; callMs: number },
): Promise<Wait[]> {
  const { store, demoRep, url } = loop;
  await seedLeads(store, LEADS);
  return withLaptop(
    browser,
    async (page) => {
      await watchHour(page);
      await signIn(page, url, demoRep);
      await page.goto(`${url}/rep-access/worklist?batch=${BATCH_ID}`);
      await page.locator(`[name=batch] option[value="${BATCH_ID}"]:checked`).waitFor({ state: 'attached' });
      const { waits, done } = await workHour(page, LEADS, callMs);
      await checkResults(store, demoRep.email, done);
      return waits;
    },
    { cpuSlowdown: processor },
  );
}

const KINDS = [
  ['all', () => true],
  ['after a save', ({ kind }: Wait) => kind === 'saved'],
  ['after a skip', ({ kind }: Wait) => kind === 'skipped'],
] as const;

function toRows(answerMs: number, waits: readonly Wait[]): string[][] {
  const most = answerMs + DRAWING_MS;
  return KINDS.map(([name, isMeant]) => {
    const meant = waits.filter(isMeant);
    const [after, fromKey] = [meant.map(({ ms }) => ms), meant.map(({ fromKeyMs }) => fromKeyMs)];
    const share = after.filter((ms) => ms < UNNOTICED_MS).length / after.length;
    const worst = quantile(after, 1);
    return [
      `${answerMs} ms, ${name}`,
      String(after.length),
      inMs(median(after)),
      inMs(worst),
      `${(100 * share).toFixed(0)}%`,
      String(after.filter((ms) => ms >= answerMs).length),
      String(after.filter((ms) => ms > most).length),
      verdict(worst, most),
      inMs(median(fromKey)),
      inMs(quantile(fromKey, 1)),
    ];
  });
}

/**
 * A rep works 80 leads by keys alone, with a script that takes its time. Reports how long each card is waited
 * for.
 * @throws Error when the database does not have exactly the results that the rep has entered
 */
export const hour: Benchmark = async ({ runs, seconds, dist, processors }) => {
  const folder = await siteToMeasure(dist);
  const [processor = PROCESSOR] = processors;
  const callMs = seconds > 0 ? seconds * 1_000 : CALL_MS;
  const browser = await openBrowser();
  const rows: string[][] = [];
  try {
    for (const answerMs of ANSWERS_MS) {
      const waits: Wait[] = [];
      for (let run = 0; run < (runs || 1); run++) {
        const loop = await serveLoop(folder, { answerMs });
        try {
          waits.push(...(await measureHour(browser, loop, { processor, callMs })));
        } finally {
          await loop.close();
        }
      }
      rows.push(...toRows(answerMs, waits));
      console.log(`${LEADS} of ${LEADS} results are in the database, with ${answerMs} ms per answer.`);
    }
  } finally {
    await browser.close();
  }
  printTable(
    [
      `${processor}x, calls of ${callMs / 1_000} s; ms`,
      'leads',
      'median',
      'worst',
      `< ${UNNOTICED_MS} ms`,
      '≥ 1 answer',
      `> 1 answer + ${DRAWING_MS}`,
      'none',
      'from the key, median',
      'worst',
    ],
    rows,
  );
};
