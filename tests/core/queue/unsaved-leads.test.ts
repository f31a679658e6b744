import { describe, expect, test } from 'vitest';
import { refusal } from '#contract/errors.ts';
import { COUNTS } from '#contract/limits.ts';
import { aLead, DAY, MINUTE, SETTINGS } from '#tests/core/backend.ts';
import { aQueue } from './queue-of.ts';

const MOST = COUNTS.unsavedLeads;

/** A batch with more leads than a rep is given without a save. */
function aLongQueue() {
  const queue = aQueue({});
  const { backend, robin } = queue;
  backend.leads(...Array.from({ length: MOST + 20 }, (_, index) => aLead(`lead-${index}`)));
  /** Asks for this many leads, one after the other, and returns the last one. */
  const read = (count: number): string => {
    let last = '';
    for (let time = 0; time < count; time++) last = robin.next() ?? '';
    return last;
  };
  return { ...queue, read };
}

describe('a rep who is given many leads and saves none', () => {
  test('gets no further one, keeps the last, and goes on once it is saved', () => {
    const { backend, robin, read } = aLongQueue();
    const last = read(MOST);
    expect(new Set([last, robin.next({ resume: '1' })])).toEqual(new Set([last]));
    expect(robin.answer()).toMatchObject({ ok: false, error: 'save_first' });
    expect(robin.call('next_lead', { batch: 'storm' })).toEqual(refusal('save_first'));
    expect(backend.lead(last)).toMatchObject({ leaseRep: robin.email });
    expect(robin.save(last, 'Not Qualified')).toMatchObject({ ok: true });
    backend.wait(MINUTE);
    expect(read(MOST)).not.toBe('');
    expect(robin.answer()).toMatchObject({ error: 'save_first' });
  });

  test('is told of to the company once, and is in the audit trail', () => {
    const { backend, robin, read } = aLongQueue();
    read(MOST);
    expect(backend.mail).toEqual([]);
    for (let time = 0; time < 5; time++) robin.answer();
    const name = backend.store.read('rep', { email: robin.email })?.name;
    const subject = `100 leads in a row without a save: ${name}`;
    const text = expect.stringContaining('/rep-access/manage');
    expect(backend.mail).toMatchObject([{ to: SETTINGS.company.email, subject, text }]);
    const line = { action: 'unsaved_leads', rep: robin.email, note: robin.email };
    expect(backend.history()).toMatchObject([line]);
  });

  test('sees hardly more by other batches, a new session, leases that run out, or looking ahead', () => {
    const { backend, robin } = aLongQueue();
    backend.batch('cocoa');
    backend.leads(
      ...Array.from({ length: MOST }, (_, index) => aLead(`cocoa-${index}`, { batchId: 'cocoa' })),
    );
    const seen = new Set<unknown>();
    let rep = robin;
    for (let time = 0; time < 2 * MOST; time++) {
      const batch = time % 20 < 10 ? 'storm' : 'cocoa';
      for (const peek of ['', '1']) {
        const { lead } = rep.answer({ batch, peek });
        seen.add(lead?.leadId);
      }
      if (time % 7 === 0) backend.wait(16 * MINUTE);
      if (time % 11 === 0) rep.call('logout');
      rep = backend.signedIn({ email: robin.email });
    }
    expect(rep.answer({ batch: 'cocoa' })).toMatchObject({ error: 'save_first' });
    expect(seen.size).toBeGreaterThan(MOST - 5);
    expect(seen.size).toBeLessThan(MOST + 5);
    backend.wait(DAY);
    expect(backend.signedIn({ email: robin.email }).answer()).toMatchObject({ ok: true });
  });

  test('holds up no colleague, and whoever saves now and then reads as many as there are', () => {
    const { backend, robin, alex, read } = aLongQueue();
    read(MOST);
    robin.answer();
    expect(alex.next()).not.toBeNull();
    for (let time = 0; time < 4; time++) {
      backend.wait(MINUTE);
      for (let lead = 0; lead < 40; lead++) alex.next();
      expect(alex.save(alex.next({ resume: '1' }) ?? '', 'Attempted')).toMatchObject({ ok: true });
    }
    expect(alex.answer()).toMatchObject({ ok: true });
  });
});
