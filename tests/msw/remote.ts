import { setTimeout as wait } from 'node:timers/promises';
import { isOfEndedTest } from '#tests/setup/ended-tests.ts';
import type { Fault } from './faults.ts';
import { readSent, type Sent } from './sent.ts';

/** Milliseconds that each request takes: finds tests that pass only on a fast machine (decision 0020). */
const DELAY_MS = Number(process.env.TEST_REMOTE_DELAY_MS ?? 0);

interface Plan {
  /** Limits the fault to one action. */
  action?: string | undefined;
  /** How often; once unless given. */
  times?: number;
  /** The remote takes the request as usual, and only the answer is faulty. */
  isTaken?: boolean | undefined;
}

/**
 * A fake remote. Records requests and answers normally unless a test plans a fault. The setup clears it after
 * each test. A request that arrives after its test ended is not recorded and changes nothing: it would be
 * counted in the next test.
 * @param answer the normal answer
 */
export function fakeRemote(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const planned: (Plan & { fault: Fault; times: number })[] = [];

  function takeFault(request: Sent) {
    const index = planned.findIndex(({ action }) => action === undefined || action === request.action);
    const found = planned[index];
    if (!found) return undefined;
    found.times -= 1;
    if (found.times <= 0) planned.splice(index, 1);
    return found;
  }

  return {
    sent,
    sentAs: (action: string): Sent[] => sent.filter((request) => request.action === action),
    /** Plans a fault as the next answer (faults.ts). */
    misbehave(fault: Fault, { action, times = 1, isTaken }: Plan = {}): void {
      planned.push({ fault, action, times, isTaken });
    },
    /** Forgets the faults that are still planned. */
    recover(): void {
      planned.length = 0;
    },
    forget(): void {
      sent.length = 0;
      planned.length = 0;
    },
    async receive(request: Request): Promise<Response> {
      if (DELAY_MS > 0) await wait(DELAY_MS);
      const read = await readSent(request);
      if (isOfEndedTest()) return Response.error();
      sent.push(read);
      const found = takeFault(read);
      if (found?.isTaken) await answer(read);
      const faulty = await found?.fault();
      if (faulty) return faulty;
      return isOfEndedTest() ? Response.error() : answer(read);
    },
  };
}
