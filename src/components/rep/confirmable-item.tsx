import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonLook } from '#src/components/ui/button.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';
import { TextButton } from './text-button.tsx';

export interface ConfirmableAction {
  label: string;
  /** The button's aria-label, where `label` alone does not say which item it is for. */
  name?: string;
  look?: ButtonLook;
  question: string;
  yes: string;
  onYes: () => Promise<void>;
}

interface ConfirmableItemProps {
  name: string;
  /** Below the name, in its column. */
  about?: string | undefined;
  /** On a narrow screen `about` is below `children`. */
  isAboutLast?: boolean;
  children: ReactNode;
  choices: readonly ConfirmableAction[];
  /** The answer that changes nothing. */
  cancel: string;
  /** A button that asks nothing, next to those of `choices` when they are below the content. */
  plainButton?: ReactNode;
  /** The buttons are below the content, also when there is only one. */
  isTall?: boolean;
  /** Classes of grid columns: on a wide screen one line, with the name, each child and the buttons in one. */
  columns?: string;
  /** What a button beside the others opens and closes, below all else. */
  more?: { label: string; name: string; content: ReactNode } | undefined;
}

/** An item of a list, with buttons that ask before they do something. */
export function ConfirmableItem({
  name,
  about,
  isAboutLast = false,
  children,
  choices,
  cancel,
  plainButton,
  isTall = false,
  columns = '',
  more,
}: ConfirmableItemProps) {
  const [asked, setAsked] = useState<ConfirmableAction | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const item = useRef<HTMLElement>(null);

  function goBack() {
    setAsked(null);
    item.current?.focus();
  }

  const isStacked = columns !== '' || isTall || choices.length > 1;
  const isLoneLink = choices.length === 0 && more !== undefined && !plainButton;
  const isLone = choices.length === 1 && !more && !plainButton;
  const stack = columns
    ? `grid gap-4 lg:items-center [&>*]:min-w-0 ${isLone ? 'items-center xs:max-lg:grid-cols-[1fr_auto]' : ''} ${columns}`
    : 'grid grid-rows-[1fr_auto] gap-4';
  const buttons = choices.map((choice) => (
    <Button
      key={choice.label}
      look={choice.look ?? 'outline'}
      aria-label={choice.name}
      onClick={() => setAsked(choice)}
    >
      {choice.label}
    </Button>
  ));
  return (
    <article
      ref={item}
      tabIndex={-1}
      aria-label={name}
      className={`grid ${columns ? 'content-start' : ''} gap-4 border-line bg-white outline-none ${columns ? 'p-4 max-lg:rounded-2xl max-lg:border max-lg:raised lg:px-5' : 'rounded-2xl border p-4 raised'}`}
    >
      <div className={isStacked ? stack : 'flex items-center justify-between gap-4 max-xs:grid'}>
        <div
          className={`min-w-0 flex-1 wrap-anywhere ${isAboutLast ? 'max-lg:grid' : ''} ${columns && 'lg:contents [&>*]:min-w-0'}`}
        >
          <div className={isAboutLast ? 'max-lg:contents' : undefined}>
            <h3
              className={`font-sans text-lg leading-snug font-semibold tabular-nums ${columns && 'lg:text-base'}`}
            >
              {name}
            </h3>
            {about && (
              <p className={`text-slate-700 lg:text-sm ${isAboutLast ? 'max-lg:order-1 max-lg:mt-2' : ''}`}>
                {about}
              </p>
            )}
          </div>
          {children}
        </div>
        {!asked &&
          (isStacked ? (
            <div
              className={`flex flex-wrap gap-3 ${columns && 'items-center lg:justify-end'} ${isLoneLink ? 'max-lg:-my-2.5' : ''}`}
            >
              {buttons}
              {plainButton}
              {more && (
                <TextButton aria-expanded={isOpen} aria-label={more.name} onClick={() => setIsOpen(!isOpen)}>
                  {more.label}
                </TextButton>
              )}
            </div>
          ) : (
            buttons
          ))}
      </div>
      {asked && <Question of={asked} no={cancel} onNo={goBack} onDone={() => setAsked(null)} />}
      {isOpen && more && <div>{more.content}</div>}
    </article>
  );
}

interface QuestionProps {
  of: ConfirmableAction;
  /** The answer that changes nothing. */
  no: string;
  onNo: () => void;
  /** After the other answer, however it went. */
  onDone: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks before something is done. */
export function Question({ of: { question, yes, onYes }, no, onNo, onDone, children }: QuestionProps) {
  const [busy, setBusy] = useState(false);

  async function agree() {
    if (busy) return;
    setBusy(true);
    await onYes();
    setBusy(false);
    onDone();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers is not a set of form fields
    <div
      ref={takeFocus}
      role="group"
      aria-label={question}
      tabIndex={-1}
      className="rounded-lg bg-amber-100 p-4 outline-none"
    >
      <p className="wrap-anywhere">{question}</p>
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={agree}>
          {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {yes}
        </Button>
        <Button look="outline" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
