import { button, expectLead, openWorklist } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

test('two reps who work one batch at the same time never hold the same lead', async ({
  page,
  queue,
  colleaguesPage,
}) => {
  await queue.put({}, {}, {});
  const other = await colleaguesPage('Alex Vega');
  await Promise.all([openWorklist(page, queue), openWorklist(other, queue)]);
  await Promise.all([page, other].map((each) => button(each, 'Next Lead').click()));
  await Promise.all([page, other].map((each) => expect(each.getByText('Lead loaded')).toBeVisible()));
  const first = [await leadName(page).innerText(), await leadName(other).innerText()];
  expect([...first].sort()).toEqual(['Grace Hollis', 'Henry Okafor']);

  await button(page, 'Skip').click();
  await expectLead(page, 'Iris Delgado');
  await button(other, 'Skip').click();
  await expectLead(other, first[0] ?? '');
});
