import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { control, fill } from '#tests/form.ts';
import { open } from '#tests/render.tsx';

const result = () => within(screen.getByRole('region', { name: 'Result' }));
const keptLinks = () =>
  result()
    .getAllByRole('listitem')
    .filter((item) => !item.querySelector('del'))
    .map((item) => item.textContent);

test('the page shows the sample links, cleans links as they are typed, copies the rest and clears them', async () => {
  const { user } = await open('/rep-access/extensions');
  const rules = within(screen.getByRole('region', { name: 'The rules' })).getAllByRole('listitem');
  expect(rules).toHaveLength(4);
  expect(screen.getByText('10 links, 6 pages')).toBeVisible();
  expect(keptLinks()).toHaveLength(6);
  expect(result().getAllByText('Same as line 6')).toHaveLength(1);
  fill({ links: 'https://X.example/a/\nhttps://x.example/a?gclid=1\nno link' });
  expect(screen.getByText('3 links, 2 pages')).toBeVisible();
  expect(screen.getByText('Not a web link, so kept as is')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the result' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://x.example/a\nno link');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(control('links')).toHaveValue('');
  expect(screen.getByText('Paste links above to see the result.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the sample links' }));
  expect(screen.getByText('10 links, 6 pages')).toBeVisible();
});

test('a message says when the browser refuses to copy', async () => {
  const { user } = await open('/rep-access/extensions');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the result' }));
  expect(await screen.findByText(/Couldn't copy/)).toBeVisible();
});
