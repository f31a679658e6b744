/** Names that are longer are narrowed to the side of a van. */
const LETTERS = 24;
const SIDE = 'textLength="106" lengthAdjust="spacingAndGlyphs"';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Letters the van in a scene.
 * @param scene text of an SVG file, with `{company}` and `{hotline}` as the only words of their text elements
 */
export const letterVan = (scene: string, company: string, hotline: string): string =>
  scene
    .replace('>{company}', () => `${company.length > LETTERS ? ` ${SIDE}` : ''}>${escapeText(company)}`)
    .replace('>{hotline}', () => `>${escapeText(hotline)}`);
