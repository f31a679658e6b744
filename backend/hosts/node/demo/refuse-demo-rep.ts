import type { Results, StoreQuery } from '#backend/core/queries.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Store } from '#backend/stores/store.ts';
import { DEMO_REP } from './seed.ts';

const refused = (rep: RepRow): RepRow =>
  rep.email === DEMO_REP.email && rep.state === 'active' ? { ...rep, state: 'denied' } : rep;

type Views = { [K in StoreQuery]?: (found: Results[K]) => Results[K] };

const VIEWS: Views = {
  rep: (found) => found && refused(found),
  session: (found) => found && { ...found, rep: refused(found.rep) },
};

/**
 * Wraps a store so that the demo account is never active, whatever its row says: outside the demo neither its
 * PIN nor an existing session may work.
 */
export const refusingDemoRep = (store: Store): Store => ({
  ...store,
  transact: (work) =>
    store.transact((transaction) =>
      work({
        ...transaction,
        async read(query, args) {
          const found = await transaction.read(query, args);
          const view = VIEWS[query];
          return view ? view(found) : found;
        },
      }),
    ),
});
