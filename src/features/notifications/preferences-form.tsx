import { type FormEvent, useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { NOTIFICATION_GROUPS, NOTIFICATIONS } from '#src/content/notifications.ts';
import { type Preferences, storedPreferences } from './preferences.ts';

/** What a rep wants to be told about, and how. */
export function PreferencesForm() {
  const [preferences, setPreferences] = useState(storedPreferences.read);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);

  function change(name: keyof Preferences, wanted: boolean) {
    setPreferences({ ...preferences, [name]: wanted });
    setMessage(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setMessage(
      storedPreferences.write(preferences)
        ? { good: true, text: NOTIFICATIONS.saved }
        : { good: false, text: NOTIFICATIONS.failed, detail: NOTIFICATIONS.failedHint },
    );
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      {NOTIFICATION_GROUPS.map(({ title, preferences: group }) => (
        <fieldset key={title} className="ruled">
          <legend className="mb-1 font-display text-2xl leading-tight font-bold text-navy-900">
            {title}
          </legend>
          {group.map(({ name, label, hint }) => (
            <Switch
              key={name}
              name={name}
              label={label}
              hint={hint}
              checked={preferences[name]}
              onChange={(wanted) => change(name, wanted)}
            />
          ))}
        </fieldset>
      ))}
      <div>
        <Outcome message={message} />
        <Button type="submit" className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10">
          {NOTIFICATIONS.submit}
        </Button>
      </div>
    </form>
  );
}

interface SwitchProps {
  name: string;
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Switch({ name, label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-16 items-center gap-4 py-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-semibold text-navy-900 after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-slate-600">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="relative size-7 shrink-0 accent-tarp-700"
      />
    </div>
  );
}
