import { randomUUID } from 'node:crypto';
import { type NextLeadRequest, nextLeadAction } from '#contract/actions/next-lead.ts';
import { updateLeadAction } from '#contract/actions/update-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { BENCH_SETTINGS, getSession } from '../company.ts';
import type { Actor } from './homeowner.ts';
import type { Ledger, SentSave } from './ledger.ts';
import type { Reply, Traffic } from './traffic.ts';

const token = BENCH_SETTINGS.repToken;
const OUTCOMES: readonly LeadStatus[] = [
  'Not Qualified',
  'Attempted',
  'Qualified – Appointment Set',
  'Not Qualified',
  'DO NOT CALL',
];
/** A rep skips one lead in so many, each lead once. */
const SKIPPED = 9;

const toSender = (rep: number): string => `198.51.100.${rep}`;

/** Sends a save as the worklist does, and notes the acknowledgment. */
export async function sendSave(traffic: Traffic, ledger: Ledger, save: SentSave): Promise<Reply> {
  const { rep, leadId, status, note, saveId } = save;
  const fields = { leadId, status, note, saveId, rep: `Rep ${rep}`, auth: getSession(rep) };
  const { name: action } = updateLeadAction;
  ledger.letGo(leadId);
  const payload = JSON.stringify({ action, token, ...fields });
  const reply = await traffic.send({ action, body: new URLSearchParams({ payload }), sender: toSender(rep) });
  if (reply.kind === 'yes') save.isAcknowledged = true;
  if (reply.kind === 'no' && reply.status === 200 && reply.error !== 'busy')
    ledger.broken.push(`a save of ${leadId} was refused: ${reply.error}`);
  return reply;
}

/** Takes a lead, saves or skips it, and takes the next; changes the batch when one has none to give. */
export class Rep implements Actor {
  /** The last answer had no lead; `isDone`: no lead of the last batch is open. */
  isWaiting = false;
  isDone = false;
  #save: SentSave | null = null;
  #leadId = '';
  #phone = '';
  /** The last request for a lead got no answer, so the rep may have one already. */
  #mayHoldOne = false;
  #given = 0;
  readonly #skipped = new Set<string>();
  #turn: number;

  constructor(
    readonly traffic: Traffic,
    readonly ledger: Ledger,
    readonly rep: number,
    readonly batches: readonly string[],
  ) {
    this.#turn = rep;
  }

  async step(): Promise<Reply> {
    if (this.#save) return this.#send(this.#save);
    if (this.#leadId === '') return this.#next({ resume: this.#mayHoldOne ? '1' : '' });
    const skip = this.#leadId;
    if (this.#given % SKIPPED > 0 || this.#skipped.has(skip)) return this.#send(this.#newSave());
    this.#skipped.add(skip);
    this.#leadId = '';
    this.ledger.letGo(skip);
    return this.#next({ skip });
  }

  async #next(fields: Partial<NextLeadRequest>): Promise<Reply> {
    const { name: action } = nextLeadAction;
    const batch = this.batches[this.#turn % this.batches.length] ?? '';
    const query = { action, token, auth: getSession(this.rep), batch, rep: `Rep ${this.rep}`, ...fields };
    const reply = await this.traffic.send({ action, query, sender: toSender(this.rep) });
    this.#mayHoldOne = reply.kind !== 'yes';
    if (reply.kind !== 'yes') return reply;
    const { lead, progress } = nextLeadAction.answer.parse(reply.answer);
    this.isWaiting = !lead;
    this.isDone = !lead && progress?.open === 0;
    if (!lead) {
      this.#turn++;
      return reply;
    }
    this.#given++;
    this.#leadId = lead.leadId;
    this.#phone = lead.phone;
    this.ledger.hold(lead.leadId, this.rep);
    return reply;
  }

  #newSave(): SentSave {
    const leadId = this.#leadId;
    const saveId = randomUUID();
    const outcome = OUTCOMES[this.ledger.saves.length % OUTCOMES.length] ?? 'Not Qualified';
    const isAgain = outcome === 'Attempted' && !this.ledger.attempt(this.#phone);
    const status = isAgain ? 'Not Qualified' : outcome;
    const note = `Called about the roof – ${saveId}`;
    const save: SentSave = { saveId, rep: this.rep, leadId, status, note, isAcknowledged: false };
    this.ledger.saves.push(save);
    return save;
  }

  async #send(save: SentSave): Promise<Reply> {
    this.#save = save;
    const reply = await sendSave(this.traffic, this.ledger, save);
    if (save.isAcknowledged) {
      this.#save = null;
      this.#leadId = '';
    }
    return reply;
  }
}
