import type { Write } from '#backend/core/writes.ts';
import { saveCallScriptAction } from '#contract/actions/call-scripts.ts';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import {
  findLeadsAction,
  moveLeadAction,
  releaseLeadAction,
  showLeadAction,
} from '#contract/actions/manager/find-leads.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { saveVisitLimitsAction, showVisitLimitsAction } from '#contract/actions/manager/visit-limits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import {
  liftSuppressionAction,
  listSuppressedAction,
  suppressNumberAction,
} from '#contract/actions/suppressions.ts';
import { BATCH, getFilledId, getPhone } from '../postgres/fill.ts';
import { askAsManager, limited, type NamedCall, pickLead, type Turn, takeLead, write } from './call.ts';

/** What a manager types, which finds one lead, a few, or all. */
const SEARCHES: readonly (readonly [what: string, getText: (turn: Turn) => string])[] = [
  ['a whole number', (turn) => getPhone(pickLead(turn))],
  ['four digits', ({ turn }) => String(1000 + (turn % 9_000))],
  ['a name that all have', () => 'Marlowe'],
  ['a street that all have', () => 'Ocean Av'],
];

/** Number of a lead of another batch than the one that reps work, so that their queue keeps its length. */
const pickOld = ({ turn }: Turn): number => 9 + 10 * (turn % 90);

const suppress = (turn: Turn) =>
  askAsManager(turn, suppressNumberAction, { phone: getPhone(pickOld(turn)), reason: 'By letter' });
const lift = (turn: Turn) => askAsManager(turn, liftSuppressionAction, { phone: getPhone(pickOld(turn)) });

/** A full page of the do-not-call list, before all numbers of leads, at every size. */
const LISTED: readonly Write[] = Array.from({ length: PAGE_SIZES.suppressed }, (_, index) => ({
  kind: 'putNumber',
  row: {
    phoneKey: `1200555${String(index).padStart(4, '0')}`,
    suppressedAt: '2026-11-10T12:00:00.000Z',
    suppressedBy: '',
    fileId: '',
    calls: [],
  },
}));

const newRows = ({ turn }: Turn) =>
  Array.from({ length: PAGE_SIZES.importRows }, (_, index) => ({
    line: index + 2,
    cells: ['Ada', 'Marlowe', String(8_001_000_000 + turn * PAGE_SIZES.importRows + index), '32951'],
  }));

export const MANAGER_CALLS: readonly NamedCall[] = [
  [showTodayAction.name, async (turn) => () => askAsManager(turn, showTodayAction)],
  ...SEARCHES.map(
    ([what, getText]): NamedCall => [
      `${findLeadsAction.name}, ${what}`,
      async (turn) => () => askAsManager(turn, findLeadsAction, { text: getText(turn) }),
    ],
  ),
  [
    showLeadAction.name,
    async (turn) => () => askAsManager(turn, showLeadAction, { leadId: getFilledId(pickLead(turn)) }),
  ],
  [
    releaseLeadAction.name,
    async (turn) => {
      const leadId = await takeLead(turn);
      return () => askAsManager(turn, releaseLeadAction, { leadId });
    },
  ],
  [
    moveLeadAction.name,
    async (turn) => {
      const leadId = getFilledId(pickOld(turn));
      await askAsManager(turn, moveLeadAction, { leadId, batch: 'old-1' });
      return () => askAsManager(turn, moveLeadAction, { leadId, batch: 'old-2' });
    },
  ],
  [
    listSuppressedAction.name,
    async (turn) => {
      await write(turn.store, LISTED);
      return () => askAsManager(turn, listSuppressedAction);
    },
  ],
  [
    suppressNumberAction.name,
    async (turn) => {
      await suppress(turn);
      await lift(turn);
      return () => suppress(turn);
    },
  ],
  [
    liftSuppressionAction.name,
    async (turn) => {
      await suppress(turn);
      return () => lift(turn);
    },
  ],
  [showVisitLimitsAction.name, limited((turn) => askAsManager(turn, showVisitLimitsAction))],
  [
    saveVisitLimitsAction.name,
    async (turn) => {
      const jobsPerMorning = String(300 + (turn.turn % 2));
      return () => askAsManager(turn, saveVisitLimitsAction, { jobsPerMorning });
    },
  ],
  [
    saveCallScriptAction.name,
    async (turn) => {
      const fields = { service: 'none', status: 'New Lead', text: `Hello, call ${turn.turn}.` };
      return () => askAsManager(turn, saveCallScriptAction, fields);
    },
  ],
  [
    exportBatchAction.name,
    async (turn) => () =>
      askAsManager(turn, exportBatchAction, { batch: BATCH, after: getFilledId(turn.size / 5) }),
  ],
  [
    checkNumbersAction.name,
    async (turn) => {
      const first = pickLead(turn);
      const phones = Array.from({ length: PAGE_SIZES.importRows }, (_, index) =>
        getPhone(1 + ((first + index) % turn.size)),
      );
      return () => askAsManager(turn, checkNumbersAction, { phones });
    },
  ],
  [
    importLeadsAction.name,
    async (turn) => {
      const fields = {
        importId: `file-${String(turn.turn).padStart(6, '0')}`,
        batchId: 'imported',
        batchName: 'Imported',
        columns: ['firstName', 'lastName', 'phone', 'zip'],
        rows: newRows(turn),
      };
      return () => askAsManager(turn, importLeadsAction, fields);
    },
  ],
];
