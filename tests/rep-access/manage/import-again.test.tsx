import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { storeLeads } from '#tests/msw/stored-rows.ts';
import { lackFeatures } from '#tests/rep-access/rep-pages.ts';
import { add, expectFinished, expectSum, groupsIn, listedLines, openList } from './import-page.ts';

const PHONE = '(321) 555-0101';
/** Last year's lead of Grace. */
const closed = () =>
  aLead({
    ...{ phone: PHONE, address: '48 Pelican Way', notes: 'Roof is new' },
    ...{ status: 'Not Qualified', open: false, workedAt: '2025-10-03T15:00:00.000Z' },
  });
const LIST = [
  'Name,Phone,Address',
  `Grace Hollis,${PHONE},48 PELICAN WAY`,
  `Grace Hollis,${PHONE},50 Pelican Way`,
  `Grace Hollis,${PHONE},"50 Pelican Way, Lot 3"`,
  `Ida Holt,(321) 555-0102,9 Elm St`,
].join('\n');

const counts = () => groupsIn(screen.getByRole('main'));
const summary = () => groupsIn(screen.getByRole('region', { name: 'Result of each row' }));
const leadsOfGrace = () => scriptBackend.read('sameNumber', { phoneKeys: ['13215550101'], limit: 9 });
const sentRows = () =>
  repScript.sentAs('import_leads').map(({ payload }) => importLeadsAction.request.parse(payload));
const choice = () => screen.findByRole('checkbox', { name: /^Call this person again/ });

describe('a list with two houses of one owner', () => {
  test('adds both, and asks about each house once; the same house is the same lead', async () => {
    storeLeads();
    const { user } = await openList(LIST);
    await screen.findByRole('button', { name: 'Add 3 leads' });
    expect(listedLines()).toEqual(['Line 4Same number as line 3']);
    const [asked] = repScript.sentAs('check_numbers');
    expect(checkNumbersAction.request.parse(asked?.payload).addresses?.map(({ address }) => address)).toEqual(
      ['48 PELICAN WAY', '50 Pelican Way', '50 Pelican Way, Lot 3', '9 Elm St'],
    );
    await add(user);
    await expectFinished();
    expect(leadsOfGrace().map(({ address }) => address)).toEqual(['48 PELICAN WAY', '50 Pelican Way']);
  });

  test('is one lead for a script that does not compare houses', async () => {
    await openList(LIST, () => lackFeatures(['houses']));
    await screen.findByRole('button', { name: 'Add 2 leads' });
    expect(listedLines()).toEqual(['Line 3Same number as line 2', 'Line 4Same number as line 2']);
    const [asked] = repScript.sentAs('check_numbers');
    expect(asked?.payload).not.toHaveProperty('addresses');
  });
});

describe('known people whose leads are closed', () => {
  test('are a group of their own, and are called again only if the manager says so', async () => {
    storeLeads(closed());
    const { user } = await openList(LIST);
    expect(await choice()).not.toBeChecked();
    expect(counts()).toEqual([
      ['To add', 2],
      ['Known and closed', 1],
      ['Same number as an earlier row', 1],
      ['Rows in this file', 4],
    ]);
    expect(listedLines()[0]).toBe(
      `Line 2This number is already a lead: Grace Hollis, Not Qualified (in ${aBatch().name})`,
    );
    await add(user);
    await expectFinished();
    expect(leadsOfGrace()).toHaveLength(2);
    expect(sentRows()[0]?.reopen).toBeUndefined();
  });

  test('get a new lead with what is known by that choice, counted for itself', async () => {
    storeLeads(closed());
    const { user } = await openList(LIST);
    await user.click(await choice());
    expect(await screen.findByText('3 of 4 rows can be added.')).toBeVisible();
    expect(counts()).toEqual([
      ['To add', 2],
      ['To call again', 1],
      ['Same number as an earlier row', 1],
      ['Rows in this file', 4],
    ]);
    await add(user);
    await expectFinished();
    expect(summary().filter(([, count]) => count > 0)).toEqual([
      ['Added', 2],
      ['Added to call again', 1],
      ['Same number as an earlier row', 1],
      ['Rows in this file', 4],
    ]);
    expectSum(summary(), 4);
    const [old, again] = leadsOfGrace();
    expect(old).toMatchObject({ status: 'Not Qualified', open: false });
    expect(again).toMatchObject({
      open: true,
      notes: `Called before: Not Qualified, Oct 3, 2025 (${aBatch().name}).\nRoof is new`,
    });
  });

  test('are not offered before all numbers are checked', async () => {
    storeLeads(closed());
    repScript.misbehave(json({ ok: false, error: 'internal' }), { action: 'check_numbers' });
    await openList(LIST);
    await screen.findByText(/^Couldn't check the numbers\./);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
