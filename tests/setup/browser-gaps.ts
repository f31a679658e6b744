// jsdom lays nothing out, so it cannot scroll and says so on the console; browsers do, and the browser tests look.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// It does not open dialogs either.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// It is never idle; what waits for that begins at once.
window.requestIdleCallback = (work) =>
  window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
