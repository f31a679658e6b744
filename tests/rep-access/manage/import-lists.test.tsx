import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill } from '#tests/form.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { storeLeads } from '#tests/msw/stored-rows.ts';
import { lackFeatures, press } from '#tests/rep-access/rep-pages.ts';
import {
  add,
  choose,
  csv,
  expectFinished,
  expectSum,
  groupsIn,
  listedLines,
  openList,
} from './import-page.ts';

const counts = () => groupsIn(screen.getByRole('main'));
const summary = () =>
  groupsIn(screen.getByRole('region', { name: 'Result of each row' })).filter(([, count]) => count > 0);
const button = (name: string) => screen.findByRole('button', { name });
const isListed = (phoneKey: string) => Boolean(scriptBackend.read('number', { phoneKey })?.suppressedAt);

const FLAGGED = `First name,Last name,Phone,Status,Do Not Call,Notes
Ivy,Seth,321-555-0321,DO NOT CALL,TRUE,asked twice
Jay,Tripp,321-555-0322,New Lead,FALSE,
Kay,Vance,321-555-0321,New Lead,,
`;

describe('a list that says who may not be called', () => {
  test('shows them as a group of their own, and puts them on the do-not-call list', async () => {
    storeLeads(aLead({ leadId: 'known', phone: '(321) 555-0321' }));
    const { user } = await openList(FLAGGED);
    await button('Add 1 lead');
    expect(counts()).toEqual([
      ['To add', 1],
      ['Put on the do-not-call list', 1],
      ['On the do-not-call list', 1],
      ['Rows in this file', 3],
    ]);
    expect(
      screen.getByText('1 row says not to call. Its number goes on the do-not-call list:'),
    ).toBeVisible();
    expect(listedLines()).toEqual([
      'Line 2Put on the do-not-call list',
      'Line 4This number may not be called, says line 2',
    ]);
    await add(user);
    await expectFinished();
    expect(summary()).toEqual([
      ['Added', 1],
      ['Put on the do-not-call list', 1],
      ['On the do-not-call list', 1],
      ['Rows in this file', 3],
    ]);
    expectSum(summary(), 3);
    expect(isListed('13215550321')).toBe(true);
    expect(isListed('13215550322')).toBe(false);
    expect(scriptBackend.read('lead', { leadId: 'known' })).toMatchObject({ open: false });
  });

  test('and has nobody else still goes on the list', async () => {
    const { user } = await openList('Name,Phone,DNC\nIvy Seth,321-555-0321,Y\n');
    await press(user, 'Put 1 person on the do-not-call list');
    await expectFinished();
    expect(isListed('13215550321')).toBe(true);
  });

  test('is refused row by row of a script that would call them', async () => {
    await openList(FLAGGED, () => lackFeatures(['import_do_not_call']));
    expect(await button('Add 1 lead')).toBeEnabled();
    const why = 'This number may not be called. Your script must be updated before it can take such rows.';
    expect(listedLines()).toEqual([`Line 2${why}`, `Line 4${why}`]);
  });
});

test('what does not fit its field is counted, named by line, and kept in the notes', async () => {
  const { user } = await openList('Name,Phone,Email,Date of loss\nSal Ertz,3215550173,n/a,9/28/22\n');
  expect(
    screen.getByText("1 row has something that doesn't fit its field. It is kept in the lead's notes:"),
  ).toBeVisible();
  expect(listedLines()).toEqual(['Line 2Email: n/a']);
  await add(user);
  await expectFinished();
  const [lead] = scriptBackend.read('sameNumber', { phoneKeys: ['13215550173'], limit: 1 });
  expect(lead).toMatchObject({ email: '', dateOfLoss: '2022-09-28', notes: 'Email in the list: n/a' });
});

test('the columns that a manager chose are remembered for the next list with the same headings', async () => {
  const { user } = await openList('Name,Phone,Roof year\nSal Ertz,3215550173,2006\n');
  expect(screen.getByText('Not imported: Roof year.')).toBeVisible();
  fill({ 'column-3': 'notes' });
  await press(user, 'Add 1 lead');
  await expectFinished();
  await press(user, 'Import another file');
  await choose(csv('Name,Phone,Roof year\nTea Frey,3215550174,2010\n'), user);
  await button('Add 1 lead');
  expect(control('column-3')).toHaveDisplayValue('Notes');
  await press(user, 'Choose another file');
  await choose(csv('Name,Phone,Roof\nTea Frey,3215550174,2010\n'), user);
  await button('Add 1 lead');
  expect(control('column-3')).toHaveDisplayValue('Skip this column');
});
