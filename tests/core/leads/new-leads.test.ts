import { describe, expect, test } from 'vitest';
import { newLeadsAction } from '#contract/actions/new-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aLead, at, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aQueue } from '#tests/core/queue/queue-of.ts';

const NONE = { count: 0, more: false, newestAt: '', batchId: '', heldAt: '' };

const aCompany = (leads: Parameters<typeof aQueue>[0] = {}) => {
  const queue = aQueue(leads);
  const newLeads = (rep = queue.robin) => newLeadsAction.answer.parse(rep.call('new_leads'));
  return { ...queue, newLeads };
};

describe('the new leads of the website', () => {
  test('are those that homeowners have made, with the batch of the newest, until a rep saves them', () => {
    const { backend, robin, newLeads } = aCompany({ imported: {}, added: { source: 'rep' } });
    expect(newLeads()).toMatchObject(NONE);
    backend.wait(MINUTE);
    backend.book(aBookingPost());
    backend.leads(aLead('request', { source: 'request', createdAt: at(0), waitsFor: '' }));
    expect(newLeads()).toMatchObject({ count: 2, newestAt: at(MINUTE), batchId: 'website-bookings' });
    robin.save(robin.next({ batch: 'website-bookings' }) ?? '', 'Attempted');
    expect(newLeads()).toMatchObject({ count: 1, newestAt: at(0), batchId: 'storm' });
  });

  test('do not wait while a rep holds them; who does so learns when the newest of those came', () => {
    const { backend, robin, alex, newLeads } = aCompany();
    backend.leads(
      aLead('first', { source: 'booking', createdAt: at(0) }),
      aLead('last', { source: 'booking', createdAt: at(MINUTE) }),
    );
    expect(robin.next()).toBe('first');
    expect(alex.next()).toBe('last');
    expect(newLeads()).toMatchObject({ ...NONE, heldAt: at(0) });
    expect(newLeads(alex)).toMatchObject({ ...NONE, heldAt: at(MINUTE) });
    backend.wait(HOUR);
    expect(newLeads()).toMatchObject({ count: 2, newestAt: at(MINUTE), heldAt: '' });
  });

  test('are counted up to a limit, and more are said to be more', () => {
    const { backend, newLeads } = aCompany();
    const count = PAGE_SIZES.counted + 1;
    backend.leads(
      ...Array.from({ length: count }, (_, index) =>
        aLead(`lead-${index}`, { source: 'booking', createdAt: at(index) }),
      ),
    );
    expect(newLeads()).toMatchObject({ count: PAGE_SIZES.counted, more: true, newestAt: at(count - 1) });
  });
});
