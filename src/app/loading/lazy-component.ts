import { type ComponentType, use } from 'react';

/** A piece of the site that is loaded once, on its own: a page, the footer, the rep area's layout. */
export interface LazyComponent<Props = object> {
  /** Loads it; after a failure it tries again. @throws what `import()` throws */
  load: () => Promise<void>;
  /** Inside a render: the component at once when it is loaded, else the render waits. It does not try again, or it would never end. */
  read: () => ComponentType<Props>;
  /** Its prerendered HTML, kept in place of its code, when the document has it and nothing in it needs the app. */
  html: () => string | undefined;
  keep: (html: string) => void;
}

/** @param load imports the component */
export function lazyComponent<Props = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  let isAwaited = false;
  let kept: string | undefined;
  const start = () => {
    hasFailed = false;
    return load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
  };
  return {
    load: async () => {
      if (kept !== undefined) return;
      if (hasFailed) pending = undefined;
      pending ??= start();
      await pending;
    },
    read: () => {
      pending ??= start();
      if (loaded && !isAwaited) return loaded;
      // A render that has begun to wait through `use` must end through it too.
      isAwaited = true;
      return use(pending);
    },
    html: () => kept,
    keep: (html) => {
      kept = html;
    },
  };
}
