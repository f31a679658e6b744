import type { HeldEvent } from './held-event.ts';

/** How long a held act waits for an element that the app makes anew, ms. */
const WAIT_MS = 5000;

/** The element an act was meant for, or the one that took its place under the same `data-replay` value. */
function findTarget({ element }: HeldEvent): HTMLElement | null {
  if (element.isConnected) return element;
  const name = element.dataset.replay;
  const named = [...document.querySelectorAll<HTMLElement>('[data-replay]')];
  return (name && named.find((candidate) => candidate.dataset.replay === name)) || null;
}

function perform({ submitter }: HeldEvent, target: HTMLElement): void {
  if (submitter !== undefined && target instanceof HTMLFormElement) {
    target.requestSubmit(submitter?.isConnected ? submitter : null);
  } else {
    target.click();
  }
}

/**
 * Does again, in order, what a visitor did before the app ran. Elements that are not there yet are waited for.
 * @param until when waiting ends, as `performance.now()` counts
 */
export function replay(acts: readonly HeldEvent[], until = performance.now() + WAIT_MS): void {
  const waiting = acts.filter((act) => {
    const target = findTarget(act);
    if (target) perform(act, target);
    return !target;
  });
  if (waiting.length === 0) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (performance.now() < until) replay(waiting, until);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
