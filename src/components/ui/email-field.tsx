import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { didYouMean } from '#contract-words/text-rules.ts';
import { findEmailSlip } from '#src/lib/email-slip.ts';
import { TextField } from './text-field.tsx';
import { useAfterPress } from './use-after-press.ts';

/** An email address. When it is left with a common slip in it, a question below it offers the likely one. */
export function EmailField({ className, onBlur, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [likely, setLikely] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const afterPress = useAfterPress();
  const findInput = () => box.current?.querySelector('input');

  // A form that is emptied after it was sent reports no change.
  useLayoutEffect(() => {
    if (likely && !findInput()?.value) setLikely('');
  });

  function takeOver() {
    const input = findInput();
    if (!input) return;
    typeInto(input, likely);
    input.focus();
  }

  return (
    <div ref={box} className={className}>
      <TextField
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        onChange={(event) => {
          setLikely('');
          onChange?.(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          const { value } = event.currentTarget;
          afterPress(() => setLikely(findEmailSlip(value)));
        }}
      />
      <EmailQuestion likely={likely} onTakeOver={takeOver} />
    </div>
  );
}

interface EmailQuestionProps {
  /** The address that was probably meant; empty for none. */
  likely: string;
  onTakeOver: () => void;
}

/** Asks whether another address was meant. Always rendered, so that screen readers hear the question. */
export const EmailQuestion = ({ likely, onTakeOver }: EmailQuestionProps) => (
  <div role="status">
    {likely && (
      <button
        type="button"
        onClick={onTakeOver}
        className="min-h-11 text-left font-semibold text-tarp-700 underline underline-offset-4 wrap-anywhere"
      >
        {didYouMean(likely)}
      </button>
    )}
  </div>
);

/** Like typing: React reports no change of a value that was set with the element's own setter. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
