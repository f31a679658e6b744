import type { HeldEvent } from './held-event.ts';

/** How long a held event waits for its element to render again, in ms. */
const WAIT_MS = 5000;

/** The event's element, or the new element with the same `data-replay` value. */
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
 * Replays, in order, what a visitor did before the app ran. Waits for elements that are not rendered yet.
 * @param until deadline for waiting, on the `performance.now()` clock
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
