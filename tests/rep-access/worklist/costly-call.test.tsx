import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { callLink, openWithLead } from './worklist-page.ts';

const openWithNumber = (phone: string) =>
  openWithLead([aLead({ source: 'booking', phone, createdAt: '2026-11-20T14:00:00.000Z' })]);

const dialog = () => screen.queryByRole('dialog', { name: 'Call this number?' });

/** The numbers that the browser was left to dial. Prevents it: jsdom would log an error. */
function watchDialing(): () => string[] {
  const dialed: string[] = [];
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    dialed.push(link.getAttribute('href') ?? '');
  };
  window.addEventListener('click', note);
  onTestFinished(() => window.removeEventListener('click', note));
  return () => dialed;
}

test.each([
  ['a premium number', '(321) 976-0123', 'tel:+13219760123', /900 or 976/],
  ['a number abroad', '876-234-5678', 'tel:+18762345678', /in another country/],
])('%s is dialed only after a question, by click and by key', async (_what, phone, href, why) => {
  const dialed = watchDialing();
  const { user } = await openWithNumber(phone);
  await user.keyboard('c');
  expect(dialog()).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Don’t call' }));
  expect(dialog()).toBeNull();
  expect(dialed()).toEqual([]);
  const link = callLink();
  if (!link) throw new Error('There is no link.');
  await user.click(link);
  const asked = dialog();
  if (!asked) throw new Error('Nothing is asked.');
  await user.click(within(asked).getByRole('link', { name: 'Call' }));
  expect(dialed()).toEqual([href]);
  expect(dialog()).toBeNull();
});

test('of several numbers, only the one that may cost much is asked about', async () => {
  const dialed = watchDialing();
  const { user } = await openWithNumber('(321) 555-0167 / +44 20 7946 0000');
  await user.keyboard('c');
  expect(dialed()).toEqual(['tel:+13215550167']);
  await user.click(screen.getByRole('link', { name: /Call \+44/ }));
  expect(dialog()).toBeVisible();
  expect(dialed()).toHaveLength(1);
});
