import { expect, test } from 'vitest';
import { drawSocialCard } from '#build/files/draw-card.ts';
import { SOCIAL_CARD, socialCardSvg } from '#src/app/head/social-card.tsx';
import { env } from '#src/lib/env.ts';

test('the social card has the company’s name and the size social networks require', async () => {
  const drawn = socialCardSvg();
  const card = await drawSocialCard(process.cwd(), drawn);
  const png = new DataView(card.buffer, card.byteOffset);
  expect(String.fromCharCode(...card.subarray(1, 4))).toBe('PNG');
  expect([png.getUint32(16), png.getUint32(20)]).toEqual([SOCIAL_CARD.width, SOCIAL_CARD.height]);
  expect(drawn).toContain(env.companyName);
  // An image without its colors or text is much smaller. Some messengers do not show images above 300 kB.
  expect(card.byteLength).toBeGreaterThan(150_000);
  expect(card.byteLength).toBeLessThan(300_000);
});
