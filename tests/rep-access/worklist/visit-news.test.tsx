import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AuditRow, VisitRow } from '#backend/core/rows.ts';
import { BOOKING_NOTES, referenceLine } from '#backend/core/words/history.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { lackFeatures } from '#tests/rep-access/rep-pages.ts';
import { aVisitRow, put } from '#tests/stores/rows.ts';
import {
  button,
  GRACE,
  HENRY,
  heading,
  leased,
  openWithLead,
  openWithTimers,
  openWorklist,
  save,
  status,
  withLeads,
} from './worklist-page.ts';

const TUESDAY = { apptDate: '2026-11-24', apptTime: 'morning' } as const;
const FRIDAY = { apptDate: '2026-11-27', apptTime: 'afternoon' } as const;
const NONE = { apptDate: '', apptTime: '' } as const;
const BOOKED = aLead({ ...GRACE, source: 'booking', service: 'emergency-tarping', ...TUESDAY });
const VISIT = aVisitRow({
  ...{ visitId: 'grace', leadId: GRACE.leadId, reference: 'RT-GRACE2', createdAt: GRACE.createdAt },
  ...{ service: 'emergency-tarping', ...TUESDAY, changes: 1, changedAt: '2026-11-19T19:14:00.000Z' },
});

interface News {
  action: AuditRow['action'];
  note: string;
  visit: Partial<VisitRow>;
}
const CANCELED: News = {
  action: 'canceled',
  note: BOOKING_NOTES.canceled(TUESDAY),
  visit: { state: 'canceled' },
};
const MOVED: News = { action: 'moved', note: BOOKING_NOTES.moved(FRIDAY, TUESDAY), visit: FRIDAY };
const RESTORED: News = { action: 'restored', note: BOOKING_NOTES.restored(TUESDAY), visit: {} };
const AGAIN: News = { action: 'changed', note: BOOKING_NOTES.bookedAgain, visit: {} };

/** Grace has booked a tarp for Tuesday, and has done this with her visit on Thursday at 2:14 PM, or so many minutes later. */
function withNews({ action, note, visit }: News, minutes = 0): void {
  const at = `2026-11-19T19:${14 + minutes}:00.000Z`;
  const line = { leadId: GRACE.leadId, rep: '', fromStatus: '', toStatus: 'New Lead', at } as const;
  testBackend.write({ kind: 'putVisit', row: { ...VISIT, ...visit } });
  testBackend.write(put.audit({ ...line, action, note: `${referenceLine(VISIT.reference)}\n${note}` }));
}

const leadsOf = ({ action, visit }: News) => [
  aLead({ ...BOOKED, ...visit, ...(action === 'canceled' && NONE) } as typeof BOOKED),
  HENRY,
];

/** Opens the worklist with Grace on the card and the call script open. */
async function openWithNews(news: News) {
  withNews(news);
  localStorage.setItem('repCallScript', '"open"');
  return openWithLead(leadsOf(news));
}

const CANCELED_AT = 'Canceled by the homeowner, Thu, Nov 19, 2:14 PM.';

