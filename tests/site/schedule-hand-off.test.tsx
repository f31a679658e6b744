import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadPage } from '#src/app/loading/page-loader.ts';
import { findRoute } from '#src/app/routes/routes.ts';
import { env } from '#src/lib/env.ts';
import { control, fill, findControl, getValues, slot } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(() => loadPage(findRoute('/schedule/book')));

describe('a tap on a slot', () => {
  it('goes on to the booking page with everything that was typed', async () => {
    const { user } = stopClock();
    await open('/schedule', { user });
    fill({
      serviceType: 'emergency-tarping',
      name: 'Ada',
      lastName: "O'Brien & Söhne",
      email: 'ada+roof@home.example',
      phone: '+1 321 555 0142',
      address: '120 Ocean Ave #4',
      city: 'Melbourne Beach',
      zipCode: '32951',
    });
    await user.click(slot('2026-11-22_afternoon'));
    const { form } = await findControl('firstName');
    expect(getValues(form)).toMatchObject({
      apptDate: '2026-11-22',
      apptTime: 'afternoon',
      service: 'emergency-tarping',
      firstName: 'Ada',
      lastName: "O'Brien & Söhne",
      email: 'ada+roof@home.example',
      phone: '+1 321 555 0142',
      address: '120 Ocean Ave #4',
      city: 'Melbourne Beach',
      state: 'FL',
      zip: '32951',
    });
  });

  it('carries all eleven values in the query, also empty ones', async () => {
    const { user } = stopClock();
    await open('/schedule', { user });
    const push = vi.spyOn(window.history, 'pushState');
    onTestFinished(() => push.mockRestore());
    fill({ name: 'Ada' });
    await user.click(slot('2026-11-21_morning'));
    const [path, query] = String(push.mock.calls[0]?.[2]).split('?');
    expect(path).toBe('/schedule/book');
    expect([...new URLSearchParams(query)]).toEqual([
      ['date', '2026-11-21'],
      ['time', 'morning'],
      ['serviceType', 'roof-inspection'],
      ['name', 'Ada'],
      ['lastName', ''],
      ['email', ''],
      ['phone', ''],
      ['address', ''],
      ['city', ''],
      ['state', 'FL'],
      ['zipCode', ''],
    ]);
  });

  it('asks for nothing first: an empty form goes on too', async () => {
    const { user } = stopClock();
    await open('/schedule', { user });
    await user.click(slot('2026-11-21_morning'));
    await findControl('firstName');
    expect(address()).toBe('/schedule/book?date=2026-11-21&time=morning&serviceType=roof-inspection');
  });
});

describe('what was typed on the schedule', () => {
  it('survives a reload', async () => {
    const { unmount } = await open('/schedule');
    fill({ name: 'Ada', serviceType: 'emergency-tarping' });
    unmount();
    await open();
    expect(control('name')).toHaveValue('Ada');
    expect(control('serviceType')).toHaveValue('emergency-tarping');
  });

  it('is there again on the way back from the booking page, with what was changed there', async () => {
    const { user } = stopClock();
    await open('/schedule', { user });
    fill({ name: 'Ada', phone: '321' });
    await user.click(slot('2026-11-21_morning'));
    await findControl('firstName');
    fill({ phone: '(321) 555-0142' });
    await user.click(screen.getByText('Back to schedule'));
    expect(await findControl('name')).toHaveValue('Ada');
    expect(control('phone')).toHaveValue('(321) 555-0142');
  });

  it.each([
    ['is no JSON', '{"values":{"firstName"', ''],
    ['has values of another kind', '{"values":{"firstName":7,"email":"a@b.example"}}', 'a@b.example'],
    ['is no record', '[["firstName","x"]]', ''],
    ['is nothing', 'null', ''],
  ])('does not break the page when what is stored %s', async (_, stored, email) => {
    sessionStorage.setItem('bookingDraft', stored);
    await open('/schedule');
    expect(control('name')).toHaveValue('');
    expect(control('email')).toHaveValue(email);
  });
});

describe('a ZIP code', () => {
  it('that crews serve is answered with its city, which is filled in', async () => {
    await open('/schedule');
    fill({ zipCode: '32951' });
    expect(await screen.findByText('Yes, our crews serve Melbourne Beach.')).toBeVisible();
    expect(control('city')).toHaveValue('Melbourne Beach');
  });

  it('that is changed changes the city it had filled in', async () => {
    await open('/schedule');
    fill({ zipCode: '32951' });
    await screen.findByText(/serve Melbourne Beach/);
    fill({ zipCode: '32955-1234' });
    await screen.findByText(/serve Rockledge/);
    expect(control('city')).toHaveValue('Rockledge');
  });

  it('that stands there after a reload has its answer again', async () => {
    const { unmount } = await open('/schedule');
    fill({ zipCode: '32951' });
    await screen.findByText(/serve Melbourne Beach/);
    unmount();
    await open();
    expect(await screen.findByText('Yes, our crews serve Melbourne Beach.')).toBeVisible();
  });

  it('that is changed to one outside the area takes back the city it had filled in', async () => {
    await open('/schedule');
    fill({ zipCode: '32951' });
    await screen.findByText(/serve Melbourne Beach/);
    fill({ zipCode: '90210' });
    await screen.findByText(/Outside our usual area/);
    expect(control('city')).toHaveValue('');
  });

  it('never overwrites a city that was typed, and leaves a cleared one alone', async () => {
    await open('/schedule');
    fill({ zipCode: '32951' });
    await waitFor(() => expect(control('city')).toHaveValue('Melbourne Beach'));
    fill({ city: '' });
    expect(control('city')).toHaveValue('');
    fill({ city: 'Viera', zipCode: '32801' });
    expect(await screen.findByText(/we travel to Orlando/)).toBeVisible();
    expect(control('city')).toHaveValue('Viera');
  });

  it('outside the area is answered with a way to call, and slots stay open', async () => {
    const { user } = stopClock();
    await open('/schedule', { user });
    fill({ zipCode: '90210' });
    const note = (await screen.findByText(/Outside our usual area/)).closest<HTMLElement>('[role=status]');
    expect(within(note!).getByRole('link')).toHaveAttribute('href', `tel:${env.hotline}`);
    await user.click(slot('2026-11-21_morning'));
    expect(await findControl('firstName')).toBeVisible();
  });
});
