import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { networkDrop, pausedAnswer, slow } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import {
  asked,
  batchField,
  button,
  callLink,
  card,
  GRACE,
  giveToSam,
  HENRY,
  heading,
  holdAnswers,
  IDA,
  leased,
  notesField,
  openWithLead,
  openWithTimers,
  openWorklist,
  putLead,
  saves,
  status,
  storedLead,
  watchDialing,
  withLeads,
} from './worklist-page.ts';

/** Henry is on the card, but not leased yet. @returns a function that lets the lease through */
async function openWithAwaitedLead(leads = [GRACE, HENRY, IDA]) {
  const { user } = await openWithLead(leads);
  const release = holdAnswers('next_lead');
  await user.keyboard('n');
  expect(heading()).toHaveTextContent('Henry Okafor');
  return { user, release };
}

describe('on a lead whose lease is on the way,', () => {
  test.each(['s', 'Save'])(
    '%s saves it as soon as it is the rep’s, with the status chosen before',
    async (trigger) => {
      const { user, release } = await openWithAwaitedLead();
      await user.keyboard('4');
      await (trigger === 'Save' ? user.click(button(trigger)) : user.keyboard(trigger));
      expect(screen.getByText("Saves as soon as it's yours.")).toBeVisible();
      expect(saves()).toEqual([]);
      release();
      expect(await screen.findByText('Saved.')).toBeVisible();
      expect(saves()).toMatchObject([{ leadId: 'lead-2', status: 'Not Qualified' }]);
    },
  );

  test.each(['k', 'nn'])('%s skips it as soon as it is the rep’s, and no other lead', async (keys) => {
    const { user, release } = await openWithAwaitedLead();
    await user.keyboard(keys);
    expect(screen.getByText("Skips as soon as it's yours.")).toBeVisible();
    release();
    await leased('Ida Quint');
    expect(asked().map(({ url }) => url.searchParams.get('skip'))).toEqual([null, null, 'lead-2']);
    expect(saves()).toEqual([]);
  });

  test('S and then K saves it and goes on without the second’s wait', async () => {
    const { user, release } = await openWithAwaitedLead();
    await user.keyboard('4sk');
    release();
    await leased('Ida Quint');
    expect(saves()).toMatchObject([{ leadId: 'lead-2', status: 'Not Qualified' }]);
    expect(storedLead('lead-2')?.status).toBe('Not Qualified');
  });

  test('C calls as soon as it is the rep’s', async () => {
    const { user, release } = await openWithAwaitedLead();
    const dialed = watchDialing();
    await user.keyboard('c');
    expect(screen.getByText("Calls as soon as it's yours.")).toBeVisible();
    expect(dialed).toEqual([]);
    release();
    await waitFor(() => expect(dialed).toEqual(['tel:+13215550188']));
  });

  test('a change after S takes the save back, and says so', async () => {
    const { user, release } = await openWithAwaitedLead();
    await user.keyboard('4s');
    await user.type(notesField(), 'Wait');
    expect(screen.getByText(/Changed before it was saved/)).toBeVisible();
    release();
    expect(await screen.findByText('Lead loaded')).toBeVisible();
    expect(saves()).toEqual([]);
    expect(notesField()).toHaveValue('Wait');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  test.each([
    ['s', 'Nothing was saved.'],
    ['k', 'Nothing was skipped.'],
    ['c', 'Nobody was called.'],
  ])('%s is dropped with a message when a colleague got it first', async (key, words) => {
    const { user } = await openWithLead([GRACE, HENRY, IDA]);
    giveToSam(HENRY);
    const release = holdAnswers('next_lead');
    await user.keyboard(`n4${key}`);
    release();
    expect(await card('Ida Quint')).toBeVisible();
    expect(
      screen.getByText(`Henry Okafor just went to another rep. ${words}`, { exact: false }),
    ).toBeVisible();
    expect(saves()).toEqual([]);
    expect(asked()).toHaveLength(2);
  });

  test('S is dropped with a message when the lead cannot be reached', async () => {
    const { user } = await openWithLead();
    const { fault, release } = pausedAnswer();
    repEndpoint.misbehave(() => Promise.resolve(fault()).then(networkDrop), { action: 'next_lead' });
    await user.keyboard('n4s');
    release();
    expect(await screen.findByText('Failed to load next lead')).toBeVisible();
    expect(screen.getByText(/Nothing was saved\./)).toBeVisible();
    expect(saves()).toEqual([]);
  });
});

describe('while a save is being sent,', () => {
  async function openWhileSaving() {
    const page = await openWithLead([GRACE, HENRY, IDA]);
    const release = holdAnswers('update_lead');
    await page.user.keyboard('4s');
    return { ...page, release };
  }

  test('N goes on as soon as it is saved; a status key says that the lead cannot be changed now', async () => {
    const { user, release } = await openWhileSaving();
    await user.keyboard('5');
    expect(screen.getByText("This lead is being saved. You can't change it now.")).toBeVisible();
    expect(status('Not Qualified')).toBeChecked();
    await user.keyboard('n');
    expect(screen.getByText('The next lead loads as soon as this one is saved.')).toBeVisible();
    expect(asked()).toHaveLength(1);
    release();
    await leased('Henry Okafor');
    expect(storedLead()?.status).toBe('Not Qualified');
  });

  test('U undoes it as soon as it is done', async () => {
    const { user, release } = await openWhileSaving();
    await user.keyboard('u');
    release();
    expect(await screen.findByText('Save undone.')).toBeVisible();
    expect(storedLead()?.status).toBe('New Lead');
    expect(status('Not Qualified')).toBeChecked();
  });
});

describe('while the lease of the lead on the card is renewed,', () => {
  test('the rep can go on typing, and S saves as soon as it is done', async () => {
    const { user, advance } = await openWithTimers();
    await advance(14 * 60_000);
    const release = holdAnswers('next_lead');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.type(notesField(), 'Still on the line');
    await user.keyboard('{Escape}4s');
    release();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ note: 'Still on the line', status: 'Not Qualified' }]);
  });
});

