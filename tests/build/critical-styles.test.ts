import { describe, expect, test } from 'vitest';
import { criticalStyles } from '#build/pages/critical-styles.ts';
import { cssBlocks } from '#build/pages/css-blocks.ts';

const html = '<body><div id="root" class="md:flex p-1.5 [&_h2]:mt-2"><h2 class="card">Hi</h2></div></body>';
const kept = (css: string) => criticalStyles(css, html);

describe('styles inlined in a document', () => {
  test('keep the rules it can use and drop the others', () => {
    expect(kept('.card{color:red}.gone{color:blue}')).toBe('.card{color:red}');
    expect(kept('h2{margin:0}h3{margin:1px}')).toBe('h2{margin:0}');
    expect(kept('#root{margin:0}#other{margin:1px}')).toBe('#root{margin:0}');
  });

  test('keep only the selectors of a list that can match', () => {
    expect(kept('h1,h2,.gone h2{margin:0}')).toBe('h2{margin:0}');
  });

  test('keep every state of what is there: hover, focus, open, checked, opaque', () => {
    const states = '.card:hover{a:b}.card:focus-visible{a:b}.card[data-open=true]{a:b}.card::before{a:b}';
    expect(kept(states)).toBe(states);
    expect(kept('.card:not(.gone){a:b}')).toBe('.card:not(.gone){a:b}');
    expect(kept('.card:has(.gone,:where(p>.x)){a:b}')).toBe('.card:has(.gone,:where(p>.x)){a:b}');
  });

  test('keep what a script of the page may add later', () => {
    const script = 'jsx(`dialog`,{className:`error md:p-4`})';
    const css = '.error{a:b}.md\\:p-4{a:b}dialog{a:b}.gone{a:b}';
    expect(criticalStyles(css, html, script)).toBe('.error{a:b}.md\\:p-4{a:b}dialog{a:b}');
  });

  test('keep the inner parts only of controls that are there', () => {
    const css = '::placeholder{a:b}::-webkit-datetime-edit,.card{a:b}::file-selector-button{a:b}';
    expect(kept(css)).toBe('.card{a:b}');
    const form = `${html}<input type="date" placeholder="mm/dd">`;
    expect(criticalStyles(css, form)).toBe('::placeholder{a:b}::-webkit-datetime-edit,.card{a:b}');
    expect(criticalStyles(css, html, 'jsx(`input`,{type:`file`})')).toContain('::file-selector-button');
  });

  test('understand class names with signs in them', () => {
    expect(kept('.md\\:flex{a:b}.p-1\\.5{a:b}.\\[\\&_h2\\]\\:mt-2 h2{a:b}')).toBe(
      '.md\\:flex{a:b}.p-1\\.5{a:b}.\\[\\&_h2\\]\\:mt-2 h2{a:b}',
    );
    expect(kept('.lg\\:flex{a:b}')).toBe('');
  });

  test('look inside layers, media and feature queries, and drop those left empty', () => {
    expect(kept('@layer base{@media (width>=48rem){.card{a:b}.gone{a:b}}}')).toBe(
      '@layer base{@media (width>=48rem){.card{a:b}}}',
    );
    expect(kept('@media print{.gone{a:b}}')).toBe('');
  });

  test('keep the order of layers and the faces of fonts', () => {
    const css = '@layer theme,base;@font-face{font-family:Display;src:url(/a.woff2)}';
    expect(kept(css)).toBe(css);
  });

  test('drop custom properties nobody reads, also those read only by dropped ones', () => {
    expect(kept(':root{--a:1px;--b:var(--c);--c:2px}.card{margin:var(--a)}')).toBe(
      ':root{--a:1px}.card{margin:var(--a)}',
    );
    expect(kept('@property --x{syntax:"*";inherits:false}.card{a:b}')).toBe('.card{a:b}');
  });

  test('keep animations that are played and drop the others', () => {
    const css = '.card{animation:rise 1s}@keyframes rise{0%{top:0}to{top:1px}}';
    expect(kept(`${css}@keyframes spin{to{rotate:1turn}}`)).toBe(css);
  });
});

test('brackets and semicolons inside strings and addresses do not end a rule', () => {
  expect(cssBlocks('a{content:"}";background:url(data:image/svg+xml;x="{")}b{c:d}')).toEqual([
    { prelude: 'a', body: 'content:"}";background:url(data:image/svg+xml;x="{")' },
    { prelude: 'b', body: 'c:d' },
  ]);
});

test('a stylesheet cut short stops the build', () => {
  expect(() => cssBlocks('@media print{a{b:c}')).toThrow('bracket');
});
