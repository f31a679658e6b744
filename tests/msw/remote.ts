import type { Fault } from './faults.ts';
import { readSent, type Sent } from './sent.ts';

interface Planned {
  fault: Fault;
  action: string | undefined;
  times: number;
}

/**
 * One remote of the site, faked: it remembers what it was sent, and answers honestly unless a test has made it
 * misbehave. The setup has it forget everything after each test.
 * @param answer the honest answer
 */
export function fakeRemote(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const planned: Planned[] = [];

  function takeFault(request: Sent): Fault | undefined {
    const index = planned.findIndex(({ action }) => action === undefined || action === request.action);
    const found = planned[index];
    if (!found) return undefined;
    found.times -= 1;
    if (found.times <= 0) planned.splice(index, 1);
    return found.fault;
  }

  return {
    /** What was really sent, oldest first. */
    sent,
    /** What was sent with one action. */
    sentAs: (action: string): Sent[] => sent.filter((request) => request.action === action),
    /**
     * Makes the next answer a fault (faults.ts).
     * @param when only to one `action`; `times` for more answers than one
     */
    misbehave(fault: Fault, when: { action?: string; times?: number } = {}): void {
      planned.push({ fault, action: when.action, times: when.times ?? 1 });
    },
    forget(): void {
      sent.length = 0;
      planned.length = 0;
    },
    /** For the MSW handler: remembers the request and answers it. */
    async receive(request: Request): Promise<Response> {
      const read = await readSent(request);
      sent.push(read);
      const fault = takeFault(read);
      return (await fault?.()) ?? answer(read);
    },
  };
}
