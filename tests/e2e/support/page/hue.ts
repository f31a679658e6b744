import type { Locator } from '@playwright/test';

export function getHue(words: Locator): Promise<'green' | 'red' | 'neither'> {
  return words.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    if (green > red * 1.5 && green > blue) return 'green';
    return red > green * 1.5 && red > blue * 1.5 ? 'red' : 'neither';
  });
}
