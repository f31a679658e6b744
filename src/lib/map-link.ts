/**
 * Returns a link that opens an address in the maps of the device: Apple's on an iPhone or iPad, the app that an
 * Android phone has for it, else Google's in the browser.
 */
export function mapLink(address: string): string {
  const query = encodeURIComponent(address);
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac.
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) {
    return `https://maps.apple.com/?q=${query}`;
  }
  if (userAgent.includes('Android')) return `geo:0,0?q=${query}`;
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
