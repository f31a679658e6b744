import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { address, open } from '#tests/render.tsx';
import { INSURANCE_FOOTNOTE } from '#words/company/company.ts';
import { INSURANCE_DISCLOSURE } from '#words/company/disclosure.ts';

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

test('the bar links to the eight pages in the order of the specification, and to this one in Spanish', async () => {
  await open('/');
  expect(menuLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Service Areas', '/service-area'],
    ['Process', '/process'],
    ['Schedule', '/schedule'],
    ['About', '/about'],
    ['Community', '/community'],
    ['Contact', '/contact'],
    ['Español', '/es'],
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

test('the bar is opaque after scrolling more than 50 px, until the page is back', async () => {
  await open('/');
  for (const [y, opaque] of [
    [50, 'false'],
    [51, 'true'],
    [50, 'false'],
  ] as const) {
    scrollTo(y);
    expect(bar()).toHaveAttribute('data-opaque', opaque);
  }
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
    expect(bar()).toHaveAttribute('data-menu', 'true');
    await close(user);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(bar()).toHaveAttribute('data-menu', 'false');
    expect(address()).toBe(path);
  });
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

test('the bar, the footer and the floating link call the hotline; the footer has the links and the statements that the law requires', async () => {
  await open('/');
  const foot = within(footer());
  const href = 'tel:+13215550123';
  for (const place of [within(bar()), foot])
    expect(place.getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Call Now For Service!' })).toHaveAttribute('href', href);
  expect(foot.getByRole('link', { name: 'help@roof-tarping.example' })).toHaveAttribute(
    'href',
    'mailto:help@roof-tarping.example',
  );
  const targets = (name: string) =>
    within(foot.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(targets('Quick Links')).toEqual([
    '/about',
    '/services',
    '/service-area',
    '/testimonials',
    '/community',
  ]);
  expect(targets('Cities We Serve')).toEqual(CITIES.map(({ slug }) => `/${slug}`));
  expect(foot.getByRole('link', { name: /privacy/i })).toHaveAttribute('href', '/privacy-policy');
  expect(foot.getByRole('link', { name: /terms/i })).toHaveAttribute('href', '/terms-of-service');
  for (const text of [INSURANCE_FOOTNOTE, ...INSURANCE_DISCLOSURE.statements])
    expect(foot.getByText(text)).toBeVisible();
});
