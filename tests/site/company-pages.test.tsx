import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import reportPhotos from '#src/components/site/scenes/report.svg?raw';
import { BeforeAfter } from '#src/components/site/sections/before-after.tsx';
import { CITIES } from '#src/content/places/cities.ts';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { aJob } from '#tests/builders/job-photos.ts';
import { address, open } from '#tests/render.tsx';
import { PROMISES } from '#words/company/company.ts';
import { BEFORE_AFTER } from '#words/pages/home.ts';

const main = () => within(screen.getByRole('main'));

test('the home page claims nothing that is not given, and leads to the schedule, the hotline and each city', async () => {
  await open('/');
  const heading = main().getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Protect Your Home\. Protect Your Peace of Mind\.$/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(main().getByText(/^Since 2020/)).toHaveTextContent(/^Since 2020 · Palm Bay$/);
  expect(screen.queryByText('Before and after')).toBeNull();
  for (const button of main().getAllByRole('link', { name: 'Request Inspection' }))
    expect(button).toHaveAttribute('href', '/schedule');
  for (const link of main().getAllByRole('link', { name: /^Call/ }))
    expect(link).toHaveAttribute('href', 'tel:+13215550123');
  for (const { name, slug } of CITIES)
    expect(main().getByRole('link', { name })).toHaveAttribute('href', `/${slug}`);
  expect(
    within(main().getByRole('region', { name: 'What it costs' })).getByText(
      /you remain responsible for your deductible/,
    ),
  ).toBeVisible();
});

test.each(['/', '/contact', '/schedule'])('%s makes the company’s one promise at its top', async (path) => {
  await open(path);
  const heading = main().getByRole('heading', { level: 1 });
  expect(heading.closest('.hero, .page-header')).toHaveTextContent(PROMISES.answer);
});

test.each(['/', '/about'])(
  '%s keeps a place for the owner’s face in npm start, and none when it is built',
  async (path) => {
    await open(path);
    expect(main().getByText('company/person.json')).toBeVisible();
    cleanup();
    vi.stubEnv('DEV', false);
    onTestFinished(() => void vi.unstubAllEnvs());
    await open(path);
    expect(main().queryByText(/company\/person\.json|VITE_/)).toBeNull();
  },
);

test('a sample of the insurer’s file is marked as one', async () => {
  await open('/');
  const file = within(main().getByRole('region', { name: 'The file your insurer gets' }));
  expect(file.getByText('Sample')).toBeVisible();
  expect(file.getByText('123 Palm St (sample address)')).toBeVisible();
  const views = [...document.querySelectorAll('figure img')].map(
    (photo) => photo.getAttribute('src')?.split('#')[1],
  );
  expect(views).toHaveLength(4);
  expect(views.filter((view) => !reportPhotos.includes(`<view id="${view}"`))).toEqual([]);
});

test('the services page has cards that lead to the schedule, each with a picture of its own', async () => {
  await open('/services');
  const pictures = [...document.querySelectorAll('main li.card-link > :first-child > svg')];
  expect(new Set(pictures.map((picture) => picture.innerHTML)).size).toBe(4);
  for (const name of ['Rapid Emergency Response', 'Damage Documentation', 'Book Your Service Now'])
    expect(main().getByRole('link', { name })).toHaveAttribute('href', '/schedule');
});

test.each(['/about', '/community'])('%s has a picture of its own beside its text', async (path) => {
  await open(path);
  const pictures = [...document.querySelectorAll('main [class*=rounded-2xl] > svg')];
  expect(pictures).toHaveLength(1);
  expect(document.querySelector('.hero-scene svg')?.innerHTML).not.toBe(pictures[0]?.innerHTML);
});

