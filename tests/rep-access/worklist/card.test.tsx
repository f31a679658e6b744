import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aRep } from '#tests/builders/rep.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';
import {
  asked,
  button,
  card,
  GRACE,
  HENRY,
  notesField,
  openWithLead,
  openWorklist,
  status,
  withLeads,
} from './worklist-page.ts';

beforeAll(loadRepPages);

const main = () => screen.getByRole('main');

describe('what the card says of a call', () => {
  test('a booking is marked as asked for and may be called at night', async () => {
    scriptBackend.setClock(new Date('2026-11-21T03:30:00.000Z'));
    await openWithLead([aLead({ source: 'booking', createdAt: '2026-11-20T14:00:00.000Z' }), HENRY]);
    expect(screen.getByText('Asked for this call')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  });

  test('a booking of a number on the do-not-call list says so, and since when the homeowner has asked', async () => {
    scriptBackend.setClock(new Date('2026-11-21T03:30:00.000Z'));
    const booked = aLead({ source: 'booking', createdAt: '2026-11-20T14:00:00.000Z' });
    const suppressedAt = '2026-10-01T12:00:00.000Z';
    scriptBackend.write({
      kind: 'putNumber',
      row: { phoneKey: booked.phoneKey, suppressedAt, suppressedBy: '', calls: [] },
    });
    await openWithLead([booked, HENRY]);
    expect(
      screen.getByText(
        'This number is on the do-not-call list; the homeowner asked for this visit on Fri, Nov 20, 9:00 AM.',
      ),
    ).toBeVisible();
  });

  test('a card that stands when the hours end takes the call button away', async () => {
    const { user, advance } = stopClock(new Date('2026-11-21T00:58:00.000Z'));
    await openWithLead([GRACE, HENRY], { user });
    expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
    await advance(3 * 60_000);
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Opens Sat 8:00 AM Eastern' })).toBeDisabled();
    await user.keyboard('c');
    expect(screen.getByText('Outside calling hours. Opens Sat 8:00 AM Eastern.')).toBeVisible();
  });

  test('calls to the number count, under whatever lead', async () => {
    const calls = ['2026-11-20T13:10:00.000Z', '2026-11-20T14:10:00.000Z'];
    const { user } = stopClock();
    const { phoneKey } = GRACE;
    scriptBackend.write({ kind: 'putNumber', row: { phoneKey, suppressedAt: '', suppressedBy: '', calls } });
    await openWithLead([GRACE, HENRY], { user });
    expect(screen.getByText('2 of 3 calls in 24 hours')).toBeVisible();
  });

  test('a lead in another zone shows the time there, also of its callback', async () => {
    const { user } = stopClock();
    const callbackAt = '2026-11-20T14:35:00.000Z';
    await openWithLead([{ ...GRACE, zip: '32501', callWindow: 'central', callbackAt }, HENRY], { user });
    expect(screen.getByText('9:00 AM Central where they live')).toBeVisible();
    expect(screen.getByText(/9:35 AM Eastern \(8:35 AM Central\)/)).toBeVisible();
  });

  test('choosing DO NOT CALL takes every tel link away and strikes the number through', async () => {
    const { user } = await openWithLead();
    await user.keyboard('5');
    expect(main().querySelector('a[href^="tel:"]')).toBeNull();
    expect(screen.getByText('(321) 555-0167').tagName).toBe('S');
    expect(screen.queryByRole('button', { name: 'Copy number' })).toBeNull();
    await user.keyboard('1');
    expect(main().querySelector('a[href^="tel:"]')).not.toBeNull();
  });
});

describe('what the card says of the lead', () => {
  test('its history: what, when in Eastern time, by whom, and how many attempts', async () => {
    const line = { leadId: 'lead-1', fromStatus: 'New Lead', note: '' } as const;
    scriptBackend.write(
      { kind: 'putRep', row: aRep({ email: 'sam@reps.example', name: 'Sam Ortiz' }) },
      {
        kind: 'insertAudit',
        row: {
          ...line,
          auditId: 'c',
          at: '2026-11-18T15:00:00.000Z',
          rep: 'sam@reps.example',
          action: 'skipped',
          toStatus: 'New Lead',
        },
      },
      {
        kind: 'insertAudit',
        row: {
          ...line,
          auditId: 'a',
          at: '2026-11-17T14:00:00.000Z',
          rep: '',
          action: 'created',
          toStatus: 'New Lead',
        },
      },
      {
        kind: 'insertAudit',
        row: {
          ...line,
          auditId: 'b',
          at: '2026-11-18T21:30:00.000Z',
          rep: 'robin@reps.example',
          action: 'saved',
          toStatus: 'Attempted',
          note: 'Voicemail',
        },
      },
    );
    await openWithLead();
    const items = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Attempted.*Nov 18, 4:30.PM · you.*Voicemail/);
    expect(items[1]).toHaveTextContent(/Skipped.*Sam Ortiz/);
    expect(screen.getByText(/1 attempt/)).toBeVisible();
  });

  test('the same number elsewhere: name, batch and status', async () => {
    scriptBackend.write(
      { kind: 'putBatch', row: aBatch({ batchId: 'hail', name: 'North hail' }) },
      {
        kind: 'putLead',
        row: aLead({
          leadId: 'twin',
          batchId: 'hail',
          firstName: 'Greta',
          status: 'Not Qualified',
          open: false,
        }),
      },
    );
    await openWithLead();
    expect(main()).toHaveTextContent('Same number elsewhereGreta HollisNorth hail · Not Qualified');
  });

  test('how far the batch is and how many this rep has saved today', async () => {
    const { user } = await openWithLead();
    expect(screen.getByText('2 open of 2')).toBeVisible();
    await user.click(status('Not Qualified'));
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    await user.keyboard('n');
    await card('Henry Okafor');
    expect(await screen.findByText('1 open of 2 · 1 saved today')).toBeVisible();
  });
});

