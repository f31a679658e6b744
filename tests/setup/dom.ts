import '@testing-library/jest-dom/vitest';
import './browser-gaps.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { server } from '#tests/msw/server.ts';
import { guardConsole } from './console.ts';
import { hideNoCorsAnswers } from './no-cors.ts';
import { guardClock } from './standing-clock.ts';

// A loaded machine is slow, and slowness is no failure.
configure({ asyncUtilTimeout: 10_000 });
guardClock();
guardConsole();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  hideNoCorsAnswers();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => server.close());
