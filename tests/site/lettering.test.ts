import { expect, test } from 'vitest';
import home from '#src/components/site/scenes/home.svg?raw';
import { letterVan } from '#src/components/site/scenes/lettering.ts';

test('the van has the name and the number of the company', () => {
  const scene = letterVan(home, 'Acme Tarps', '(321) 555-0199');
  expect(scene).toMatch(/font-size="11">Acme Tarps<\/text>/);
  expect(scene).toMatch(/>\(321\) 555-0199<\/text>/);
  expect(scene).not.toMatch(/[{}]/);
});

test('a name stays text, and a long one stays on the van', () => {
  const scene = letterVan(home, 'A & B <b>$& Roofing and Tarping Company', '(321) 555-0199');
  expect(scene).toContain(
    'font-size="11" textLength="106" lengthAdjust="spacingAndGlyphs">A &amp; B &lt;b>$&amp; Roof',
  );
});
