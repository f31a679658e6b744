import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '#src/components/site/layout/logo.tsx';
import { HomeScene } from '#src/components/site/scenes/home-scene.tsx';
import { COMPANY } from '#src/content/company/company.ts';
import { env } from '#src/lib/env.ts';

export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

/** On a page, classes size the scene and the logo; here attributes do. */
const placed = (svg: string, box: string) =>
  svg.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${box} `);

/**
 * CSS rules for the color classes used in the drawings, generated from the stylesheet's theme.
 * @param css contents of src/app/styles.css
 */
function colourRules(css: string): string {
  return [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g)]
    .map(
      ([, name, value]) =>
        `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}.text-${name}{color:${value}}`,
    )
    .join('');
}

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * The social card as SVG: the home page's scene next to the headline. @param css contents of
 * src/app/styles.css
 */
export function socialCardSvg(css: string): string {
  const { width, height } = SOCIAL_CARD;
  const line = (y: number, size: number, fill: string, text: string) =>
    `<text x="60" y="${y}" font-family="Barlow Condensed" font-weight="700" font-size="${size}" class="fill-${fill}">${escapeText(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${colourRules(css)}.fill-current{fill:currentColor}</style>`,
    `<rect width="${width}" height="${height}" class="fill-navy-950"/>`,
    placed(renderToStaticMarkup(<HomeScene />), `x="480" y="0" width="720" height="${height}"`),
    '<linearGradient id="fade"><stop stop-color="#071a2b"/><stop offset="1" stop-color="#071a2b" stop-opacity="0"/></linearGradient>',
    `<rect x="479" width="280" height="${height}" fill="url(#fade)"/>`,
    `<g class="text-white" transform="translate(60 125)">${placed(renderToStaticMarkup(<LogoMark />), 'width="104" height="104"')}</g>`,
    line(318, 80, 'white', '24/7 Emergency'),
    line(398, 80, 'white', 'Roof Tarping'),
    line(462, 36, 'tarp-300', COMPANY.serviceArea),
    line(552, 30, 'foam-100', env.companyName),
    '</svg>',
  ].join('');
}
