/** Sends a form of the app as its button would. `requestSubmit` is missing before Safari 16. */
export const submitForm = (form: HTMLFormElement, submitter?: HTMLElement): boolean =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
