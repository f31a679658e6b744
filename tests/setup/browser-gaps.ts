// jsdom has no layout, so it cannot scroll and logs an error. The browser tests check scrolling.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// jsdom does not implement dialogs either.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// jsdom has no idle callbacks; run them immediately.
window.requestIdleCallback = (work) =>
  window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
// A light device with a mouse. The browser tests check the others.
window.matchMedia = (media) => ({
  media,
  matches: media === '(pointer: fine)',
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
// No screen, so nothing comes onto it.
window.IntersectionObserver = class implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
};
