import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { httpStatus, json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { catchDownloads } from '#tests/rep-access/manage/downloads.ts';
import {
  book,
  booking,
  button,
  expectHotline,
  MONDAY_AFTERNOON,
  openLink,
  SATURDAY,
  setVisit,
  shown,
  slot,
  visitRow,
} from './visit-page.ts';

describe('the link of a booking', () => {
  it('shows when we come, what for and the reference, and nothing personal', async () => {
    await openLink();
    const visit = await shown();
    expect(within(visit).getByRole('heading', { name: SATURDAY })).toBeVisible();
    expect(visit).toHaveTextContent('Morning (8 AM to 12 PM)');
    expect(visit).toHaveTextContent('No Cost Roof Inspection');
    expect(visit).toHaveTextContent(booking()?.reference ?? 'no reference');
    for (const personal of ['Ada', 'Marlowe', '555-0142', 'Ocean Avenue']) {
      expect(document.body).not.toHaveTextContent(personal);
    }
  });

  it('is taken out of the address bar, and a reload still shows the visit', async () => {
    await openLink();
    await shown();
    expect(address()).toBe('/schedule/visit');
    await open();
    expect(await shown()).toHaveTextContent('Morning (8 AM to 12 PM)');
    // A visitor who skips to the content of the page.
    await open('/schedule/visit#main');
    expect(await shown()).toHaveTextContent('Morning (8 AM to 12 PM)');
  });

  it('that is opened in a tab with another booking’s shows the new one', async () => {
    await openLink();
    await shown();
    await book(
      { apptTime: 'afternoon', phone: '(321) 555-0199', email: 'bo@home.example' },
      'another-booking',
    );
    const mail = testBackend.mail().find(({ to }) => to === 'bo@home.example');
    await open(/\/schedule\/visit#\S+/.exec(mail?.text ?? '')?.[0]);
    expect(await shown()).toHaveTextContent('Afternoon (12 PM to 6 PM)');
  });

  it.each([
    ['is cut off', (link: string) => link.slice(0, -5), 'This link doesn’t work'],
    ['is too long', (link: string) => link + 'a'.repeat(300), 'This link doesn’t work'],
  ])('that %s says so, with the hotline and the way to a new booking', async (_what, link, title) => {
    await openLink(link);
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expectHotline();
    expect(screen.getByRole('link', { name: 'Book a new visit' })).toHaveAttribute('href', '/schedule');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that has expired says so', async () => {
    await openLink((link) => {
      testBackend.setClock(new Date('2026-12-21T15:00:00Z'));
      return link;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
    expectHotline();
  });

  it('of a visit whose day has passed only says so', async () => {
    await openLink((link) => {
      testBackend.setClock(new Date('2026-11-22T15:00:00Z'));
      return link;
    });
    expect(await screen.findByRole('heading', { name: 'This visit is over' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Change|Cancel/ })).toBeNull();
  });

  it.each([
    ['there is no connection', networkDrop, 'No connection'],
    ['the host fails', httpStatus(503), 'We couldn’t load your visit'],
    ['the answer is no visit', json({ ok: true }), 'We couldn’t load your visit'],
  ])('can be tried again when %s', async (_what, fault, title) => {
    repEndpoint.misbehave(fault, { action: 'show_visit' });
    const { user } = await openLink();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expectHotline();
    await user.click(button('Try again'));
    expect(await shown()).toHaveTextContent('Morning (8 AM to 12 PM)');
  });
});

it('without a link, the page explains where it is, asks nothing and offers the hotline and a booking', async () => {
  await open('/schedule/visit');
  expect(await screen.findByRole('alert')).toHaveTextContent('Open the link from your email');
  expectHotline();
  expect(screen.getByRole('link', { name: 'Book a new visit' })).toHaveAttribute('href', '/schedule');
  expect(repEndpoint.sent).toEqual([]);
});

describe('changing the time', () => {
  it('takes a tap on a slot and Change, is sent once, and shows the new time', async () => {
    const { user } = await openLink();
    await shown();
    expect(slot('2026-11-21_morning')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Change')).toBeDisabled();
    await user.click(slot('2026-11-23_afternoon'));
    expect(screen.getByText(`New time: ${MONDAY_AFTERNOON}`)).toBeVisible();
    const { fault, release } = pausedAnswer();
    repEndpoint.misbehave(fault, { action: 'change_visit' });
    await user.click(button('Change'));
    expect(button('Changing…')).toBeDisabled();
    expect(button('Cancel visit')).toBeDisabled();
    release();
    expect(
      await screen.findByText(new RegExp(`Your visit is now on ${MONDAY_AFTERNOON.replace(/[()]/g, '.')}`)),
    ).toBeVisible();
    expect(await shown()).toHaveTextContent('Monday, November 23, 2026');
    expect(visitRow()).toMatchObject({ apptDate: '2026-11-23', apptTime: 'afternoon' });
    await waitFor(() => expect(slot('2026-11-23_afternoon')).toHaveAttribute('aria-pressed', 'true'));
    expect(button('Change')).toBeDisabled();
    expect(repEndpoint.sentAs('change_visit')).toHaveLength(1);
  });

  it.each([
    ['without a connection', networkDrop, /No connection/],
    ['while the host fails', httpStatus(500), /That didn’t work/],
  ])('%s says so with the hotline, and keeps the choice', async (_what, fault, said) => {
    const { user } = await openLink();
    await shown();
    repEndpoint.misbehave(fault, { action: 'change_visit' });
    await user.click(slot('2026-11-23_afternoon'));
    await user.click(button('Change'));
    const alert = await screen.findByText(said);
    expect(alert.closest('[role=alert]')).toHaveTextContent(/Call \(/);
    expect(slot('2026-11-23_afternoon')).toHaveAttribute('aria-pressed', 'true');
    expect(visitRow()).toMatchObject({ apptDate: '2026-11-21' });
    await waitFor(() => expect(button('Change')).toBeEnabled());
    await user.click(button('Change'));
    expect(await screen.findByText(/Your visit is now on/)).toBeVisible();
  });

  it('of a visit that was canceled in another tab says so and shows that it is canceled', async () => {
    const { user } = await openLink();
    await shown();
    setVisit({ state: 'canceled' });
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
    expect(repEndpoint.sentAs('cancel_visit')).toEqual([]);
    await user.click(button('Cancel visit'));
    const question = screen.getByRole('group', { name: 'Cancel this visit?' });
    expect(within(question).getByRole('heading')).toHaveFocus();
    repEndpoint.misbehave(networkDrop, { action: 'cancel_visit' });
    await user.click(button('Yes, cancel it'));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(visitRow().state).toBe('asked');
    await user.click(button('Yes, cancel it'));
    const title = await screen.findByRole('heading', { name: 'This visit is canceled' });
    expect(title).toHaveFocus();
    expect(visitRow().state).toBe('canceled');
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
    await user.click(button('Apple, others (calendar file)'));
    const [{ name, text: file } = {}] = await downloads.files();
    expect(name).toBe('roof-visit.ics');
    const mailed = testBackend.mail().find(({ attachment }) => attachment)?.attachment?.text ?? '';
    const getId = (text = '') => /^UID:.*$/m.exec(text)?.[0];
    expect(getId(file)).toBe(getId(mailed));
    expect(mailed).toContain('SEQUENCE:0');
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('DTSTART;TZID=America/New_York:20261123T120000');
  });
});