test('the process page says how to check who is at the door', async () => {
  await open('/process');
  expect(main().getByRole('heading', { name: 'How to recognize our crew' })).toBeVisible();
  const never = main().getByRole('heading', { name: 'What we never ask for' }).parentElement;
  expect(never).toHaveTextContent('Your Social Security number');
  expect(main().getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
});

test('the service area page links to each city, and names every other area under its county', async () => {
  await open('/service-area');
  for (const { name, slug } of CITIES) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', `/${slug}`);
  }
  const others = within(main().getByRole('region', { name: 'We also serve' }));
  for (const { name, county } of SERVICE_AREAS) {
    expect(others.getByText(`${county} County:`).parentElement).toHaveTextContent(name);
  }
  expect(others.getByRole('link')).toHaveAttribute('href', '/contact');
});

test('no star and no rating of a sample comes before the word that it is one', async () => {
  await open('/testimonials');
  const words = main().getByText(/^Sample rating and reviews/);
  const follows = (first: Node, next: Node) =>
    Boolean(first.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(follows(words, main().getByText('5.0'))).toBe(true);
  for (const stars of main().getAllByRole('img', { name: '5 out of 5 stars' }))
    expect(stars.previousElementSibling).toHaveTextContent('Sample');
});

test('the testimonials page has six five-star reviews and leads to the schedule', async () => {
  await open('/testimonials');
  expect(main().getByText('5.0')).toBeVisible();
  expect(main().getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(6);
  expect(main().getByRole('link', { name: 'Request No-Cost Assessment' })).toHaveAttribute(
    'href',
    '/schedule',
  );
});

test('a city’s page leads to the three cities next to it', async () => {
  await open('/indialantic');
  const nearby = within(main().getByRole('navigation', { name: 'Cities nearby' }));
  expect(nearby.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/melbourne',
    '/palm-bay',
    '/satellite-beach',
  ]);
});

test('a legal page lists its sections twice: in a fold for a phone, and beside the text', async () => {
  await open('/terms-of-service');
  for (const contents of main().getAllByRole('navigation', { name: 'On this page' }))
    expect(contents.querySelector('a[href="#cancel"]')).toHaveTextContent('Your right to cancel');
  expect(main().getByRole('group')).not.toHaveAttribute('open');
});

test('the contact page has the hotline and the email address', async () => {
  await open('/contact');
  expect(main().getByRole('link', { name: '(321) 555-0123' })).toHaveAttribute('href', 'tel:+13215550123');
  for (const link of main().getAllByRole('link', { name: /@/ }))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

test('each job has its two pictures, which load late and hold their place, and says where and when it was', () => {
  render(
    <BeforeAfter lang={undefined} ground="white" {...BEFORE_AFTER} jobs={[aJob('Ridge'), aJob('Valley')]} />,
  );
  const section = within(screen.getByRole('region', { name: 'Before and after' }));
  expect(section.getAllByRole('figure').map((job) => job.textContent)).toEqual([
    'BeforeAfterRidge, tarped the same day. Palm Bay, October 2026',
    'BeforeAfterValley, tarped the same day. Palm Bay, October 2026',
  ]);
  const pictures = section.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/photos/Ridge-before.jpg',
    '/photos/Ridge-after.jpg',
    '/photos/Valley-before.jpg',
    '/photos/Valley-after.jpg',
  ]);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName(/ridge$/);
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
    expect(picture).toHaveClass('aspect-4/3');
  }
});

test('without a job there is nothing', () => {
  const { container } = render(<BeforeAfter lang={undefined} ground="white" {...BEFORE_AFTER} jobs={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test.each(['/no-such-page', '/melbourne/roofs'])(
  '%s shows the 404 page with links to the home page, the hotline and the schedule',
  async (path) => {
    await loadPage(findRoute('/'));
    const { user } = await open(path);
    const main = within(screen.getByRole('main'));
    expect(main.getByText('404')).toBeVisible();
    expect(main.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    const call = main.getByRole('link', { name: 'Call (321) 555-0123' });
    expect(call).toHaveAttribute('href', 'tel:+13215550123');
    expect(main.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/schedule');
    await user.click(main.getByRole('link', { name: 'Return to Home' }));
    expect(address()).toBe('/');
    expect(await screen.findByRole('heading', { name: /Protect Your Home/ })).toBeVisible();
  },
);