describe('what the homeowner has done with the visit is said first on the card,', () => {
  test.each([
    [
      'a cancel',
      CANCELED,
      `${CANCELED_AT} It was Tue, Nov 24, Morning (8 AM to 12 PM).`,
      /calling because you canceled the visit for Tuesday, November 24, 8 AM to 12 PM\. Is your roof taken care of/,
    ],
    [
      'a move',
      MOVED,
      'Moved by the homeowner, Thu, Nov 19, 2:14 PM. It was Tue, Nov 24, Morning (8 AM to 12 PM). Now it’s Fri, Nov 27, Afternoon (12 PM to 6 PM).',
      /calling because you moved your visit to Friday, November 27, 12 PM to 6 PM\./,
    ],
    [
      'a cancel taken back',
      RESTORED,
      'The homeowner has taken the cancel back, Thu, Nov 19, 2:14 PM. Tue, Nov 24, Morning (8 AM to 12 PM).',
      /calling because you've asked us for a visit again, for Tuesday, November 24, 8 AM to 12 PM\./,
    ],
    [
      'a second booking',
      AGAIN,
      'Booked again, Thu, Nov 19, 2:14 PM. Tue, Nov 24, Morning (8 AM to 12 PM).',
      /calling because you've asked us for a visit again, for Tuesday/,
    ],
  ])('with a call script of its own: %s', async (_what, news, line, words) => {
    await openWithNews(news);
    const header = heading()?.closest('header');
    expect(header?.firstElementChild).toHaveTextContent(line);
    expect(heading()).toHaveAccessibleDescription(line);
    expect(screen.getByText(/^Hi Grace, this is Robin Reyes with/)).toHaveTextContent(words);
  });

  test('as is a request for a call that was added to the lead, until a rep has saved it', async () => {
    const line = {
      leadId: GRACE.leadId,
      rep: '',
      fromStatus: '',
      toStatus: 'New Lead',
      note: 'Notes: Help',
    } as const;
    const requested = { ...line, action: 'requested' } as const;
    const saved = { ...line, action: 'saved', rep: 'kim@reps.example', toStatus: 'Attempted' } as const;
    testBackend.write(
      put.audit({ ...saved, at: '2026-11-19T18:00:00.000Z' }),
      put.audit({ ...requested, at: '2026-11-19T19:14:00.000Z' }),
    );
    const { user } = await openWithLead([aLead(GRACE), HENRY]);
    const asked = 'Asked again for a call, Thu, Nov 19, 2:14 PM. The request is in the history.';
    expect(heading()?.closest('header')?.firstElementChild).toHaveTextContent(asked);
    expect(heading()).toHaveAccessibleDescription(asked);
    await user.click(status('Not Qualified'));
    await save(user);
    await leased('Henry Okafor');
    expect(screen.queryByText(/Asked again for a call/)).toBeNull();
  });

  test('and nothing of a canceled visit reads as an emergency', async () => {
    await openWithNews(CANCELED);
    const header = heading()?.closest('header');
    expect(within(header!).queryByText(/emergency tarp/i)).toBeNull();
    expect(screen.queryByText(/Asked for|Requested this call|emergency tarp you asked for/)).toBeNull();
    expect(screen.getAllByText(/^Canceled by the homeowner/)).toHaveLength(1);
    const details = screen.getByRole('complementary', { name: 'Details' });
    expect(within(details).getByText('No Cost Emergency Tarping (canceled)')).toBeVisible();
  });

  test('until a rep has saved the lead; then the visit alone says that it is canceled', async () => {
    const { user, unmount } = await openWithNews(CANCELED);
    fill({ notes: 'No answer' });
    await user.click(status('Attempted'));
    await save(user);
    await leased('Henry Okafor');
    expect(screen.queryByText(/^Canceled by the homeowner/)).toBeNull();
    unmount();
    testBackend.write({ kind: 'deleteLead', leadId: HENRY.leadId });
    const row = testBackend.read('lead', { leadId: GRACE.leadId });
    if (row) testBackend.write({ kind: 'putLead', row: { ...row, readyAt: '' } });
    await openWorklist();
    await leased('Grace Hollis');
    expect(screen.queryByText(CANCELED_AT)).toBeNull();
    expect(screen.getByText('Canceled by the homeowner').parentElement).toHaveTextContent(
      /^Canceled by the homeowner ?Tue, Nov 24, Morning \(8 AM to 12 PM\)$/,
    );
    expect(screen.queryByText(/^Asked for/)).toBeNull();
  });

  test('but is not there for a script without visits, nor if it cannot be read', async () => {
    withLeads([GRACE]);
    lackFeatures(['visits'], [aBatch()]);
    const lead = { leadId: 'L1', firstName: 'Iris', service: 'emergency-tarping' };
    repEndpoint.misbehave(json({ lead, visitNews: { what: 'sold', at: '2026-11-19T19:14:00.000Z' } }), {
      action: 'next_lead',
    });
    const { user } = await openWorklist();
    await user.click(button('Next Lead'));
    await leased('Iris');
    expect(heading()).not.toHaveAccessibleDescription();
    expect(screen.getByText('Asked for', { exact: false })).toHaveTextContent(
      'Asked for No Cost Emergency Tarping',
    );
  });
});

describe('the words of a visit follow what is chosen', () => {
  test('a canceled visit that is set again is repeated as it is chosen, and not as it was', async () => {
    const { user } = await openWithNews(CANCELED);
    await user.click(status('Qualified – Appointment Set'));
    const last = () => screen.getByText(/^We have you down for/);
    expect(last()).toHaveTextContent('We have you down for a time to be agreed.');
    await user.click(screen.getByRole('radio', { name: 'Mon, Nov 23, Afternoon (12 PM to 6 PM)' }));
    expect(last()).toHaveTextContent('We have you down for Monday, November 23, 12 PM to 6 PM.');
    await user.selectOptions(screen.getByLabelText('Agreed time (optional)'), '2:30 PM');
    expect(last()).toHaveTextContent('We have you down for Monday, November 23, at about 2:30 PM.');
    await user.click(screen.getByRole('radio', { name: 'Time to be agreed' }));
    expect(last()).toHaveTextContent('We have you down for a time to be agreed.');
    await user.click(status('New Lead'));
    expect(screen.getByText(/you canceled the visit for Tuesday, November 24/)).toBeVisible();
  });

  test('nothing that arrives later changes them while they are read, as with a lease renewed', async () => {
    withNews(MOVED);
    localStorage.setItem('repCallScript', '"open"');
    const { user, advance } = await openWithTimers(leadsOf(MOVED));
    const words = screen.getByText(/^Hi Grace/).textContent;
    const again = { apptDate: '2026-11-26', apptTime: 'morning' } as const;
    withNews({ ...MOVED, visit: { ...again, changes: 2 }, note: BOOKING_NOTES.moved(again, FRIDAY) }, 1);
    await advance(13.5 * 60_000);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('This lead is yours again.')).toBeVisible();
    expect(heading()).toHaveAccessibleDescription(/Now it’s Thu, Nov 26, Morning/);
    expect(screen.getByText(/^Hi Grace/).textContent).toBe(words);
  });
});
