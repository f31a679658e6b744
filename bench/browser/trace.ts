import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';

const event = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** CPU time of the thread in microseconds, so other programs do not affect it. */
  tdur: z.optional(z.number()),
  args: z.optional(z.looseObject({ name: z.optional(z.string()) })),
});

/**
 * Only what names threads and tasks: with `devtools.timeline` the page itself pays for notes, for example
 * which line of a script made a request.
 */
const CATEGORIES = ['__metadata', 'disabled-by-default-devtools.timeline'];

/**
 * Traces the main threads of all pages during `work`.
 * @returns the CPU time of each task, in ms, longest first
 */
export async function getTasks(browser: Browser, work: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: z.infer<typeof event>[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const item of value) {
      const read = event.safeParse(item);
      if (read.success) events.push(read.data);
    }
  });
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const getThread = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(getThread),
  );
  return events
    .filter((each) => each.name === 'RunTask' && mains.has(getThread(each)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one);
}
