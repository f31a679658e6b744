import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import type { RowCheck } from '#src/features/lead-import/check/check-rows.ts';
import type { Answers } from '#src/features/lead-import/check/row-groups.ts';
import type { aScript } from '#tests/core/script.ts';

type Manager = ReturnType<ReturnType<typeof aScript>['signedIn']>;

/** Asks the script about the rows of a list, as the page does. */
export function askScript(manager: Manager, { questions }: RowCheck): Answers {
  if (questions.length === 0) return { known: new Map(), numbers: new Map() };
  const phones = questions.map(({ phone }) => phone);
  const addresses = questions.map(({ place }) => place ?? {});
  const answer = checkNumbersAction.answer.parse(manager.call('check_numbers', { phones, addresses }));
  return {
    known: new Map(answer.known.map((number) => [questions[number.index ?? -1]?.id ?? '', number])),
    numbers: new Map(answer.numbers.map((number) => [number.key, number])),
  };
}
