import { describe, expect, test } from 'vitest';
import { extractCriticalStyles } from '#build/pages/critical-styles.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const html = page('<div id="root" class="md:flex p-1.5 [&amp;_h2]:mt-2"><h2 class="card">Hi</h2></div>');

/** The part of a stylesheet that is inlined into a page. */
const inlined = (css: string, body = html) => extractCriticalStyles(css, [body]);

describe('the styles inlined in a page include those for', () => {
  test.each([
    [
      'every element on the page, whatever characters its classes contain',
      '.card,#root,h2,.md\\:flex,.p-1\\.5,.\\[\\&_h2\\]\\:mt-2 h2{top:0}',
    ],
    ['focus on any element', ':focus-visible{top:0}'],
    ['a data attribute', '.card[data-open=true]{top:0}'],
    ['an element that lacks a class', '.card:not(.gone){top:0}'],
    ['a pseudo-element', '.card:before{top:0}'],
    ['the children of an element', ':is(.card>*){top:0}'],
    ['an element inside an open element', '.card:is(:where(h2):is([open],:popover-open,:open) *){top:0}'],
    [
      'a wide screen, in the words of the oldest browsers',
      '@layer base{@media (min-width:48rem){.card{top:0}}}',
    ],
    [
      'every animation, color and size in use',
      ':root{--spin:spin 1s;--size:1px}.card{margin:var(--size);animation:var(--spin)}@keyframes spin{to{rotate:1turn}}',
    ],
    ['every font face', '@font-face{font-family:Display;src:url(/a.woff2)}'],
    [
      'every layer in the same order, so that the full stylesheet changes nothing',
      '@layer theme;@layer base{h2{top:1px}}@layer utilities{h2{top:0}}',
    ],
  ])('%s', async (_what, css) => {
    expect(await inlined(css)).toBe(css);
  });

  test('text shown only without JavaScript', async () => {
    const body = page('<noscript><p class="note">Call us.</p></noscript>');
    expect(await inlined('.note{top:0}', body)).toBe('.note{top:0}');
  });
});

describe('the styles inlined in a page leave out', () => {
  test.each([
    ['rules for other pages', '.gone{top:0}h3{top:0}#other{top:0}.gone h2{top:0}@media print{.gone{top:0}}'],
    ['what needs a mouse', '@media (hover:hover){.card:hover{top:1px}}'],
    ['print', '@media print{.card{top:1px}}'],
    ['unused variables', ':root{--a:var(--b);--b:2px}.gone{margin:var(--a)}'],
    ['unused registered properties', '@property --x{syntax:"*";inherits:false}'],
    [
      'unused animations',
      ':root{--spin:spin 1s}.gone{animation:var(--spin)}@keyframes spin{to{rotate:1turn}}',
    ],
    ['rules for controls the page does not have', '::placeholder{top:0}::-webkit-datetime-edit{top:0}'],
  ])('%s', async (_, css) => {
    expect(await inlined(`${css}.card{top:0}`)).toBe('.card{top:0}');
  });
});

test('rules for parts of a control are inlined on a page that has the control', async () => {
  const css = '::placeholder{top:0}::-webkit-datetime-edit{top:0}::file-selector-button{top:0}';
  const parts = await inlined(css, page('<input type="date" placeholder="mm/dd"><input type="file">'));
  expect(parts).toContain('::placeholder');
  expect(parts).toContain('::-webkit-datetime-edit');
  expect(parts).toContain('::file-selector-button');
});

test('a truncated stylesheet stops the build', async () => {
  await expect(inlined('@media print{a{b:c')).rejects.toThrow();
});
