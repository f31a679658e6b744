/** What a visitor did before the app ran, and the element it was meant for. */
export interface HeldEvent {
  element: HTMLElement;
  /** For a form that was sent: the button that did it, null when it was the Enter key. Undefined for a tap. */
  submitter: HTMLElement | null | undefined;
}

/** What the page's inline loader leaves for the app (loader.ts). */
export interface BeforeHydration {
  /** Ends the holding and hands over what was held. */
  takeOver: () => HeldEvent[];
}

declare global {
  interface Window {
    beforeHydration?: BeforeHydration;
  }
}
