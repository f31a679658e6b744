import { useEffect, useEffectEvent, useState } from 'react';
import { saveLanguagesAction, showLanguagesAction } from '#contract/actions/accounts/languages.ts';
import { type Language, OTHER_LANGUAGES, readLanguages } from '#contract/languages.ts';
import { languageName } from '#contract/words/languages.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { PROFILE } from '#src/content/rep/profile.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';

const WORDS = PROFILE.languages;

interface SpokenLanguagesProps {
  auth: string;
  onExpired: () => void;
}

/** What a rep speaks besides English: kept by the backend, unlike the profile. Saved with each change. */
export function SpokenLanguages(props: SpokenLanguagesProps) {
  return useBackendFeatures().can('languages') ? <Choices {...props} /> : null;
}

function Choices({ auth, onExpired }: SpokenLanguagesProps) {
  /** Null before they are loaded. */
  const [spoken, setSpoken] = useState<readonly Language[] | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const nextSignal = useLatestSignal();

  async function ask(languages: readonly Language[] | null) {
    const signal = nextSignal();
    const before = spoken;
    if (languages) setSpoken(languages);
    setBusy(true);
    setMessage(null);
    const result = await (languages
      ? call(saveLanguagesAction, { auth, languages: languages.join(' ') }, { signal })
      : call(showLanguagesAction, { auth }, { signal }));
    if (signal.aborted) return;
    setBusy(false);
    if (result.ok) {
      setSpoken(readLanguages(result.answer.languages));
      if (languages) setMessage({ isSuccess: true, text: WORDS.saved });
    } else if (result.reason === 'expired') onExpired();
    else {
      setSpoken(before);
      const text = languages ? WORDS.failed : WORDS.notLoaded;
      setMessage({ isSuccess: false, text, detail: failureWords(result) });
    }
  }
  const loadFirst = useEffectEvent(() => ask(null));
  useEffect(() => {
    void loadFirst();
  }, []);

  function toggle(code: Language) {
    // One at a time: the backend keeps what arrives last.
    if (isBusy || !spoken) return;
    void ask(spoken.includes(code) ? spoken.filter((each) => each !== code) : [...spoken, code]);
  }

  return (
    <Card className="mt-6">
      <section aria-labelledby="languages" aria-busy={isBusy}>
        <h2 id="languages">{WORDS.title}</h2>
        <p className="mt-1 mb-4 text-slate-700">{WORDS.lead}</p>
        {OTHER_LANGUAGES.map((code) => (
          <CheckField
            key={code}
            name={code}
            className="items-center [&_input]:mt-0 [&_label]:text-base"
            checked={spoken?.includes(code) ?? false}
            disabled={!spoken}
            onChange={() => toggle(code)}
          >
            {languageName(code)}
          </CheckField>
        ))}
        <div className="mt-3 min-h-6">
          <p role="status" className="text-slate-600">
            {isBusy && (spoken ? WORDS.saving : WORDS.loading)}
          </p>
          <Outcome message={message} />
          {!spoken && !isBusy && (
            <Button look="outline" onClick={() => void ask(null)}>
              {WORDS.retry}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