describe('without a lead on the card,', () => {
  test('a key of a lead says how to get one, and N gets it', async () => {
    withLeads([GRACE]);
    const { user } = await openWorklist();
    for (const key of ['s', 'k', 'c', '5', 'b', '/']) {
      await user.keyboard(key);
      expect(screen.getAllByText(/Choose Next Lead to get one to call\./).at(0), key).toBeVisible();
    }
    expect(asked()).toEqual([]);
    await user.keyboard('N');
    expect(await card('Grace Hollis')).toBeVisible();
  });
});

describe('a lead whose batch the rep has left', () => {
  const OTHER = aBatch({ batchId: 'batch-2', name: 'North Brevard hail' });

  test('can neither be called nor saved, and says which batch it is in', async () => {
    withLeads([GRACE]);
    testBackend.write({ kind: 'putBatch', row: OTHER });
    putLead({ ...IDA, batchId: OTHER.batchId });
    const { user } = await openWorklist();
    await user.selectOptions(batchField(), aBatch().name);
    await user.click(button('Next Lead'));
    await leased('Grace Hollis');
    await user.click(status('Not Qualified'));
    await user.selectOptions(batchField(), OTHER.name);
    expect(screen.getByText(`This lead is in ${aBatch().name}.`)).toBeVisible();
    expect(callLink()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.keyboard('5sc');
    expect(saves()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back to this lead' }));
    expect(status('Not Qualified')).toBeChecked();
    expect(callLink()).toBeVisible();
    await user.selectOptions(batchField(), OTHER.name);
    await user.click(screen.getByRole('button', { name: 'Next lead in the new batch' }));
    await leased('Ida Quint');
  });
});

describe('while the batches are on their way, Next Lead', () => {
  test('waits for them, says so and then loads the first lead', async () => {
    withLeads([GRACE]);
    const release = holdAnswers('list_batches');
    const { user } = await open('/rep-access/worklist');
    await user.click(button('Next Lead'));
    expect(screen.getByText('The first lead loads as soon as the batches are here.')).toBeVisible();
    expect(asked()).toHaveLength(0);
    release();
    await leased('Grace Hollis');
    expect(asked()).toHaveLength(1);
  });

  test('asks for a batch once it is known that they do not come', async () => {
    withLeads([GRACE]);
    const { fault, release } = pausedAnswer(networkDrop);
    repEndpoint.misbehave(fault, { action: 'list_batches' });
    const { user } = await open('/rep-access/worklist');
    await user.click(button('Next Lead'));
    release();
    expect(await screen.findByText('Please select a batch first')).toBeVisible();
    expect(asked()).toHaveLength(0);
  });
});

const ANSWER_MS = 1200;
const COUNT = 30;

const leads = Array.from({ length: COUNT }, (_, index) =>
  aLead({
    leadId: `lead-${index}`,
    firstName: 'Homeowner',
    lastName: String(index),
    phone: `(321) 555-${String(1000 + index)}`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 12, index)).toISOString(),
  }),
);

/** The keys for each lead in turn, and the status it has then. */
const WAYS = [
  { keys: '6s', status: 'Attempted' },
  { keys: '4s', status: 'Not Qualified' },
  { keys: '7sk', status: 'Attempted' },
  { keys: 'k', status: 'New Lead' },
  { keys: '5sn', status: 'DO NOT CALL' },
] as const;
const wayOf = (index: number) => WAYS[index % WAYS.length] ?? WAYS[0];

test('a rep works 30 leads by keyboard alone with answers that take 1.2 seconds, and no key is lost', {
  tags: 'nightly',
  timeout: 30_000,
}, async () => {
  const { user } = stopClock();
  withLeads(leads);
  await openWorklist({ user });
  repEndpoint.misbehave(slow(ANSWER_MS), { times: 1_000 });
  const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const until = async (isThere: () => boolean) => {
    for (let waited = 0; !isThere() && waited < 60_000; waited += 100) await tick(100);
    expect(isThere()).toBe(true);
  };
  await user.keyboard('n');
  for (const [index] of leads.entries()) {
    // As soon as the lead can be seen, whether or not it is the rep's already.
    await until(() => heading()?.textContent === `Homeowner ${index}`);
    await user.keyboard(wayOf(index).keys);
  }
  await until(() => saves().length === leads.filter((_, index) => wayOf(index).keys !== 'k').length);
  await until(() => button('Save').hasAttribute('aria-keyshortcuts') && heading() !== null);
  await tick(5_000);
  leads.forEach(({ leadId }, index) => {
    expect([leadId, storedLead(leadId)?.status]).toEqual([leadId, wayOf(index).status]);
  });
});
