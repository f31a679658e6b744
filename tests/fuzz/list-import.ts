import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import type { ColumnMapping } from '#contract/lead-list/columns.ts';
import { toRowShape } from '#contract/lead-list/row-shape.ts';
import { checkRows, type RowCheck } from '#src/features/lead-import/check/check-rows.ts';
import type { Answers } from '#src/features/lead-import/check/row-groups.ts';
import type { Rep } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** Asks the backend about the rows of a list, as the page does. */
export function askBackend(manager: Rep, { questions }: RowCheck): Answers {
  if (questions.length === 0) return { known: new Map(), numbers: new Map() };
  const phones = questions.map(({ phone }) => phone);
  const addresses = questions.map(({ place }) => place ?? {});
  const answer = checkNumbersAction.answer.parse(manager.call('check_numbers', { phones, addresses }));
  return {
    known: new Map(answer.known.map((number) => [questions[number.index ?? -1]?.id ?? '', number])),
    numbers: new Map(answer.numbers.map((number) => [number.key, number])),
  };
}

/** Checks the rows of a list, as the page does before it asks the backend. */
export async function checkList(
  rows: Parameters<typeof checkRows>[0],
  titles: readonly string[],
  mapping: ColumnMapping,
): Promise<RowCheck> {
  const options = {
    signal: new AbortController().signal,
    nowMs: FRIDAY_TEN,
    takesNoCall: true,
    takesHouses: true,
  };
  const checked = await checkRows(rows, titles.length, toRowShape(mapping, titles), options);
  if (!checked) throw new Error('Nobody stopped the check.');
  return checked;
}

/** Sends the rows that can be added to the batch "list". */
export const sendRows = (manager: Rep, { columns, ready: rows }: RowCheck, more: object = {}) =>
  importLeadsAction.answer.parse(
    manager.call('import_leads', {
      ...{ importId: 'import-1', batchId: 'list', batchName: 'List', description: '', columns, rows },
      ...more,
    }),
  );
