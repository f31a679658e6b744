import { type KeyboardEvent, useRef } from 'react';
import { formatDay, parseDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { parseClosedDays } from '#contract/visits/visit-limits.ts';
import { WEEKDAYS } from '#contract/words/manager-forms.ts';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { VISITS } from '#src/content/rep/manage.ts';
import { closedEntries, toggleClosedWeekday, withClosedDay, withoutEntry } from './closed-days.ts';

interface ClosedDaysFieldProps {
  /** The setting as the backend keeps it: a text. */
  typed: string;
  /** A day that is chosen and not yet among them: `yyyy-mm-dd`, or empty. */
  day: string;
  onDay: (day: string) => void;
  error: string | undefined;
  onChange: (typed: string) => void;
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;

/** The weekdays and days without visits. */
export function ClosedDaysField({ typed, day: chosen, onDay, error, onChange }: ClosedDaysFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { weekdays } = parseClosedDays(typed);
  const others = closedEntries(typed)
    .filter((entry) => parseClosedDays(entry).weekdays.length === 0)
    .map((entry) => ({ entry, day: parseDay(entry) }))
    .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));

  function add() {
    if (chosen !== '') onChange(withClosedDay(typed, chosen));
    onDay('');
    input.current?.focus();
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  function remove(entry: string) {
    onChange(withoutEntry(typed, entry));
    input.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-navy-900">{VISITS.closedWeekdays}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] gap-1.5">
          {WEEKDAYS.map((each, index) => {
            const name = `${each.charAt(0).toUpperCase()}${each.slice(1)}`;
            return (
              <button
                key={each}
                type="button"
                aria-label={name}
                aria-pressed={weekdays.includes(index)}
                onClick={() => onChange(toggleClosedWeekday(typed, name))}
                className="min-h-11 rounded-lg border-2 border-line bg-white text-sm font-semibold text-navy-900 hover:border-navy-900 aria-pressed:border-tarp-700 aria-pressed:bg-tarp-100"
              >
                {name.slice(0, 3)}
              </button>
            );
          })}
        </div>
      </fieldset>
      <div>
        <div className="flex items-start gap-3 max-xs:grid">
          <TextField
            ref={input}
            className="min-w-0 flex-1"
            type="date"
            name="closedDay"
            label={VISITS.closedDay}
            min={easternDay(Date.now())}
            value={chosen}
            onChange={(event) => onDay(event.target.value)}
            onKeyDown={addOnEnter}
          />
          <Button look="outline" className="xs:mt-8" aria-label={VISITS.addClosedDay} onClick={add}>
            {VISITS.add}
          </Button>
        </div>
        <ul aria-label={VISITS.closedDays} className="mt-2">
          {others.map(({ entry, day }) => {
            const name = day === null ? entry : formatDay(day, DAY);
            return (
              <li
                key={entry}
                className="flex items-center justify-between gap-x-4 border-t border-line first:border-t-0"
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <TextButton aria-label={VISITS.removeClosedDay(name)} onClick={() => remove(entry)}>
                  {VISITS.remove}
                </TextButton>
              </li>
            );
          })}
        </ul>
        <p role="alert" className="text-sm font-semibold text-coral-700">
          {error}
        </p>
      </div>
    </div>
  );
}
