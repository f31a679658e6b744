import { runChecks } from '../../scripts/doctor/report.ts';
import { createSetup, type SetupOptions } from '../../scripts/doctor/setup.ts';

type Options = Pick<SetupOptions, 'folder' | 'variables'> & Partial<SetupOptions>;

export type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

/** Runs the doctor. Returns the lines of each check by its title, for each state. */
export async function diagnose(options: Options) {
  const setup = createSetup({
    ...{
      readCompany: () => ({ samples: [], unused: [], changedAt: 0 }),
      hasEnvFile: true,
      dataFolder: '.data/preview',
      timeoutMs: 5_000,
    },
    ...options,
  });
  const all = await Promise.all(runChecks(setup));
  const titled = (state: string): Record<string, string> =>
    Object.fromEntries(
      all
        .filter(({ outcome }) => outcome.state === state)
        .map(({ title, outcome }) => [title, outcome.lines.join('\n')]),
    );
  return { done: titled('done'), open: titled('open'), unknown: titled('unknown') };
}
