import type { LeadStatus } from '#contract/lead/status.ts';

export interface SentBooking {
  submissionId: string;
  /** What the homeowner typed, and the hidden fields. */
  post: Record<string, string>;
  sender: string;
  /** From the first answer that said yes; empty until then. */
  reference: string;
}

export interface SentSave {
  saveId: string;
  rep: number;
  leadId: string;
  status: LeadStatus;
  /** Contains the id, so that the line in the history can be told from all others. */
  note: string;
  isAcknowledged: boolean;
}

/** All that homeowners and reps have sent, and what of it was acknowledged. */
export class Ledger {
  readonly bookings: SentBooking[] = [];
  /** In the order in which the reps held the leads. */
  readonly saves: SentSave[] = [];
  /** Promises that the answers themselves show to be broken, one line each. */
  readonly broken: string[] = [];
  readonly #heldBy = new Map<string, number>();
  readonly #attempted = new Set<string>();

  /** Notes the answer to a booking. A repeated booking must get the first reference again. */
  acknowledge(booking: SentBooking, reference: string): void {
    if (reference === '') this.broken.push(`${booking.submissionId} was acknowledged without a reference`);
    if (booking.reference !== '' && booking.reference !== reference)
      this.broken.push(`${booking.submissionId} has two references: ${booking.reference}, ${reference}`);
    booking.reference = reference;
  }

  /** Notes that a rep was given a lead. */
  hold(leadId: string, rep: number): void {
    const other = this.#heldBy.get(leadId);
    if (other !== undefined && other !== rep)
      this.broken.push(`${leadId} was given to rep ${rep} while rep ${other} held it`);
    this.#heldBy.set(leadId, rep);
  }

  /** Notes that the host may give a lead to another rep, also before this one has read the answer. */
  letGo(leadId: string): void {
    this.#heldBy.delete(leadId);
  }

  /** Returns whether a number was not attempted before. Else its calls could reach the limit of a day. */
  attempt(phone: string): boolean {
    const isFirst = !this.#attempted.has(phone);
    this.#attempted.add(phone);
    return isFirst;
  }
}
