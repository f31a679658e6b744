import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { BATCH, getSession } from './fill.ts';
import { act, type ScriptAnswer } from './hosts.ts';

type Move = 'closed' | 'attempted' | 'skipped' | 'suppressed';

const nextAnswer = z.object({
  lead: z.nullish(z.object({ leadId: z.string(), phone: z.string() })),
  progress: z.object({ open: z.number() }),
});

/** How fast the reps work, and how long. */
export interface Pace {
  /** Milliseconds from one lead to its save. */
  think: () => number;
  /** Ends the day before the last lead is worked. */
  seconds?: number;
}

/** As fast as the hosts answer. */
const AT_ONCE: Pace = { think: () => Math.random() * 20 };

export class Day {
  readonly heldBy = new Map<string, number>();
  readonly moves: Record<Move, number> = { closed: 0, attempted: 0, skipped: 0, suppressed: 0 };
  readonly broken: string[] = [];
  /** Milliseconds per request, by action. */
  readonly times = { next_lead: [] as number[], update_lead: [] as number[] };
  /** Answers without a lead while some were open, because other reps held them. */
  waits = 0;
  readonly #attempted = new Set<string>();
  readonly #skipped = new Set<string>();
  readonly #pace: Pace;
  readonly #over: AbortSignal;
  readonly #end: Promise<unknown>;

  /** The day begins now. */
  constructor(pace = AT_ONCE) {
    this.#pace = pace;
    this.#over = pace.seconds ? AbortSignal.timeout(pace.seconds * 1_000) : new AbortController().signal;
    this.#end = once(this.#over, 'abort');
  }

  /** Waits as long as the rep needs for a lead, or until the day is over. */
  async #think(): Promise<void> {
    await Promise.race([pause(this.#pace.think()), this.#end]);
  }

  #isOver(): boolean {
    return this.#over.aborted;
  }

  /**
   * Decides what the rep does with a lead: one in nine is skipped once per rep, one in seven attempted once,
   * one in seventeen becomes DO NOT CALL, all others are closed.
   */
  #moveOf(leadId: string, rep: number): Move {
    const number = Number(leadId.replace(/\D/g, ''));
    const skip = `${rep} ${leadId}`;
    if (number % 9 === rep % 9 && !this.#skipped.has(skip)) {
      this.#skipped.add(skip);
      return 'skipped';
    }
    if (number % 7 === 0 && !this.#attempted.has(leadId)) {
      this.#attempted.add(leadId);
      return 'attempted';
    }
    return number % 17 === 0 ? 'suppressed' : 'closed';
  }

  /**
   * Works the batch as rep number `rep` until no lead is open or the day is over. Alternates between the
   * hosts with every call.
   */
  async work(rep: number, hosts: readonly string[]): Promise<void> {
    const who = { auth: getSession(rep), rep: `Rep ${rep}` };
    let turn = rep;
    let skip = '';
    let waited = 0;
    const send = async (action: keyof Day['times'], fields: object): Promise<ScriptAnswer> => {
      const start = performance.now();
      const answer = await act(hosts[turn++ % hosts.length] ?? '', action, { ...who, ...fields });
      this.times[action].push(performance.now() - start);
      if (!answer.ok) this.broken.push(`${action} was refused: ${JSON.stringify(answer)}`);
      return answer;
    };
    await this.#think();
    while (waited < 1_000 && !this.#isOver()) {
      const { lead, progress } = nextAnswer.parse(await send('next_lead', { batch: BATCH, skip }));
      skip = '';
      if (!lead) {
        if (progress.open === 0) return;
        this.waits++;
        waited++;
        await pause(50);
        continue;
      }
      waited = 0;
      const { leadId } = lead;
      const other = this.heldBy.get(leadId);
      if (other !== undefined)
        this.broken.push(`${leadId} was given to rep ${rep} while rep ${other} held it`);
      this.heldBy.set(leadId, rep);
      await this.#think();
      if (this.#isOver()) return;
      const move = this.#moveOf(leadId, rep);
      this.moves[move]++;
      // From here the host may lease the lead to another rep before this rep has read the answer.
      this.heldBy.delete(leadId);
      if (move === 'skipped') {
        skip = leadId;
        continue;
      }
      const status = { closed: 'Not Qualified', attempted: 'Attempted', suppressed: 'DO NOT CALL' }[move];
      await send('update_lead', { leadId, status, note: move === 'attempted' ? 'No answer' : '' });
    }
    if (!this.#isOver()) this.broken.push(`rep ${rep} waited for a lead that was open and never came`);
  }
}
