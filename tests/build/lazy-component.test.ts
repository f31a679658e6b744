import { expect, test, vi } from 'vitest';
import { lazyComponent } from '#src/app/loading/lazy-component.ts';

const Page = () => null;

test('a lazy component is loaded only once', async () => {
  const load = vi.fn(async () => Page);
  const page = lazyComponent(load);
  await Promise.all([page.load(), page.load()]);
  await page.load();
  expect(load).toHaveBeenCalledOnce();
  expect(page.read()).toBe(Page);
});

test('after a failed load, the next call tries again', async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error('no network'));
  const page = lazyComponent(load);
  await expect(page.load()).rejects.toThrow('no network');
  await page.load();
  expect(page.read()).toBe(Page);
});

test('a lazy component kept as prerendered HTML loads no code', async () => {
  const load = vi.fn(async () => Page);
  const page = lazyComponent(load);
  page.keep('<h1>Hi</h1>');
  await page.load();
  expect(load).not.toHaveBeenCalled();
  expect(page.html()).toBe('<h1>Hi</h1>');
});
