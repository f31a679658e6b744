import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveLanguagesAction, showLanguagesAction } from '#contract/actions/accounts/languages.ts';
import { BESIDES_ENGLISH, type Language } from '#contract/languages.ts';
import { languageName, readLanguages } from '#contract/words/languages.ts';
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
  /** As the backend has them; null before they are loaded. */
  const [kept, setKept] = useState<readonly Language[] | null>(null);
  /** What was pressed and is not kept yet. */
  const [wanted, setWanted] = useState<readonly Language[] | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const nextSignal = useLatestSignal();
  const next = useRef<readonly Language[]>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const spoken = wanted ?? kept;

  async function load() {
    const signal = nextSignal();
    setBusy(true);
    const result = await call(showLanguagesAction, { auth }, { signal });
    if (signal.aborted) return;
    setBusy(false);
    if (result.ok) {
      setKept(readLanguages(result.answer.languages));
      setMessage(null);
      // The button that was pressed is gone.
      if (message) title.current?.focus();
    } else if (result.reason === 'expired') onExpired();
    else setMessage({ isSuccess: false, text: WORDS.notLoaded, detail: failureWords(result) });
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);

  function toggle(code: Language) {
    if (!spoken) return;
    next.current = spoken.includes(code) ? spoken.filter((each) => each !== code) : [...spoken, code];
    setWanted(next.current);
    if (!isBusy) void save();
  }

  /** One save at a time: what was pressed meanwhile follows. */
  async function save() {
    const signal = nextSignal();
    setBusy(true);
    setMessage(null);
    for (let sent = next.current; sent; sent = next.current) {
      const result = await call(saveLanguagesAction, { auth, languages: sent.join(' ') }, { signal });
      if (signal.aborted) return;
      if (!result.ok && result.reason === 'expired') return onExpired();
      if (result.ok) setKept(readLanguages(result.answer.languages));
      if (result.ok && next.current !== sent) continue;
      next.current = null;
      setMessage(
        result.ok
          ? { isSuccess: true, text: WORDS.saved }
          : { isSuccess: false, text: WORDS.failed, detail: failureWords(result) },
      );
    }
    setWanted(null);
    setBusy(false);
  }

  return (
    <Card>
      <section aria-labelledby="languages" aria-busy={isBusy}>
        <h2 id="languages" ref={title} tabIndex={-1} className="outline-none">
          {WORDS.title}
        </h2>
        <p className="mt-1 mb-4 text-slate-700">{WORDS.lead}</p>
        {BESIDES_ENGLISH.map((code) => (
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
        <div className="mt-3">
          <p role="status" className="text-sm text-slate-600">
            {isBusy && (spoken ? WORDS.saving : WORDS.loading)}
          </p>
          {!isBusy && kept && <p className="text-sm text-slate-600">{WORDS.atOnce}</p>}
          <Outcome message={message} />
          {!kept && message && (
            <Button look="outline" onClick={() => !isBusy && void load()}>
              {WORDS.retry}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
