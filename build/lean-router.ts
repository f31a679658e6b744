import type { Plugin } from 'vite';

/**
 * What is changed in React Router's module, each worth more than a kilobyte of every visit. Component definitions are marked
 * droppable, for the bundler cannot tell that making an unused one (forms, fetchers, data routes) has no effect. And `Link`'s own prefetching,
 * which only acts in the router's framework mode, is cut off with all it imports.
 */
const CUTS: readonly [found: RegExp, put: string][] = [
  [/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /*#__PURE__*/ $1.$2('],
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/return shouldPrefetch && !isAbsolute \?/g, 'return false ?'],
];

/** React Router's module without what this site never uses. Text it does not know stays as it is. */
export const leanRouterCode = (code: string): string =>
  CUTS.reduce((text, [found, put]) => text.replace(found, put), code);

/** Trims React Router in the built site; the development server runs it as published. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({ code: leanRouterCode(code), map: null }),
    },
  };
}
