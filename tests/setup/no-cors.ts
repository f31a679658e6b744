import { afterEach } from 'vitest';

let isSameOrigin = false;

/** Lets the page read answers to `no-cors` requests until the test ends, as on the site's own origin. */
export function showNoCorsAnswers(): void {
  isSameOrigin = true;
}

/**
 * Hides the answer to a `no-cors` request from the page, as browsers do for another origin: status 0, not ok,
 * no body. Call it after the fake remotes start.
 */
export function hideNoCorsAnswers(): void {
  const reach = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await reach(input, init);
    const mode = init?.mode ?? (input instanceof Request ? input.mode : 'cors');
    if (mode !== 'no-cors' || isSameOrigin) return answer;
    return Object.defineProperties(new Response(null), {
      type: { value: 'opaque' },
      status: { value: 0 },
      ok: { value: false },
    });
  };
}

/** Each setup file calls it once. */
export function guardOrigin(): void {
  afterEach(() => {
    isSameOrigin = false;
  });
}
