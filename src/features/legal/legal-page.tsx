import { useRef } from 'react';
import { LANGUAGES } from '#contract/languages.ts';
import { inLanguage } from '#contract/page-address.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { Prose } from '#src/components/site/sections/prose.tsx';
import type { LegalDocument } from '#src/content/legal-document.ts';
import { LEGAL_WORDS } from '#words/legal/legal-page.ts';
import { useCurrentSection } from './use-current-section.ts';

interface LegalPageProps {
  document: LegalDocument;
  /** Path of the page. */
  path: string;
}

export function LegalPage({ document, path }: LegalPageProps) {
  const { title, effective, intro, sections } = document;
  const text = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(text);
  const contents = (
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id || undefined}
            className="block border-line border-l-4 py-1.5 pl-3 text-slate-700 hover:underline aria-[current]:border-tarp-600 aria-[current]:font-semibold aria-[current]:text-navy-900"
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageHeader title={title}>
        <p>
          {LEGAL_WORDS.effective(
            <time key="day" dateTime={effective.day}>
              {effective.label}
            </time>,
          )}
        </p>
        {LEGAL_WORDS.translated && (
          <p>
            {`${LEGAL_WORDS.translated} `}
            <a href={inLanguage(path, LANGUAGE, 'en')} hrefLang="en" lang="en" className="underline">
              {LANGUAGES.en.name}
            </a>
          </p>
        )}
      </PageHeader>
      <div ref={text} className="wrap grid items-start gap-x-16 pt-10 pb-16 sm:pb-20 lg:grid-cols-[2fr_1fr]">
        <nav aria-labelledby="contents" className="sticky top-24 order-last text-[0.9375rem] max-lg:hidden">
          <p id="contents" className="mb-1 font-semibold text-navy-900">
            {LEGAL_WORDS.contents}
          </p>
          {contents}
        </nav>
        <nav aria-label={LEGAL_WORDS.contents} className="mb-6 lg:hidden">
          <details className="rounded-xl border border-line bg-white px-4 py-1">
            <summary className="cursor-pointer py-2.5 font-semibold text-navy-900">
              {LEGAL_WORDS.contents}
            </summary>
            {contents}
          </details>
        </nav>
        <Prose>
          <p>{intro}</p>
          {sections.map(({ id, heading, isMarked, blocks }) => (
            <section key={id} id={id} className={isMarked && '-ml-3 border-tarp-600 border-l-4 pl-2'}>
              <h2>{heading}</h2>
              {blocks.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{block}</p>
                ) : (
                  <ul key={block[0]}>
                    {block.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </Prose>
      </div>
    </>
  );
}
