/**
 * Makes room for the banner at the top of a page that was painted without it, and scrolls by as much, so that
 * nothing the visitor sees moves. Scrolling up then shows what the banner covers (chrome.css, `.storm`).
 */
export function makeRoom(): void {
  const root = document.documentElement;
  const main = document.getElementById('main');
  if (!main || root.dataset.storm !== undefined) return;
  // The browser would scroll too.
  root.style.overflowAnchor = 'none';
  const before = main.getBoundingClientRect().top;
  root.dataset.storm = 'learned';
  window.scrollTo({ top: window.scrollY + main.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('overflow-anchor')));
}

/** Gives the room back, after the visitor's tap. */
export function giveRoomBack(): void {
  delete document.documentElement.dataset.storm;
}
