import { MINUTE_MS } from '#contract/durations.ts';

/** Delay before the object URL is revoked, in milliseconds; Safari can start a download late. */
const FORGET_MS = MINUTE_MS;

export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}
