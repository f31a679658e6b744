import { existsSync } from 'node:fs';

/** One window of a browser with a new profile. What it cannot do at once throws; the walk tries again. */
export interface Browser {
  /** Opens an address, and waits until its document has loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It sees only its arguments; they and what it returns are JSON. */
  run: <A extends unknown[], T>(act: (...given: A) => T, ...given: A) => Promise<T>;
  click: (selector: string) => Promise<void>;
  /** Types with the keys of a keyboard, in place of what is there. */
  type: (selector: string, text: string) => Promise<void>;
  chooseFile: (selector: string, path: string) => Promise<void>;
  /** Makes the window as small as a phone's, or as small as it can be. */
  narrow: () => Promise<void>;
  /** Ends the browser and all that was started for it. */
  close: () => Promise<void>;
}

/** Where nothing listens: each request that leaves this machine is refused. */
export const NO_PROXY_THERE = { host: '127.0.0.1', port: 9 };

/** @throws with the Debian package to install when the program is missing */
export function findProgram(debianPackage: string, places: readonly string[]): string {
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    `No ${places[0]}: install the Debian package ${debianPackage} (apt-get install ${debianPackage}).`,
  );
}
