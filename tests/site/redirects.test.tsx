import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, open } from '#tests/render.tsx';

describe('redirects:', () => {
  it('/request/inspection leads to the schedule without an extra history entry', async () => {
    const steps = window.history.length;
    await open('/request/inspection');
    await expect.poll(address).toBe('/schedule');
    expect(window.history.length).toBe(steps);
  });

  it.each([
    ['/rep-reset?token=AB12CD34', '/rep-access/set-pin?token=AB12CD34'],
    ['/rep-reset?token=a%26b%3Dc', '/rep-access/set-pin?token=a%26b%3Dc'],
    ['/rep-reset', '/rep-access/forgot-pin'],
    ['/rep-reset?token=', '/rep-access/forgot-pin'],
  ])('%s leads to %s', async (from, to) => {
    await open(from);
    await expect.poll(address).toBe(to);
    expect(screen.queryByText(/Redirecting/)).toBeNull();
  });
});
