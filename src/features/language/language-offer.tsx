import { LANGUAGE } from '#contract-words/language.ts';
import { chosenLanguage } from '#src/stored/language/chosen-language.ts';
import { SITE_FRAME } from '#words/company/site-frame.ts';
import { LanguageLink, OTHER_LANGUAGES } from './language-links.tsx';

/** The inline loader has said so before the first paint (src/app/inline-loader.ts). */
function stay(): void {
  chosenLanguage.write(LANGUAGE);
  delete document.documentElement.dataset.offer;
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** A line for a visitor whose browser prefers another of the site's languages, until one is chosen (chrome.css). */
export function LanguageOffer({ path }: { path: string }) {
  return OTHER_LANGUAGES.map((language) => (
    <nav key={language} aria-label={SITE_FRAME.language} className="language-offer" data-language={language}>
      <LanguageLink
        language={language}
        path={path}
        words="offer"
        className="min-h-11 py-2.5 font-semibold underline hover:text-white"
      />
      <button type="button" data-replay="stay" className="min-h-11 py-2.5 hover:text-white" onClick={stay}>
        {SITE_FRAME.stay}
      </button>
    </nav>
  ));
}
