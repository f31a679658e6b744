import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { INSURANCE_FOOTNOTE } from '#src/content/company/company.ts';
import { INSURANCE_DISCLOSURE } from '#src/content/company/disclosure.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { address, open } from '#tests/render.tsx';

const bar = () => screen.getByRole('banner');
const nav = () => within(bar()).getByRole('navigation', { name: 'Main' });
// Without styles jsdom shows the small-screen menu, which is hidden until opened.
const menu = () => within(nav()).getByRole('list', { hidden: true });
const menuLinks = () => within(menu()).getAllByRole('link', { hidden: true });
const menuButton = () => within(nav()).getByRole('button', { name: 'Menu' });
const footer = () => screen.getByRole('contentinfo');

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => scrollTo(0));

test('the bar links to the eight pages in the order of the specification', async () => {
  await open('/');
  expect(menuLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Service Area', '/service-area'],
    ['Process', '/process'],
    ['Schedule', '/schedule'],
    ['About', '/about'],
    ['Community', '/community'],
    ['Contact', '/contact'],
  ]);
});

test.each([
  ['/', 'Home'],
  ['/schedule', 'Schedule'],
  ['/schedule/book', 'Schedule'],
])('on %s the bar marks only %s', async (path, label) => {
  await open(path);
  const marked = menuLinks().filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});

test.each([
  [[50], 'false'],
  [[51], 'true'],
  [[300, 50], 'false'],
])('after scrolling to %j px, the bar is opaque: %s', async (positions, opaque) => {
  await open('/');
  expect(bar()).toHaveAttribute('data-opaque', 'false');
  for (const y of positions) scrollTo(y);
  expect(bar()).toHaveAttribute('data-opaque', opaque);
});

test('a page that is already scrolled when the app starts has an opaque bar at once', async () => {
  scrollTo(900);
  await open('/');
  expect(bar()).toHaveAttribute('data-opaque', 'true');
});

// jsdom has no popovers, so this tests the fallback; tests/e2e tests the native menu.
describe('the menu button opens the menu, which is closed by', () => {
  test.each<[how: string, close: (user: UserEvent) => Promise<void>, path: string]>([
    ['the button', (user) => user.click(menuButton()), '/'],
    ['Escape', (user) => user.keyboard('{Escape}'), '/'],
    ['a tap outside it', (user) => user.click(screen.getByRole('heading', { level: 1 })), '/'],
    ['a link, which opens its page', (user) => user.click(within(menu()).getByText('Schedule')), '/schedule'],
  ])('%s', async (_how, close, path) => {
    await loadPage(findRoute(path));
    const { user } = await open('/');
    await user.click(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toHaveAttribute('data-open', 'true');
    await close(user);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveAttribute('data-open', 'false');
    expect(address()).toBe(path);
  });
});

test('the hotline can be called from the bar and from the floating link', async () => {
  await open('/');
  const href = 'tel:+13215550123';
  expect(within(bar()).getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Call Now For Service!' })).toHaveAttribute('href', href);
});

test('the breadcrumbs lead from Home to the page', async () => {
  await open('/schedule/book');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((step) => step.textContent?.replace('/', ''))).toEqual([
    'Home',
    'Schedule',
    'Book Inspection',
  ]);
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/schedule');
  expect(trail.getByText('Book Inspection')).toHaveAttribute('aria-current', 'page');
});

test('the footer says how to reach the company and where it works', async () => {
  await open('/');
  const foot = within(footer());
  expect(foot.getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
  expect(foot.getByRole('link', { name: 'help@roof-tarping.example' })).toHaveAttribute(
    'href',
    'mailto:help@roof-tarping.example',
  );
  expect(foot.getByText('Brevard County & Central FL')).toBeVisible();
  expect(foot.getByText(/^24\/7/)).toBeVisible();
  expect(foot.getByText(/Space Coast.*Palm Bay.*2020/)).toBeVisible();
});

test('the footer has the quick links, the featured cities and the legal pages', async () => {
  await open('/');
  const targets = (name: string) =>
    within(within(footer()).getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(targets('Quick Links')).toEqual([
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Service Areas', '/service-area'],
    ['Testimonials', '/testimonials'],
    ['Community', '/community'],
  ]);
  expect(targets('Cities We Serve')).toEqual(CITIES.map(({ name, slug }) => [name, `/${slug}`]));
  expect(within(footer()).getByRole('link', { name: /privacy/i })).toHaveAttribute('href', '/privacy-policy');
  expect(within(footer()).getByRole('link', { name: /terms/i })).toHaveAttribute('href', '/terms-of-service');
  expect(within(footer()).getByText(/^© 20\d\d Space Coast Roof Tarping/)).toBeVisible();
});

test('the footer explains “no cost to you” as payment for invoiced work and has the statements the law requires', async () => {
  await open('/');
  const foot = within(footer());
  for (const text of [INSURANCE_FOOTNOTE, ...INSURANCE_DISCLOSURE.statements]) {
    expect(foot.getByText(text)).toBeVisible();
  }
  expect(foot.getByText(/not public adjusters/)).toBeVisible();
});
