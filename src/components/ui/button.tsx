import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type ButtonLook = 'act' | 'main' | 'quiet' | 'outline' | 'ghost';

const LOOKS: Record<ButtonLook, string> = {
  act: 'border-2 border-transparent bg-amber-500 text-navy-950 hover:bg-amber-400 raised',
  main: 'border-2 border-transparent bg-tarp-700 text-white hover:bg-tarp-600',
  quiet: 'bg-transparent text-tarp-700 underline underline-offset-4 hover:text-navy-900',
  outline: 'border-2 border-line bg-white text-navy-900 hover:border-navy-900',
  ghost: 'border-2 border-foam-300 bg-navy-950 text-white hover:border-white',
};

/**
 * Classes of a button, also for links that look like one. `act` (amber) is for the one main action of a
 * screen (call, book), `main` for ordinary buttons, `ghost` for the second button on a dark background.
 */
export const buttonClass = (look: ButtonLook = 'main', extra = ''): string =>
  `inline-flex min-h-12 items-center justify-center gap-2 rounded-lg px-5 py-2.5 text-center font-semibold leading-tight disabled:cursor-not-allowed disabled:bg-slate-200 disabled:text-slate-600 disabled:[box-shadow:none] ${LOOKS[look]} ${extra}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  children: ReactNode;
}

export function Button({ look = 'main', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
