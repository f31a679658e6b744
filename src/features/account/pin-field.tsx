import { type ComponentProps, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';
import { PinInput } from '#src/components/rep/pin-input.tsx';
import { SHOW_PIN, WEAK_PIN } from '#src/content/rep/rep-account.ts';

/** A field for a new PIN. */
export function PinField({ hint, onChange, ...field }: Omit<ComponentProps<typeof PinInput>, 'show'>) {
  const [isWeak, setWeak] = useState(false);
  return (
    <PinInput
      {...field}
      show={SHOW_PIN}
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
