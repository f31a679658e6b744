import { type ComponentType, createElement, lazy, useState } from 'react';
import { reloadIfOutdated } from './newer-version.ts';

const AGAIN_MS = 5000;

/** Ends when the connection is back, when the visitor does something, and after a while. */
const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, AGAIN_MS);
    for (const sign of ['online', 'pointerdown', 'keydown', 'visibilitychange']) {
      window.addEventListener(sign, end, { capture: true, signal: over.signal });
    }
  });

/** The notice that is in every document of the build (notices.ts). */
const showFailed = (isShown: boolean) =>
  document.getElementById('load-failed')?.toggleAttribute('hidden', !isShown);

/**
 * Loads until it succeeds. Until then the page on the screen stays as it is, and says that a part could not
 * be loaded. Where the host has a newer version of the site, loads the new page's document instead.
 */
async function loadInTheEnd<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const loaded = await load();
      showFailed(false);
      return loaded;
    } catch (error) {
      console.error(error);
      showFailed(true);
      await reloadIfOutdated();
      await nextChance();
    }
  }
}

/** A component whose code loads once: when it is first drawn, or before. */
export interface Lazy<Props> {
  Component: ComponentType<Props>;
  load: () => Promise<unknown>;
}

/** Unlike React's `lazy` alone, it is drawn at once when its code is there. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Lazy<Props> {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = () => {
    loading ??= (import.meta.env.SSR ? load() : loadInTheEnd(load)).then((module) => {
      loaded = module.default;
      return module;
    });
    return loading;
  };
  const Later: ComponentType<Props> = lazy(loadOnce);
  return {
    Component(props) {
      const [Now] = useState(() => loaded ?? Later);
      return createElement(Now, props);
    },
    load: loadOnce,
  };
}
