import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { PROFILE } from '#src/content/profile.ts';
import { PROFILE_LIMITS, type Profile, profileOf, storedProfile } from './profile.ts';

/** The rep's own details, on this device only. Until they are saved once, name and email are the session's. */
export function ProfileForm({ name, email }: Pick<Profile, 'name' | 'email'>) {
  const [opening] = useState(
    () => storedProfile.read() ?? { name, email, phone: '', address: '', territory: '' },
  );
  const [message, setMessage] = useState<OutcomeMessage | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isStored = storedProfile.write(profileOf(new FormData(event.currentTarget)));
    setMessage(
      isStored
        ? { good: true, text: PROFILE.saved }
        : { good: false, text: PROFILE.failed, detail: PROFILE.failedHint },
    );
  }

  const field = (of: keyof Profile) => ({
    name: of,
    label: PROFILE[of],
    defaultValue: opening[of],
    maxLength: PROFILE_LIMITS[of],
  });
  return (
    <form
      onSubmit={submit}
      onChange={() => setMessage(null)}
      noValidate
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField {...field('name')} className="sm:col-span-2" autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('address')} className="sm:col-span-2" autoComplete="street-address" />
      <TextField {...field('territory')} className="sm:col-span-2" hint={PROFILE.territoryHint} />
      <div className="sm:col-span-2">
        <Outcome message={message} />
        <Button type="submit" className="w-full text-lg sm:w-auto sm:justify-self-start sm:px-10">
          {PROFILE.submit}
        </Button>
      </div>
    </form>
  );
}
