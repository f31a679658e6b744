import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { address, open } from '#tests/render.tsx';

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
