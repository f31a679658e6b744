import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { check, type Findings } from './check.ts';
import { type Actor, askForReceipt, Homeowner, sendBooking } from './homeowner.ts';
import type { HostProcess } from './host-process.ts';
import type { Stored } from './inspection.ts';
import { Ledger, type SentBooking, type SentSave } from './ledger.ts';
import { Rep, sendSave } from './rep.ts';
import { Traffic } from './traffic.ts';

/** Pause after a request that failed, in ms: a page waits longer before it tries again. */
const AFTER_FAILURE_MS = 25;

/** What the checks of a run have found, in all. */
export interface Totals {
  unacknowledged: number;
  storedUnacknowledged: number;
  /** A line for each broken promise. */
  lost: string[];
  doubled: string[];
  changed: string[];
}

export interface Crowd {
  homeowners: number;
  reps: number;
}

/** Homeowners and reps who load one store, through all its starts, and what they know of it. */
export class Storm {
  readonly traffic = new Traffic();
  readonly ledger = new Ledger();
  readonly homeowners: readonly Homeowner[];
  readonly reps: readonly Rep[];
  readonly totals: Totals = {
    unacknowledged: 0,
    storedUnacknowledged: 0,
    lost: [],
    doubled: [],
    changed: [],
  };

  constructor({ homeowners, reps }: Crowd) {
    this.homeowners = Array.from({ length: homeowners }, () => new Homeowner(this.traffic, this.ledger));
    this.reps = Array.from({ length: reps }, (_, rep) => new Rep(this.traffic, this.ledger, rep));
  }

  /**
   * Everybody sends one request after another until the signal.
   * @param think how long they wait before the first request and after each, in ms
   */
  async blow(over: AbortSignal, think: (actor: Actor) => number = () => 0): Promise<void> {
    // Each person waits for it, and may have a request.
    setMaxListeners(0, over);
    const wait = (ms: number) => pause(ms, undefined, { signal: over }).catch(() => {});
    const act = async (actor: Actor) => {
      if (think(actor) > 0) await wait(think(actor));
      while (!over.aborted) {
        const reply = await actor.step();
        const ms = Math.max(think(actor), reply.kind === 'yes' ? 0 : AFTER_FAILURE_MS);
        if (ms > 0) await wait(ms);
      }
    };
    await Promise.all([...this.homeowners, ...this.reps].map(act));
  }

  /** Resolves when the host has answered a request from its database. */
  async untilAnswered(): Promise<void> {
    const query = { action: 'booking_receipt', token: 'booking-token', submissionId: 'of-nobody' };
    for (;;) {
      const reply = await this.traffic.send({ action: 'first request', query, sender: '192.0.2.1' });
      if (reply.kind === 'yes') return;
      await pause(5);
    }
  }

  /**
   * Compares what was sent since the last time with what the host's database has. Then sends everything
   * unacknowledged again, as the devices do, asks for the receipts, and compares again.
   */
  async settle(host: HostProcess): Promise<void> {
    const sent = this.ledger.takeUnchecked();
    const before = check(sent, await this.#inspect(host, sent));
    this.#note(before);
    this.totals.unacknowledged += before.unacknowledged;
    this.totals.storedUnacknowledged += before.storedUnacknowledged;

    await this.#sendAgain(sent);
    await inGroups(sent.bookings, (booking) => askForReceipt(this.traffic, this.ledger, booking));
    const rows = await this.#inspect(host, sent);
    this.#note(check(sent, rows));
    // Each number is booked once, so each booking has a lead of its own.
    this.#compareCounts(rows.bookedLeads, 'leads in their batch');
  }

  /** Compares everything that was ever sent with all rows. */
  checkAll(rows: Stored): void {
    this.#note(check(this.ledger, rows));
    this.#compareCounts(rows.bookings.length, 'rows');
    this.#compareCounts(rows.bookedLeads, 'leads');
  }

  #compareCounts(count: number, what: string): void {
    const sent = this.ledger.bookings.length;
    const line = `${sent} bookings have ${count} ${what}`;
    if (count < sent) this.totals.lost.push(line);
    if (count > sent) this.totals.doubled.push(line);
  }

  /** Lines for all promises that were broken. */
  get broken(): string[] {
    const { lost, doubled, changed } = this.totals;
    return [
      ...lost.map((line) => `lost: ${line}`),
      ...doubled.map((line) => `doubled: ${line}`),
      ...changed.map((line) => `changed: ${line}`),
      ...this.ledger.broken,
    ];
  }

  #note({ lost, doubled, changed }: Findings): void {
    this.totals.lost.push(...lost);
    this.totals.doubled.push(...doubled);
    this.totals.changed.push(...changed);
  }

  #inspect(host: HostProcess, { bookings, saves }: Pick<Ledger, 'bookings' | 'saves'>): Promise<Stored> {
    return host.inspect({
      submissionIds: bookings.map(({ submissionId }) => submissionId),
      leadIds: [...new Set(saves.map(({ leadId }) => leadId))],
    });
  }

  async #sendAgain({ bookings, saves }: { bookings: SentBooking[]; saves: SentSave[] }): Promise<void> {
    await inGroups(bookings, async (booking) => {
      if (booking.reference !== '') return;
      const reply = await sendBooking(this.traffic, this.ledger, booking, 'booking, again');
      if (reply.kind !== 'yes')
        this.totals.lost.push(`booking ${booking.submissionId} was not taken when it was sent again`);
    });
    await inGroups(saves, async (save) => {
      if (save.isAcknowledged) return;
      const reply = await sendSave(this.traffic, this.ledger, save);
      if (reply.kind !== 'yes')
        this.totals.lost.push(`the save “${save.note}” was not taken when it was sent again`);
    });
  }
}

const GROUP = 8;

/** Does `work` for all items, a few at a time. */
async function inGroups<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += GROUP)
    await Promise.all(items.slice(start, start + GROUP).map(work));
}
