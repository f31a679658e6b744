import { type ComponentType, use } from 'react';

export interface LazyComponent<Props = object> {
  /** Loads it; retries after a failure. @throws the error of `import()` */
  load: () => Promise<void>;
  /** Whether it can be shown at once. */
  isLoaded: () => boolean;
  /**
   * For use in a render: returns the component, or suspends until it has loaded. Does not retry after a
   * failure, because that would loop.
   */
  read: () => ComponentType<Props>;
  /** Prerendered HTML to show instead of loading the code, when the document has it and it needs no app. */
  html: () => string | undefined;
  keep: (html: string) => void;
}

export function lazyComponent<Props = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  let isAwaited = false;
  let prerenderedHtml: string | undefined;
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
      if (prerenderedHtml !== undefined) return;
      if (hasFailed) pending = undefined;
      pending ??= start();
      await pending;
    },
    isLoaded: () => prerenderedHtml !== undefined || loaded !== undefined,
    read: () => {
      pending ??= start();
      if (loaded && !isAwaited) return loaded;
      // A render that suspended through `use` must also resume through it.
      isAwaited = true;
      return use(pending);
    },
    html: () => prerenderedHtml,
    keep: (html) => {
      prerenderedHtml = html;
    },
  };
}
