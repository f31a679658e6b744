import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '#src/components/site/drawing.tsx';
import logo from '#src/components/site/layout/logo.svg?raw';
import home from '#src/components/site/scenes/home.svg?raw';
import { letterVan } from '#src/components/site/scenes/lettering.ts';
import { Scene } from '#src/components/site/scenes/scene.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { COMPANY_WORDS, SOCIAL_CARD_LINES } from '#words/company/company.ts';

export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

/** On a page, classes size the scene and the logo; here attributes do. */
const placed = (svg: string, box: string) =>
  svg.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${box} `);

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The social card as SVG: the home page's scene next to the headline. */
export function socialCardSvg(): string {
  const { width, height } = SOCIAL_CARD;
  const line = (y: number, size: number, fill: string, text: string) =>
    `<text x="60" y="${y}" font-family="Barlow Condensed" font-weight="700" font-size="${size}" fill="${fill}">${escapeText(text)}</text>`;
  const scene = letterVan(home, env.companyName, phoneLink(env.hotline).text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#071a2b"/>`,
    placed(renderToStaticMarkup(<Scene file={scene} />), `x="480" y="0" width="720" height="${height}"`),
    '<linearGradient id="fade"><stop stop-color="#071a2b"/><stop offset=".5" stop-color="#071a2b" stop-opacity=".5"/><stop offset=".8" stop-color="#071a2b" stop-opacity=".1"/><stop offset="1" stop-color="#071a2b" stop-opacity="0"/></linearGradient>',
    `<rect x="479" width="280" height="${height}" fill="url(#fade)"/>`,
    `<g color="#ffffff" transform="translate(60 125)">${placed(renderToStaticMarkup(<Drawing file={logo} />), 'width="104" height="104"')}</g>`,
    line(318, 80, '#ffffff', SOCIAL_CARD_LINES[0]),
    line(398, 80, '#ffffff', SOCIAL_CARD_LINES[1]),
    line(462, 36, '#7cc0ff', COMPANY_WORDS.serviceArea),
    line(552, 30, '#e4f1f8', env.companyName),
    '</svg>',
  ].join('');
}
