import type { ConsentWords } from '#words/company/disclosure.ts';
import { EnglishText } from './english-text.tsx';

/** What a visitor agrees to by sending a form. */
export function ConsentText({ text, english }: ConsentWords) {
  return (
    <div className="max-w-2xl text-pretty text-slate-600 text-sm">
      <p>{text}</p>
      {english && (
        <EnglishText>
          <p>{english}</p>
        </EnglishText>
      )}
    </div>
  );
}
