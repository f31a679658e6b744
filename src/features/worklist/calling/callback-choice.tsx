import { CalendarClock } from 'lucide-react';
import type { Calling } from '#contract/actions/next-lead.ts';
import { getClockIfDifferent } from '#contract/dates/calling-time.ts';
import { parseEasternLocalTime, toEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { DURATIONS, LIMITS } from '#contract/limits.ts';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CALLBACK } from '#src/content/rep/worklist.ts';
import { bringIntoView } from '#src/features/worklist/keys/focus-on.ts';
import { KeyMark } from '#src/features/worklist/keys/key-mark.tsx';
import { PillButton } from '#src/features/worklist/pill-button.tsx';
import { type Callback, callbackProblem, comesBackMs, NO_CALLBACK, quickPicks } from './callback.ts';
import { easternMomentWords } from './eastern-words.ts';
import { openingWords } from './lead-time.ts';

interface CallbackChoiceProps {
  callback: Callback;
  /** When the lead may be called; undefined if the backend does not say it. */
  calling: Calling | undefined;
  /** Whether the lead is saved as called. */
  isCalled: boolean;
  now: number;
  onChoose: (callback: Callback) => void;
}

/** When to call again, and whether this rep does. Times are Eastern, whatever the device's time zone. */
export function CallbackChoice({ callback, calling, isCalled, now, onChoose }: CallbackChoiceProps) {
  const { at, mine } = callback;
  const chosen = parseEasternLocalTime(at);
  const backMs = isCalled && at === '' ? comesBackMs(calling, now) : null;
  const there = Number.isNaN(chosen) ? '' : getClockIfDifferent(calling?.zone ?? '', chosen);
  return (
    <details data-callback open={at !== '' || undefined} className="group rounded-lg border border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        onClick={bringIntoView}
        className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 py-1.5 rounded-lg px-3 font-semibold text-navy-900 hover:bg-foam-100"
      >
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-tarp-700" />
        {CALLBACK.title}
        <KeyMark of="B" />
        {!Number.isNaN(chosen) && (
          <span className="font-normal text-slate-700">
            {CALLBACK.chosen(easternMomentWords(chosen), there)}
          </span>
        )}
        {backMs !== null && (
          <span className="font-normal text-slate-700">
            {CALLBACK.otherwise(openingWords(calling?.zone ?? '', backMs, now))}
          </span>
        )}
      </summary>
      <div className="grid grid-cols-1 gap-3 px-3 pt-1 pb-4">
        <div className="flex flex-wrap gap-2">
          {quickPicks(now, calling).map((pick) => (
            <PillButton
              key={pick.label}
              aria-pressed={pick.at === at}
              onClick={() => onChoose({ at: pick.at, mine })}
            >
              {pick.label}
            </PillButton>
          ))}
          {at && <PillButton onClick={() => onChoose(NO_CALLBACK)}>{CALLBACK.clear}</PillButton>}
        </div>
        <TextField
          label={CALLBACK.pick}
          name="callbackAt"
          type="datetime-local"
          min={toEasternLocalTime(now)}
          max={toEasternLocalTime(now + DURATIONS.callbackAhead)}
          maxLength={LIMITS.label}
          value={at}
          onChange={(event) => onChoose({ at: event.target.value, mine })}
          error={callbackProblem(callback, now, calling) ?? undefined}
          hint={at ? undefined : CALLBACK.none}
        />
        <CheckField
          name="callbackMine"
          checked={mine}
          onChange={(event) => onChoose({ at, mine: event.target.checked })}
        >
          <strong className="text-base text-navy-950">{CALLBACK.mine}</strong> {CALLBACK.mineHint}
        </CheckField>
      </div>
    </details>
  );
}
