/** Words that nearly every sentence of a language has, and none of the other. */
const COMMON = {
  English:
    /(?<![\w-])(?:[Tt]he|and|[Yy]our?|[Ww]e|[Oo]ur|us|with|[Ff]rom|[Tt]his|that|[Tt]hey|are|is|be|[Pp]lease|of|to|or|[Ii]f|[Ff]or|[Nn]ot|[Ww]hen|[Cc]all|[Rr]oofs?|[Tt]arps?|[Ss]torms?|[Dd]ays?)(?![\w-])/,
  Spanish:
    /(?<![\p{L}-])(?:el|los|las|una?|usted|sus?|con|para|por|del|está|que|y|nuestr[oa]s?|techos?|lonas?)(?![\p{L}-])/iu,
} as const;

/** Names that stay as they are in every language: of places, of the company, of a document, of who made the map. */
const NAMES =
  /https?:\S+|Sunrise Tarps|Space Coast Roof Tarping|\(?Space Coast\)?|\(?Work Authorization\)?|The [A-Z]\w+|Avon by the Sea|Chamber of Commerce|OpenStreetMap|Port St\. John|(?:El|Los|Las|La|Del) [A-Z]\w+|help@[\w.-]+|123 Palm St/g;

const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];

/** Lines of a text that are written in a language. */
export const linesIn = (language: keyof typeof COMMON, text: string): string[] =>
  text.split('\n').filter((line) => COMMON[language].test(line.replace(NAMES, '')));

/** Texts of a document that are written in a language, other than those that are marked as being in it. */
export function writtenIn(language: keyof typeof COMMON, page: Document): string[] {
  const lang = language === 'English' ? 'en' : 'es';
  const texts: string[] = [];
  const add = (text: string | null, element: Element | null) => {
    const own = (text ?? '').replace(/\s+/g, ' ').trim();
    const isMarked = element?.closest(`[lang]:not(html)`)?.getAttribute('lang')?.startsWith(lang);
    if (!isMarked && COMMON[language].test(own.replace(NAMES, ''))) texts.push(own);
  };
  const walker = page.createTreeWalker(page, 4 /* Text. */);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.matches('script[type="application/ld+json"]')) addData(textContent, add);
    else if (!parentElement?.matches('script, style')) add(textContent, parentElement);
  }
  for (const element of page.querySelectorAll('*'))
    for (const name of ATTRIBUTES) add(element.getAttribute(name), element);
  for (const meta of page.querySelectorAll(
    'meta[name=description], meta[property$=title], meta[property$=alt]',
  ))
    add(meta.getAttribute('content'), null);
  return texts;
}

/** Structured data for search engines: its values that are sentences. */
function addData(json: string | null, add: (text: string, element: null) => void): void {
  JSON.parse(json ?? '{}', (key, value) => {
    if (typeof value === 'string' && !/^@|^(?:url|email|dayOfWeek)$/.test(key)) add(value, null);
    return value;
  });
}
