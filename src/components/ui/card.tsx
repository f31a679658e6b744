import type { ReactNode } from 'react';

export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`rounded-2xl border border-line bg-white p-5 raised max-xs:p-3 sm:p-7 ${className}`}>
      {children}
    </div>
  );
}
