import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { NOTIFICATION_GROUPS, NOTIFICATIONS } from '#src/content/rep/notifications.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  preferencesSchema,
  storedPreferences,
} from '#src/stored/notification-preferences.ts';

const checkPreferences = zodResolver(preferencesSchema);
const SAVED = { isSuccess: true, text: NOTIFICATIONS.saved };
const FAILED = { isSuccess: false, text: NOTIFICATIONS.failed, detail: NOTIFICATIONS.failedHint };

const RINGS: Partial<Record<keyof Preferences, string>> = NOTIFICATIONS.rings;

/** @param children what the browser can do of them, on a script that tells of new leads */
export function PreferencesForm({ children }: { children: ReactNode }) {
  const canRing = useBackendFeatures().can('new_leads');
  const preferences = useSubmitForm({
    initialValues: storedPreferences.read() ?? DEFAULT_PREFERENCES,
    resolver: checkPreferences,
    send: async (fields) => (storedPreferences.write(fields) ? SAVED : FAILED),
    failed: FAILED,
    clearsMessageOnChange: true,
  });
  return (
    <Form form={preferences} className="grid grid-cols-1 gap-6">
      {NOTIFICATION_GROUPS.map(({ title, preferences: group }) => (
        <fieldset key={title} className="ruled">
          <legend className="mb-1 font-display text-2xl leading-tight font-bold text-navy-900">
            {title}
          </legend>
          {group.map(({ name, label, hint }) => (
            <Switch
              key={name}
              {...preferences.form.register(name)}
              label={label}
              hint={(canRing && RINGS[name]) || `${hint}. ${NOTIFICATIONS.local}`}
            />
          ))}
        </fieldset>
      ))}
      {canRing && children}
      <div>
        <Outcome ref={preferences.outcome} message={preferences.message} />
        <SubmitButton
          busy={preferences.isSending}
          className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10"
        >
          {NOTIFICATIONS.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface SwitchProps extends ComponentProps<'input'> {
  label: string;
  hint: string;
}

function Switch({ label, hint, ...input }: SwitchProps) {
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
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        className="relative size-7 shrink-0 accent-tarp-700"
      />
    </div>
  );
}
