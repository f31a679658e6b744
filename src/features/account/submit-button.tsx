import { LoaderCircle } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';

interface SubmitButtonProps {
  busy: boolean;
  disabled?: boolean;
  children: string;
}

/** The one button of an account form; it turns while the script is asked. */
export function SubmitButton({ busy, disabled, children }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={disabled} className="w-full text-lg">
      {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {children}
    </Button>
  );
}
