/** A tap or form submit from before the app ran. */
export interface HeldEvent {
  element: HTMLElement;
  /** For a form submit: the submit button, or null for the Enter key. Undefined for a tap. */
  submitter: HTMLElement | null | undefined;
}

export interface BeforeHydration {
  /** Stops holding events and returns the held ones. */
  takeOver: () => HeldEvent[];
}

declare global {
  interface Window {
    beforeHydration?: BeforeHydration;
  }
}
