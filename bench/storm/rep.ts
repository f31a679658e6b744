import { randomUUID } from 'node:crypto';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { updateLeadAction } from '#contract/actions/update-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { getSession } from '../postgres/fill.ts';
import { BENCH_SETTINGS } from '../settings.ts';
import type { Actor } from './homeowner.ts';
import type { Ledger, SentSave } from './ledger.ts';
import { STORM_BATCH } from './stores.ts';
import type { Reply, Traffic } from './traffic.ts';

const token = BENCH_SETTINGS.repToken;
const OUTCOMES: readonly LeadStatus[] = [
  'Not Qualified',
  'Attempted',
  'Qualified – Appointment Set',
  'Not Qualified',
  'DO NOT CALL',
];
/** How many leads a rep works before looking at the list of batches again. */
const LEADS_A_LIST = 10;

/** Sends a save as the worklist does, and notes the acknowledgment. */
export async function sendSave(traffic: Traffic, ledger: Ledger, save: SentSave): Promise<Reply> {
  const { rep, leadId, status, note, saveId } = save;
  const fields = { leadId, status, note, saveId, rep: `Rep ${rep}`, auth: getSession(rep) };
  const { name: action } = updateLeadAction;
  // From here the host may lease the lead to another rep before this rep has the answer.
  ledger.heldBy.delete(leadId);
  const payload = JSON.stringify({ action, token, ...fields });
  const reply = await traffic.send({ action, body: new URLSearchParams({ payload }), sender: toSender(rep) });
  if (reply.kind === 'yes') save.isAcknowledged = true;
  if (reply.kind === 'no' && reply.status === 200 && reply.error !== 'busy')
    ledger.broken.push(`a save of ${leadId} was refused: ${reply.error}`);
  return reply;
}

const toSender = (rep: number): string => `198.51.100.${rep}`;

/** Looks at the batches, takes a lead, saves it, takes the next; half of the reps prefer the bookings. */
export class Rep implements Actor {
  #save: SentSave | null = null;
  #leadId = '';
  /** The last request for a lead got no answer, so the rep may have one already. */
  #mayHoldOne = false;
  #untilList = 0;
  #turn: number;

  constructor(
    readonly traffic: Traffic,
    readonly ledger: Ledger,
    readonly rep: number,
  ) {
    this.#turn = rep;
  }

  async step(): Promise<Reply> {
    if (this.#save) return this.#send(this.#save);
    if (this.#leadId !== '') return this.#send(this.#newSave());
    if (this.#untilList === 0) return this.#list();
    return this.#next();
  }

  #get(action: string, fields: Record<string, string>): Promise<Reply> {
    const query = { action, token, auth: getSession(this.rep), ...fields };
    return this.traffic.send({ action, query, sender: toSender(this.rep) });
  }

  async #list(): Promise<Reply> {
    const reply = await this.#get(listBatchesAction.name, {});
    if (reply.kind === 'yes') this.#untilList = LEADS_A_LIST;
    return reply;
  }

  async #next(): Promise<Reply> {
    const batch = this.#turn % 2 === 0 ? STORM_BATCH : OWN_BATCHES.bookings.batchId;
    const resume = this.#mayHoldOne ? '1' : '';
    const reply = await this.#get(nextLeadAction.name, { batch, rep: `Rep ${this.rep}`, resume });
    this.#mayHoldOne = reply.kind !== 'yes';
    if (reply.kind !== 'yes') return reply;
    this.#untilList--;
    const { lead } = nextLeadAction.answer.parse(reply.answer);
    // No booking waits: the other batch is next.
    if (!lead) this.#turn++;
    else {
      this.#leadId = lead.leadId;
      this.ledger.hold(lead.leadId, this.rep);
    }
    return reply;
  }

  #newSave(): SentSave {
    const saveId = randomUUID();
    const status = OUTCOMES[this.ledger.saves.length % OUTCOMES.length] ?? 'Attempted';
    const save: SentSave = {
      saveId,
      rep: this.rep,
      leadId: this.#leadId,
      status,
      note: `Called about the roof – ${saveId}`,
      isAcknowledged: false,
    };
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
