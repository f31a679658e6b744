import type {} from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'map-frame': HTMLAttributes<HTMLElement>;
    }
  }
}

const TIMEOUT_MS = 10_000;

/** Whether a host answers. A frame does not tell: a browser's own error page also counts as loaded. */
const canReach = (address: string): Promise<boolean> =>
  Promise.race([
    fetch(address, { method: 'HEAD', mode: 'no-cors' }).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false)),
  ]);

/** What the frame of a map is allowed and looks like, also in a document without script (map-frame.tsx). */
export const FRAME = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  sandbox: 'allow-scripts allow-same-origin allow-popups',
  className: 'absolute inset-0 size-full',
} as const;

/**
 * `<map-frame>` puts the frame of its map (`data-address`, `data-title`) into its `[data-map-box]` when that
 * is near the screen: a frame in the document would open a connection and load a map that nobody may look at.
 * Shows its `[data-map-failed]` instead while the host of the map cannot be reached. A custom element,
 * because static pages keep their HTML and have no React code.
 */
export function defineMapFrame(): void {
  if (customElements.get('map-frame')) return;
  customElements.define(
    'map-frame',
    class extends HTMLElement {
      readonly #observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          this.#observer.disconnect();
          this.#show();
          window.addEventListener('online', this.#show);
        },
        { rootMargin: '300px' },
      );

      /** Counts the runs of `#show`: only the last one may change what is shown. */
      #runs = 0;

      readonly #show = async () => {
        this.#runs += 1;
        const run = this.#runs;
        const box = this.querySelector<HTMLElement>('[data-map-box]');
        const notice = this.querySelector<HTMLElement>('[data-map-failed]');
        const { address, title } = this.dataset;
        if (!box || !notice || !address || !title) return;
        box.querySelector('iframe')?.remove();
        const frame = Object.assign(document.createElement('iframe'), { ...FRAME, title, src: address });
        // The first time, it loads while the host is asked.
        if (!box.hidden && navigator.onLine) box.append(frame);
        const isReached = navigator.onLine && (await canReach(address));
        if (run !== this.#runs) return;
        if (!isReached) frame.remove();
        else if (!frame.isConnected) box.append(frame);
        box.hidden = !isReached;
        notice.hidden = isReached;
        if (isReached) window.removeEventListener('online', this.#show);
      };

      connectedCallback() {
        this.#observer.observe(this);
      }

      disconnectedCallback() {
        this.#observer.disconnect();
        window.removeEventListener('online', this.#show);
      }
    },
  );
}
