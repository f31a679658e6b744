import type { ComponentProps } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { TextField } from '#src/components/ui/text-field.tsx';

/** The email of an account, which phones leave as it is typed. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField type="email" autoCapitalize="none" spellCheck={false} maxLength={LIMITS.email} {...props} />
  );
}
