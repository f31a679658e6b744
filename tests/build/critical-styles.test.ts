import { describe, expect, test } from 'vitest';
import { extractCriticalStyles } from '#build/pages/critical-styles.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const html = page('<div id="root" class="md:flex p-1.5 [&amp;_h2]:mt-2"><h2 class="card">Hi</h2></div>');

/** What a visitor has of a stylesheet before the whole of it arrives. */
const inlined = (css: string, { body = html, script = '' } = {}) =>
  extractCriticalStyles(css, [body], script);

describe('before the whole stylesheet arrives, a visitor sees', () => {
  test('every element of the page styled, whatever its classes are called', async () => {
    const css = '.card,#root,h2,.md\\:flex,.p-1\\.5,.\\[\\&_h2\\]\\:mt-2 h2{top:0}';
    expect(await inlined(css)).toBe(css);
  });

  test.each([
    '.card:hover{top:0}',
    '.card:focus-visible{top:0}',
    ':focus-visible{top:0}',
    '.card[data-open=true]{top:0}',
    '.card[aria-invalid=true]{top:0}',
    '.card:not(.gone){top:0}',
    '.card:before{top:0}',
    ':is(.card>*){top:0}',
    '.card:is(:where(h2):is([open],:popover-open,:open) *){top:0}',
  ])('every state of them: %s', async (rule) => {
    expect(await inlined(rule)).toBe(rule);
  });

  test.each(['(width>=48rem)', 'print', '(prefers-color-scheme:dark)', '(prefers-reduced-motion:reduce)'])(
    'the page as it is for %s',
    async (media) => {
      const rule = `@media ${media}{.card{top:0}}`;
      expect(await inlined(`@layer base{${rule}}`)).toBe(`@layer base{${rule}}`);
    },
  );

  test('styled what a script of the page adds', async () => {
    const css = '.error{top:0}.md\\:p-4{top:0}dialog{top:0}dialog[inert]{top:0}.gone{top:0}';
    const script = 'jsx(`dialog`,{inert:!0,className:`error md:p-4`})';
    expect(await inlined(css, { script })).toBe('.error,.md\\:p-4,dialog,dialog[inert]{top:0}');
  });

  test('styled what only a visitor without script is told', async () => {
    const body = page('<noscript><p class="note">Call us.</p></noscript>');
    expect(await inlined('.note{top:0}', { body })).toBe('.note{top:0}');
  });

  test('every animation play, and every color and size that is used', async () => {
    const css =
      ':root{--spin:spin 1s;--size:1px}.card{margin:var(--size);animation:var(--spin)}@keyframes spin{to{rotate:1turn}}';
    expect(await inlined(css)).toBe(css);
  });

  test('the faces of fonts', async () => {
    const css = '@font-face{font-family:Display;src:url(/a.woff2)}';
    expect(await inlined(css)).toBe(css);
  });

  test('the layers in their order, so that the whole sheet changes none of it', async () => {
    const css = '@layer theme;@layer base{h2{top:1px}}@layer utilities{h2{top:0}}';
    expect(await inlined(css)).toBe(css);
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
