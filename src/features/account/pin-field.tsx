import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';
import { ToggleButton } from '#src/components/rep/toggle-button.tsx';
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
  return (
    <ToggleButton
      Icon={shown ? EyeOff : Eye}
      isPressed={shown}
      onClick={() => onChange(!shown)}
      className="-mt-4 justify-self-start"
    >
      {SHOW_PIN}
    </ToggleButton>
  );
}
