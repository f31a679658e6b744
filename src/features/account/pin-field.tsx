import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SHOW_PIN, WEAK_PIN } from '#src/content/rep/rep-account.ts';

type PinFieldProps = ComponentProps<typeof TextField> & { shown: boolean };

export function PinField({ shown, hint, onChange, ...field }: PinFieldProps) {
  const [isWeak, setWeak] = useState(false);
  return (
    <TextField
      {...field}
      hint={isWeak ? WEAK_PIN : hint}
      onChange={(event) => {
        setWeak(isWeakPin(event.target.value.trim()));
        onChange?.(event);
      }}
      type={shown ? 'text' : 'password'}
      required
      autoComplete="new-password"
      inputMode="numeric"
      maxLength={LIMITS.pinMax}
    />
  );
}

export function ShowPin({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-pressed={shown}
      onClick={() => onChange(!shown)}
      className="-mt-4 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-semibold text-tarp-700 hover:text-navy-900 aria-pressed:text-navy-900 aria-pressed:underline"
    >
      <Icon aria-hidden="true" className="size-4" />
      {SHOW_PIN}
    </button>
  );
}
