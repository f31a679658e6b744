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

function reload(frame: HTMLIFrameElement): Promise<unknown> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // A hidden frame that loads lazily would wait until it is shown.
  frame.loading = 'eager';
  frame.setAttribute('src', frame.src);
  return loaded;
}

/**
 * `<map-frame>` shows its `[data-map-failed]` instead of its iframe while the host of the iframe cannot be
 * reached. A custom element, because static pages keep their HTML and have no React code.
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
          this.#check();
          window.addEventListener('online', this.#check);
        },
        { rootMargin: '300px' },
      );

      readonly #check = async () => {
        const frame = this.querySelector('iframe');
        const notice = this.querySelector<HTMLElement>('[data-map-failed]');
        if (!frame || !notice) return;
        const isReached = navigator.onLine && (await canReach(frame.src));
        // Until it has loaded again, the frame holds the browser's error page.
        if (isReached && frame.hidden) await reload(frame);
        frame.hidden = !isReached;
        notice.hidden = isReached;
      };

      connectedCallback() {
        this.#observer.observe(this);
      }

      disconnectedCallback() {
        this.#observer.disconnect();
        window.removeEventListener('online', this.#check);
      }
    },
  );
}
