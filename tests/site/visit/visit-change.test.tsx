import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, httpStatus, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { open } from '#tests/render.tsx';
import { catchDownloads } from '#tests/rep-access/manage/downloads.ts';
import { booking, button, expectHotline, MONDAY_AFTERNOON, openLink, shown, slot } from './visit-page.ts';

describe('changing the time', () => {
  it('takes a tap on a slot and Change, is sent once, and shows the new time', async () => {
    const { user } = await openLink();
    await shown();
    expect(slot('2026-11-21_morning')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Change')).toBeDisabled();
    await user.click(slot('2026-11-23_afternoon'));
    expect(screen.getByText(`New time: ${MONDAY_AFTERNOON}`)).toBeVisible();
    const { fault, release } = held();
    repScript.misbehave(fault, { action: 'change_visit' });
    await user.click(button('Change'));
    expect(button('Changing…')).toBeDisabled();
    expect(button('Cancel visit')).toBeDisabled();
    release();
    expect(
      await screen.findByText(new RegExp(`Your visit is now on ${MONDAY_AFTERNOON.replace(/[()]/g, '.')}`)),
    ).toBeVisible();
    expect(await shown()).toHaveTextContent('Monday, November 23, 2026');
    expect(booking()).toMatchObject({ apptDate: '2026-11-23', apptTime: 'afternoon' });
    await waitFor(() => expect(slot('2026-11-23_afternoon')).toHaveAttribute('aria-pressed', 'true'));
    expect(button('Change')).toBeDisabled();
    expect(repScript.sentAs('change_visit')).toHaveLength(1);
  });

  it.each([
    ['without a connection', networkDrop, /No connection/],
    ['while the host fails', httpStatus(500), /That didn’t work/],
  ])('%s says so with the hotline, and keeps the choice', async (_what, fault, said) => {
    const { user } = await openLink();
    await shown();
    repScript.misbehave(fault, { action: 'change_visit' });
    await user.click(slot('2026-11-23_afternoon'));
    await user.click(button('Change'));
    const alert = await screen.findByText(said);
    expect(alert.closest('[role=alert]')).toHaveTextContent(/Call \(/);
    expect(slot('2026-11-23_afternoon')).toHaveAttribute('aria-pressed', 'true');
    expect(booking()).toMatchObject({ apptDate: '2026-11-21' });
    await waitFor(() => expect(button('Change')).toBeEnabled());
    await user.click(button('Change'));
    expect(await screen.findByText(/Your visit is now on/)).toBeVisible();
  });

  it('of a visit that was canceled in another tab says so and shows that it is canceled', async () => {
    const { user } = await openLink();
    await shown();
    const row = booking();
    if (row)
      scriptBackend.write({ kind: 'putBooking', row: { ...row, canceledAt: '2026-11-20T15:00:00.000Z' } });
    await user.click(slot('2026-11-23_afternoon'));
    await user.click(button('Change'));
    expect(await screen.findByText('This visit is canceled.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'This visit is canceled' })).toBeVisible();
  });
});

describe('canceling', () => {
  it('asks first, is not done without a connection, and then says that the visit is canceled', async () => {
    const { user } = await openLink();
    await shown();
    await user.click(button('Cancel visit'));
    await user.click(button('Keep the visit'));
    await waitFor(() => expect(button('Cancel visit')).toHaveFocus());
    expect(repScript.sentAs('cancel_visit')).toEqual([]);
    await user.click(button('Cancel visit'));
    const question = screen.getByRole('group', { name: 'Cancel this visit?' });
    expect(within(question).getByRole('heading')).toHaveFocus();
    repScript.misbehave(networkDrop, { action: 'cancel_visit' });
    await user.click(button('Yes, cancel it'));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(booking()?.canceledAt).toBe('');
    await user.click(button('Yes, cancel it'));
    const title = await screen.findByRole('heading', { name: 'This visit is canceled' });
    expect(title).toHaveFocus();
    expect(booking()?.canceledAt).not.toBe('');
    expectHotline();
    expect(document.querySelector('[data-slot]')).toBeNull();
    await open();
    expect(await screen.findByRole('heading', { name: 'This visit is canceled' })).toBeVisible();
  });
});

describe('the calendar file', () => {
  it('is the same entry as the email’s, and after a change a newer one', async () => {
    const downloads = catchDownloads();
    const { user } = await openLink();
    await shown();
    await user.click(slot('2026-11-23_afternoon'));
    await user.click(button('Change'));
    await screen.findByText(/Your visit is now on/);
    await user.click(button('Add to calendar'));
    const [{ name, text: file } = {}] = await downloads.files();
    expect(name).toBe('roof-visit.ics');
    const mailed = scriptBackend.mail().find(({ attachment }) => attachment)?.attachment?.text ?? '';
    const getId = (text = '') => /^UID:.*$/m.exec(text)?.[0];
    expect(getId(file)).toBe(getId(mailed));
    expect(mailed).toContain('SEQUENCE:0');
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('DTSTART;TZID=America/New_York:20261123T120000');
  });
});
