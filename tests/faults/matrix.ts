import { beforeAll, describe, test } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { ANSWER_CELLS, SITUATION_CELLS } from './cells.ts';
import { ANSWER_FAULTS, type AnswerFaultName } from './faults.ts';
import { FLOWS, type Flow, type FlowName } from './flows.ts';
import { runAnswerCell } from './run-cell.ts';
import { SITUATIONS, type SituationName } from './run-situation.ts';

/** The names of a table whose type names every one of them. */
const namesOf = <Name extends string | number>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as Name[];

const answerFaults = namesOf<AnswerFaultName>(ANSWER_FAULTS);
const situations = namesOf<SituationName>(SITUATIONS);

/** Each is read by the same code as a fault that `npm test` has. */
const LIKE_OTHERS: readonly `${AnswerFaultName}`[] = [
  '404',
  '429',
  '302 to a login page',
  'truncated JSON',
  'wrong shape',
  'huge answer',
];

/** Runs every cell of the fault matrix (cells.ts) for the flows that `isMine` chooses. */
export function runMatrix(isMine: (flow: Flow) => boolean): void {
  const loaded = ['/', '/rep-access/set-pin', '/rep-access/new-lead'];
  beforeAll(() => Promise.all([loadRepPages(), ...loaded.map((path) => loadPage(findRoute(path)))]));

  const mine = namesOf<FlowName>(FLOWS).filter((name) => isMine(FLOWS[name]));
  describe.each(mine)('%s', (name) => {
    const flow = FLOWS[name];
    for (const fault of answerFaults) {
      const tags = LIKE_OTHERS.includes(`${fault}`) ? ['nightly'] : [];
      test(`${fault}`, { tags }, () => runAnswerCell(flow, fault, ANSWER_CELLS[name][fault]));
    }

    const cells = SITUATION_CELLS[name];
    const concerned = situations.filter((situation) => cells[situation] !== 'no button');
    test.each(concerned)('%s', (situation) => SITUATIONS[situation](flow, cells[situation]));
  });
}
