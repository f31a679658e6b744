import { onTestFinished, vi } from 'vitest';

interface Download {
  name: string;
  text: string;
}

/** Catches the page's downloads until the test ends; jsdom has no object URLs. */
export function catchDownloads() {
  const pending: Promise<Download>[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    const name = this.download;
    if (blob) pending.push(blob.text().then((text) => ({ name, text })));
  });
  onTestFinished(() => click.mockRestore());
  return { files: (): Promise<Download[]> => Promise.all(pending) };
}
