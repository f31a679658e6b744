import { useLocation } from 'react-router-dom';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/languages.ts';
import { inLanguage } from '#contract/page-address.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { chosenLanguage } from '#src/stored/language/chosen-language.ts';

/** Every language but the page's own. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== LANGUAGE);

interface LanguageLinkProps {
  language: Language;
  /** Path of the page in its own language. */
  path: string;
  className: string;
  /** What the link says. */
  words?: 'name' | 'offer';
}

/**
 * A link to the same page in another language, which is another document. What was typed is kept for it
 * (forms/use-draft-form.ts).
 */
export function LanguageLink({ language, path, className, words = 'name' }: LanguageLinkProps) {
  const { search, hash } = useLocation();
  const isMounted = useMounted();
  const { [words]: text } = LANGUAGES[language];
  const address = inLanguage(path, LANGUAGE, language);
  return (
    <a
      href={isMounted ? address + search + hash : address}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={() => chosenLanguage.write(language)}
    >
      {text}
    </a>
  );
}
