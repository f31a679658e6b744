import type { LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import type { Backend } from '#backend/hosts/node/backend.ts';

/** Test requests to the server process over its IPC channel; the product has no such interface. */
export type Ask =
  /** Sets the server's clock, as an offset in ms from the machine's clock. */
  | { kind: 'clock'; ahead: number }
  | { kind: 'write'; writes: readonly Write[] }
  | { kind: 'lead'; leadId: string };

export interface Answers {
  clock: null;
  write: null;
  lead: LeadRow | null;
}

export type Asked = Ask & { id: number };
export type Answered = { id: number; answer: Answers[keyof Answers] } | { id: number; fault: string };

export function answerAsks({ store }: Backend, setAhead: (ahead: number) => void): void {
  async function answer(ask: Ask): Promise<Answers[keyof Answers]> {
    switch (ask.kind) {
      case 'clock':
        setAhead(ask.ahead);
        return null;
      case 'write':
        await store.transact((transaction) => transaction.write(ask.writes));
        return null;
      case 'lead':
        return store.transact((transaction) => transaction.read('lead', { leadId: ask.leadId }));
    }
  }
  process.on('message', ({ id, ...ask }: Asked) => {
    answer(ask).then(
      (found) => process.send?.({ id, answer: found } satisfies Answered),
      (fault) => process.send?.({ id, fault: String(fault) } satisfies Answered),
    );
  });
  // An open channel would keep the process alive after a stop signal.
  process.channel?.unref();
}
