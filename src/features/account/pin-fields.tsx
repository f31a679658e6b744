import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';
import { ToggleButton } from '#src/components/rep/toggle-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SHOW_PIN, WEAK_PIN } from '#src/content/rep/rep-account.ts';

type TextFieldProps = ComponentProps<typeof TextField>;

/** Fields for a new PIN, and one button that shows what is typed into them. */
export function PinFields({ fields }: { fields: readonly TextFieldProps[] }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      {fields.map((field) => (
        <PinField key={field.name} {...field} type={shown ? 'text' : 'password'} />
      ))}
      <ToggleButton
        Icon={shown ? EyeOff : Eye}
        isPressed={shown}
        onClick={() => setShown(!shown)}
        className="-mt-4 justify-self-start"
      >
        {SHOW_PIN}
      </ToggleButton>
    </>
  );
}

function PinField({ hint, onChange, ...field }: TextFieldProps) {
  const [isWeak, setWeak] = useState(false);
  return (
    <TextField
      {...field}
      hint={isWeak ? WEAK_PIN : hint}
      onChange={(event) => {
        setWeak(isWeakPin(event.target.value.trim()));
        onChange?.(event);
      }}
      required
      autoComplete="new-password"
      inputMode="numeric"
      maxLength={LIMITS.pinMax}
    />
  );
}
