import { LoaderCircle } from 'lucide-react';
import { Button } from './button.tsx';

interface SubmitButtonProps {
  busy: boolean;
  disabled?: boolean;
  className?: string;
  children: string;
}

export function SubmitButton({ busy, disabled, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={disabled} className={className}>
      {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {children}
    </Button>
  );
}
