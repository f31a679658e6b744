/**
 * The oldest browsers that get the whole site; README names them. For these the build writes older syntax for
 * newer, in scripts and in styles. What no syntax can stand for (a missing API) the code itself does without.
 */
export const OLDEST_BROWSERS = { safari: '15.6', chrome: '105', firefox: '115' } as const;

/** As Vite and esbuild name them: `safari15.6`. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version);
