import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS } from '#contract/limits.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { PROFILE } from '#src/content/rep/profile.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { type Profile, profileSchema, storedProfile } from './profile.ts';

const checkProfile = zodResolver(profileSchema);
const SAVED = { isSuccess: true, text: PROFILE.saved };
const FAILED = { isSuccess: false, text: PROFILE.failed, detail: PROFILE.failedHint };

/** Stored on this device only. Until the first save, name and email come from the session. */
export function ProfileForm({ name, email }: Pick<Profile, 'name' | 'email'>) {
  const profile = useSubmitForm({
    initialValues: storedProfile.read() ?? { name, email, phone: '', address: '', territory: '' },
    resolver: checkProfile,
    send: async (fields) => (storedProfile.write(fields) ? SAVED : FAILED),
    failed: FAILED,
    clearsMessageOnChange: true,
  });
  const field = (of: keyof Profile, max: number) => ({
    ...profile.field(of),
    label: PROFILE[of],
    maxLength: max,
  });
  return (
    <Form form={profile} className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name', LIMITS.name)} className="sm:col-span-2" autoComplete="name" />
      <EmailField {...field('email', LIMITS.email)} autoComplete="email" />
      <TextField {...field('phone', LIMITS.phone)} type="tel" autoComplete="tel" />
      <TextField
        {...field('address', LIMITS.address)}
        className="sm:col-span-2"
        autoComplete="street-address"
      />
      <TextField
        {...field('territory', LIMITS.address)}
        className="sm:col-span-2"
        hint={PROFILE.territoryHint}
      />
      <div className="sm:col-span-2">
        <Outcome ref={profile.outcome} message={profile.message} />
        <SubmitButton
          busy={profile.isSending}
          className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10"
        >
          {PROFILE.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
