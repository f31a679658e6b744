import { getMessage } from '#backend/core/fault-text.ts';
import { backendChecks, manager } from './backend.ts';
import { type Check, type CheckId, type Outcome, open, unknown } from './check.ts';
import { contactForm } from './contact-form.ts';
import { endpointChecks } from './endpoints.ts';
import type { Setup } from './setup.ts';
import { siteChecks } from './site.ts';
import { address, placeholders, privateFiles, samples, values } from './values.ts';
import { visitors } from './visitors.ts';

/** All checks in the order of the lines. README, "Going live", lists them in the same words and order. */
export const CHECKS: Record<CheckId, Check> = {
  ...{ values, placeholders, privateFiles, samples, address },
  ...backendChecks,
  ...endpointChecks,
  visitors,
  contactForm,
  ...siteChecks,
  manager,
};

export interface Checked {
  id: CheckId;
  title: string;
  outcome: Outcome;
}

const entries = Object.entries(CHECKS) as [CheckId, Check][];

/** Runs all checks at the same time, each after those that it needs. Returns a promise for each, in order. */
export function runChecks(setup: Setup): Promise<Checked>[] {
  const started = new Map<CheckId, Promise<Outcome>>();
  const start = (id: CheckId): Promise<Outcome> => {
    const running = started.get(id) ?? run(CHECKS[id]);
    started.set(id, running);
    return running;
  };
  async function run({ needs, run: check }: Check): Promise<Outcome> {
    for (const id of needs) {
      const needed = await start(id);
      if (needed.state === 'unknown') return needed;
      if (needed.state === 'open') return unknown(`first mend "${CHECKS[id].title}".`);
    }
    try {
      return await check(setup);
    } catch (fault) {
      return open(`This could not be checked: ${getMessage(fault)}`);
    }
  }
  return entries.map(async ([id, { title }]) => ({ id, title, outcome: await start(id) }));
}

const MARKS = { done: '[x]', open: '[ ]', unknown: '[-]' } as const;

/** A server may send characters that would control the terminal. */
const toPlain = (line: string): string => line.replace(/\p{Cc}/gu, ' ');

/** Returns the lines of one check for the terminal. */
export const toLines = ({ title, outcome: { state, lines } }: Checked): string[] => [
  `${MARKS[state]} ${title}`,
  ...lines.map((line) => `    ${toPlain(line)}`),
];

/** Returns the last line. */
export function countLine(all: readonly Checked[]): string {
  const count = (state: Outcome['state']) => all.filter(({ outcome }) => outcome.state === state).length;
  return `${count('done')} done, ${count('open')} to do, ${count('unknown')} not checked`;
}
