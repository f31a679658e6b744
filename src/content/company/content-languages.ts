import type { CompanyContent, PageFile } from '#contract/company-content.ts';
import type { Language } from '#contract/languages.ts';
import { LANGUAGE } from '#contract-words/language.ts';

declare global {
  /** Inlined by the build, which reads the owner's files (build/config/company-folder.ts). */
  const __CONTENT_LANGUAGES__: CompanyContent['languages'];
}

/** The `lang` of words of the owner's that are in another language than the page; undefined for the page's own. */
export function ownersLanguage(file: PageFile): Language | undefined {
  const { [file]: language } = __CONTENT_LANGUAGES__;
  return language === LANGUAGE ? undefined : language;
}
