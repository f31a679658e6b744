import { compareText } from '#backend/core/compare-text.ts';
import { matchesSearch } from '#backend/core/find/search.ts';
import { toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { FindArgs, Results } from '#backend/core/queries.ts';
import type { Sources } from './reads.ts';

const SEARCHED = ['createdAt', 'firstName', 'lastName', 'phone', 'email', 'address', 'city'] as const;

/** Implements `findLeads` of backend/core/queries.ts. One read besides the index, and one for a reference. */
export function findLeads({ tabs, index }: Sources, args: FindArgs): Results['findLeads'] {
  const { reference, limit } = args;
  const visits = reference === '' ? [] : tabs.visits.block(['reference', 'leadId']);
  const booked = new Set(
    visits.flatMap(([code = '', leadId = '']) => (code.startsWith(reference) ? [leadId] : [])),
  );
  const first = 2;
  const texts = tabs.leads.block(SEARCHED, first);
  return index()
    .flatMap(({ leadId, batchId, status, workedAt, place }) => {
      const [createdAt = '', firstName = '', lastName = '', phone = '', email = '', ...rest] =
        texts[place - first] ?? [];
      const [address = '', city = ''] = rest;
      const found = {
        leadId,
        batchId,
        status,
        workedAt,
        createdAt,
        firstName,
        lastName,
        phone,
        address,
        city,
      };
      return booked.has(leadId) || matchesSearch({ ...found, ...toKeyFields(phone), email }, args)
        ? [found]
        : [];
    })
    .sort(
      (one, other) => compareText(other.createdAt, one.createdAt) || compareText(one.leadId, other.leadId),
    )
    .slice(0, limit);
}
