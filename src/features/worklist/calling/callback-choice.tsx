import { CalendarClock } from 'lucide-react';
import { easternMoment, easternWall } from '#contract/eastern-time.ts';
import { LIMITS, TIMES } from '#contract/limits.ts';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CALLBACK } from '#src/content/rep/worklist.ts';
import { type Callback, callbackProblem, NO_CALLBACK, quickPicks } from './callback.ts';
import { easternMomentWords } from './eastern-words.ts';
import { otherClock } from './lead-time.ts';

interface CallbackChoiceProps {
  callback: Callback;
  /** The lead's time zone (IANA); empty when unknown. */
  zone: string;
  now: number;
  onChoose: (callback: Callback) => void;
}

/** When to call again, and whether this rep does. Times are Eastern, whatever the device's time zone. */
export function CallbackChoice({ callback, zone, now, onChoose }: CallbackChoiceProps) {
  const { at, mine } = callback;
  const chosen = easternMoment(at);
  const there = Number.isNaN(chosen) ? '' : otherClock(zone, chosen);
  return (
    <details open={at !== '' || undefined} className="group rounded-lg border border-line">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 py-1.5 rounded-lg px-3 font-semibold text-navy-900 hover:bg-foam-100">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-tarp-700" />
        {CALLBACK.title}
        {!Number.isNaN(chosen) && (
          <span className="font-normal text-slate-700">
            {easternMomentWords(chosen)} Eastern{there && ` (${there})`}
          </span>
        )}
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-4">
        <div className="flex flex-wrap gap-2">
          {quickPicks(now).map((pick) => (
            <Pick key={pick.label} isPicked={pick.at === at} onPick={() => onChoose({ at: pick.at, mine })}>
              {pick.label}
            </Pick>
          ))}
          {at && (
            <Pick isPicked={false} onPick={() => onChoose(NO_CALLBACK)}>
              {CALLBACK.clear}
            </Pick>
          )}
        </div>
        <TextField
          label={CALLBACK.pick}
          name="callbackAt"
          type="datetime-local"
          min={easternWall(now)}
          max={easternWall(now + TIMES.callbackAhead)}
          maxLength={LIMITS.label}
          value={at}
          onChange={(event) => onChoose({ at: event.target.value, mine })}
          error={callbackProblem(callback, now) ?? undefined}
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

function Pick({ isPicked, onPick, children }: { isPicked: boolean; onPick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className="min-h-11 rounded-full border-2 border-slate-400 px-4 text-sm font-semibold hover:border-navy-900 aria-pressed:border-tarp-700 aria-pressed:bg-tarp-100"
    >
      {children}
    </button>
  );
}
