import type { LucideIcon } from 'lucide-react';

interface ToggleButtonProps {
  Icon: LucideIcon;
  isPressed: boolean;
  onClick: () => void;
  children: string;
}

export function ToggleButton({ Icon, isPressed, onClick, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-tarp-700 hover:text-navy-900 aria-pressed:text-navy-900 aria-pressed:underline"
    >
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </button>
  );
}
