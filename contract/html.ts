/** Text as the content of an HTML element, or as an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An HTML element without attributes that contains this text. */
export const textElement = (tag: string, text: string): string => `<${tag}>${escapeHtml(text)}</${tag}>`;