describe('a callback', () => {
  const field = () => screen.getByLabelText(/Date and time \(Eastern\)/);

  test('is saved at the Eastern time picked, for this rep', async () => {
    const { user } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.click(screen.getByText('Call back later'));
    await user.click(screen.getByRole('button', { name: '4:30 PM today' }));
    await user.click(screen.getByRole('checkbox', { name: /Keep it for me/ }));
    expect(field()).toHaveValue('2026-11-20T16:30');
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    expect(repScript.sentAs('update_lead')[0]?.payload).toMatchObject({
      callbackAt: '2026-11-20T21:30:00.000Z',
      callbackMine: true,
    });
    expect(scriptBackend.read('lead', { leadId: 'lead-1' })).toMatchObject({
      callbackRep: 'robin@reps.example',
    });
  });

  test('in the past is refused with a word, and nothing is lost', async () => {
    const { user } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.type(notesField(), 'Call again');
    await user.click(screen.getByText('Call back later'));
    fireEvent.change(field(), { target: { value: '2026-11-20T09:00' } });
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a time in the future');
    expect(field()).toHaveFocus();
    expect(notesField()).toHaveValue('Call again');
    expect(repScript.sentAs('update_lead')).toHaveLength(0);
  });

  test('is only for a lead that is still to be called', async () => {
    const { user } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.click(screen.getByText('Call back later'));
    await user.click(screen.getByRole('button', { name: 'Tomorrow 9 AM' }));
    await user.click(status('Not Qualified'));
    expect(screen.queryByText('Call back later')).toBeNull();
    await user.click(button('Save'));
    await screen.findByText('Saved.');
    expect(repScript.sentAs('update_lead')[0]?.payload).not.toHaveProperty('callbackAt');
  });

  test('not yet saved is back after a reload', async () => {
    const { user, unmount } = await openWithLead();
    await user.click(screen.getByText('Call back later'));
    await user.click(screen.getByRole('button', { name: 'Tomorrow 9 AM' }));
    const picked = (field() as HTMLInputElement).value;
    unmount();
    await openWorklist();
    await card('Grace Hollis');
    expect(field()).toHaveValue(picked);
  });

  test('that is due comes first and says how late it is', async () => {
    const { user } = stopClock();
    const due = { callbackAt: '2026-11-20T14:35:00.000Z', queueKey: '02026-11-20T14:35:00.000Z lead-2' };
    withLeads([GRACE, { ...HENRY, ...due }]);
    await openWorklist({ user });
    await user.click(button('Next Lead'));
    expect(await card('Henry Okafor')).toBeVisible();
    expect(screen.getByText(/Call back Fri, Nov 20, 9:35 AM Eastern · 25 min overdue/)).toBeVisible();
    expect(asked()).toHaveLength(1);
  });
});
