import type { CallScript } from '#contract/actions/call-scripts.ts';
import type { CompanyContent } from '#contract/company-content.ts';
import type { Language } from '#contract/languages.ts';
import { type CallKind, callScriptName, chooseScript } from '#contract/owner-settings/call-scripts.ts';
import { languageName } from '#contract/words/languages.ts';

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __CALL_SCRIPTS__: CompanyContent['callScripts'];
}

/**
 * What a rep says on a call, unless a manager has written something else. Empty in a language into which the owner
 * has not translated their own.
 */
export const originalScript = (kind: CallKind, language: Language): string =>
  __CALL_SCRIPTS__[callScriptName(kind, language)];

/** What the owner has written in Manage for a call in a language; empty for nothing. */
export const ownScript = (kind: CallKind, language: Language, own: readonly CallScript[]): string =>
  own.find(
    (each) => each.service === kind.service && each.status === kind.status && each.language === language,
  )?.text ?? '';

/** What is said on a call, and the language that it is in: English where there is nothing in the one asked for. */
export const scriptIn = (language: Language, kind: CallKind, own: readonly CallScript[]) =>
  chooseScript(
    language,
    (of) => ownScript(kind, of, own),
    (of) => originalScript(kind, of),
  );

/** On the lead card. */
export const CALL_SCRIPT_WORDS = {
  title: 'What to say',
  none: 'There is no script for a lead with this status.',
  readIn: (language: Language) => `Read it in ${languageName(language)}`,
} as const;
