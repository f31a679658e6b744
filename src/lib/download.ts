import { MINUTE_MS } from '#contract/durations.ts';

/** How long a browser is given to begin a download before its address is forgotten, in milliseconds; Safari takes its time. */
const FORGET_MS = MINUTE_MS;

/** Puts a file into the visitor's downloads. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}
