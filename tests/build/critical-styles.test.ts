import { describe, expect, test } from 'vitest';
import { extractCriticalStyles } from '#build/pages/critical-styles.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const html = page('<div id="root" class="md:flex p-1.5 [&amp;_h2]:mt-2"><h2 class="card">Hi</h2></div>');

/** What a visitor has of a stylesheet before the whole of it arrives. */
const inlined = (css: string, { body = html, script = '' } = {}) =>
  extractCriticalStyles(css, [body], script);

describe('before the whole stylesheet arrives, a page has the style of', () => {
  test.each([
    [
      'every element of the page, whatever its classes are called',
      '.card,#root,h2,.md\\:flex,.p-1\\.5,.\\[\\&_h2\\]\\:mt-2 h2{top:0}',
    ],
    ['its hovered state', '.card:hover{top:0}'],
    ['its focused state', '.card:focus-visible{top:0}'],
    ['a focused state of anything', ':focus-visible{top:0}'],
    ['a state of its data', '.card[data-open=true]{top:0}'],
    ['a state for screen readers', '.card[aria-invalid=true]{top:0}'],
    ['what it is not', '.card:not(.gone){top:0}'],
    ['what is drawn before it', '.card:before{top:0}'],
    ['what is in it', ':is(.card>*){top:0}'],
    ['an open state of what is in it', '.card:is(:where(h2):is([open],:popover-open,:open) *){top:0}'],
    ['a wide screen', '@layer base{@media (width>=48rem){.card{top:0}}}'],
    ['paper', '@layer base{@media print{.card{top:0}}}'],
    ['dark colors', '@layer base{@media (prefers-color-scheme:dark){.card{top:0}}}'],
    ['reduced motion', '@layer base{@media (prefers-reduced-motion:reduce){.card{top:0}}}'],
    [
      'every animation, and every color and size that is used',
      ':root{--spin:spin 1s;--size:1px}.card{margin:var(--size);animation:var(--spin)}@keyframes spin{to{rotate:1turn}}',
    ],
    ['the faces of fonts', '@font-face{font-family:Display;src:url(/a.woff2)}'],
    [
      'the layers in their order, so that the whole sheet changes none of it',
      '@layer theme;@layer base{h2{top:1px}}@layer utilities{h2{top:0}}',
    ],
  ])('%s', async (_what, css) => {
    expect(await inlined(css)).toBe(css);
  });

  test('what a script of the page adds', async () => {
    const css = '.error{top:0}.md\\:p-4{top:0}dialog{top:0}dialog[inert]{top:0}.gone{top:0}';
    const script = 'jsx(`dialog`,{inert:!0,className:`error md:p-4`})';
    expect(await inlined(css, { script })).toBe('.error,.md\\:p-4,dialog,dialog[inert]{top:0}');
  });

  test('what only a visitor without script is told', async () => {
    const body = page('<noscript><p class="note">Call us.</p></noscript>');
    expect(await inlined('.note{top:0}', { body })).toBe('.note{top:0}');
  });
});

describe('a visitor does not wait for', () => {
  test.each([
    ['rules of other pages', '.gone{top:0}h3{top:0}#other{top:0}.gone h2{top:0}@media print{.gone{top:0}}'],
    ['values that nothing uses', ':root{--a:var(--b);--b:2px}.gone{margin:var(--a)}'],
    ['registered values that nothing uses', '@property --x{syntax:"*";inherits:false}'],
    [
      'animations that nothing plays',
      ':root{--spin:spin 1s}.gone{animation:var(--spin)}@keyframes spin{to{rotate:1turn}}',
    ],
    ['parts of controls the page has not', '::placeholder{top:0}::-webkit-datetime-edit{top:0}'],
  ])('%s', async (_, css) => {
    expect(await inlined(`${css}.card{top:0}`)).toBe('.card{top:0}');
  });
});

test('the parts of a control are styled on a page that has it, or whose script may add it', async () => {
  const css = '::placeholder{top:0}::-webkit-datetime-edit{top:0}::file-selector-button{top:0}';
  const body = page('<input type="date" placeholder="mm/dd">');
  const parts = await inlined(css, { body, script: 'jsx(`input`,{type:`file`})' });
  expect(parts).toContain('::placeholder');
  expect(parts).toContain('::-webkit-datetime-edit');
  expect(parts).toContain('::file-selector-button');
});

test('a stylesheet cut short stops the build', async () => {
  await expect(inlined('@media print{a{b:c')).rejects.toThrow();
});
