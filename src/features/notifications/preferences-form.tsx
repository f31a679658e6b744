import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SubmitBar } from '#src/components/rep/submit-bar.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { KEPT_PREFERENCES, NOTIFICATIONS, RINGING_PREFERENCES } from '#src/content/rep/notifications.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import {
  DEFAULT_PREFERENCES,
  preferencesSchema,
  storedPreferences,
} from '#src/stored/notification-preferences.ts';

const checkPreferences = zodResolver(preferencesSchema);
const SAVED = { isSuccess: true, text: NOTIFICATIONS.saved };
const FAILED = { isSuccess: false, text: NOTIFICATIONS.failed, detail: NOTIFICATIONS.failedHint };

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
  const { register } = preferences.form;
  const kept = canRing ? KEPT_PREFERENCES : [...RINGING_PREFERENCES, ...KEPT_PREFERENCES];
  return (
    <Form form={preferences} className="grid grid-cols-1 gap-6 max-sm:[&_*]:scroll-mb-24">
      {canRing && (
        <Group title={NOTIFICATIONS.works} hint={NOTIFICATIONS.worksHint}>
          {RINGING_PREFERENCES.map(({ name, ...words }) => (
            <div key={name}>
              <Switch {...register(name)} {...words} />
              {name === 'pushNotifications' && children}
            </div>
          ))}
        </Group>
      )}
      <div className="rounded-lg border border-dashed border-slate-400 bg-foam-100 px-4 pt-3 pb-1 max-xs:-mx-3 max-xs:px-3 [&_input]:accent-slate-600 [&_label]:font-normal [&_label]:text-slate-700">
        <Group title={NOTIFICATIONS.kept} hint={NOTIFICATIONS.keptHint}>
          {kept.map(({ name, ...words }) => (
            <Switch key={name} {...register(name)} {...words} />
          ))}
        </Group>
      </div>
      <SubmitBar>
        <Outcome ref={preferences.outcome} message={preferences.message} />
        <SubmitButton
          busy={preferences.isSending}
          className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10"
        >
          {NOTIFICATIONS.submit}
        </SubmitButton>
      </SubmitBar>
    </Form>
  );
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="font-display text-2xl leading-tight font-bold text-navy-900">{title}</legend>
      <p id={id} className="text-sm text-slate-700">
        {hint}
      </p>
      <div className="ruled mt-2">{children}</div>
    </fieldset>
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
