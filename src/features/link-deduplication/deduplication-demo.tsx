import { type FormEvent, useLayoutEffect, useState } from 'react';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { DEDUPLICATION_RULES, EXTENSIONS, SAMPLE_LINKS } from '#src/content/rep/extension-links.ts';
import { CopyLinks } from './copy-links.tsx';
import { deduplicateLinks } from './deduplicate.ts';
import { OutcomeList } from './outcome-list.tsx';

const NAME = 'links';
const SAMPLE = SAMPLE_LINKS.join('\n');

/** What was typed into the document before the app ran. */
const readTyped = (): string | undefined =>
  globalThis.document?.querySelector<HTMLTextAreaElement>(`textarea[name=${NAME}]`)?.value;

/** Deduplicates links as they are typed (specification, sections 2 and 5). */
export function DeduplicationDemo() {
  const [found] = useState(readTyped);
  const [text, setText] = useState(SAMPLE);
  // Before the page is painted again: a key pressed meanwhile would be added to the sample.
  useLayoutEffect(() => {
    if (found !== undefined) setText(found);
  }, [found]);
  const outcomes = deduplicateLinks(text.split('\n'));
  const kept = outcomes.filter(({ sameAs }) => sameAs === 0);
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>
        <TextAreaField
          className="[&_textarea]:field-sizing-content [&_textarea]:min-h-40"
          label={EXTENSIONS.links}
          name={NAME}
          rows={10}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={text}
          onChange={(event: FormEvent<HTMLTextAreaElement>) => setText(event.currentTarget.value)}
        />
        <div className="mt-1 flex flex-wrap gap-x-6">
          <TextButton onClick={() => setText(SAMPLE)}>{EXTENSIONS.sample}</TextButton>
          <TextButton onClick={() => setText('')}>{EXTENSIONS.clear}</TextButton>
        </div>
      </div>
      <section aria-labelledby="result" className="lg:row-span-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="result">{EXTENSIONS.result}</h2>
          {kept.length > 0 && <CopyLinks text={kept.map(({ link }) => link).join('\n')} />}
        </div>
        <p role="status" className="mt-1 text-slate-700 tabular-nums">
          {outcomes.length > 0 ? EXTENSIONS.count(kept.length, outcomes.length) : EXTENSIONS.none}
        </p>
        <OutcomeList outcomes={outcomes} />
      </section>
      <section aria-labelledby="rules">
        <h2 id="rules">{EXTENSIONS.rules}</h2>
        <ol className="mt-3 grid list-decimal gap-1 pl-6 text-slate-700 marker:font-semibold">
          {DEDUPLICATION_RULES.map((rule) => (
            <li key={rule} className="wrap-anywhere">
              {rule}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
