import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { env } from '#src/lib/env.ts';
import { httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { address, open } from '#tests/render.tsx';
import { book, booking, button, expectHotline, getLink, openLink, SATURDAY, shown } from './visit-page.ts';

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
    const [, token = ''] = getLink().split('#');
    const [sent] = repScript.sentAs('show_visit');
    expect(sent?.method).toBe('POST');
    expect(sent?.url.href).not.toContain(token);
    expect(sent?.payload).toMatchObject({ visit: token, token: env.bookingToken });
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
    const mail = scriptBackend.mail().find(({ to }) => to === 'bo@home.example');
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
      scriptBackend.setClock(new Date('2026-12-21T15:00:00Z'));
      return link;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
    expectHotline();
  });

  it('of a visit whose day has passed only says so', async () => {
    await openLink((link) => {
      scriptBackend.setClock(new Date('2026-11-22T15:00:00Z'));
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
    repScript.misbehave(fault, { action: 'show_visit' });
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
  expect(repScript.sent).toEqual([]);
});
