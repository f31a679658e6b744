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
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid gap-6">
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
        <div>
          <TextAreaField
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
      </div>
      <section aria-labelledby="result">
        <h2 id="result">{EXTENSIONS.result}</h2>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
          <p role="status" className="text-slate-700 tabular-nums">
            {outcomes.length > 0 ? EXTENSIONS.count(kept.length, outcomes.length) : EXTENSIONS.none}
          </p>
          {kept.length > 0 && <CopyLinks text={kept.map(({ link }) => link).join('\n')} />}
        </div>
        <OutcomeList outcomes={outcomes} />
      </section>
    </div>
  );
}
