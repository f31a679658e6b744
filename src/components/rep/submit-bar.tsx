import type { ReactNode } from 'react';

/** At the end of a form in a Card: in reach on a phone, unless large text or a low screen leaves too little above it. */
const BAR =
  'max-sm:-mx-5 max-sm:-mb-5 max-sm:rounded-b-2xl max-sm:border-t max-sm:border-line max-sm:bg-white max-sm:px-5 max-sm:py-4 max-xs:-mx-3 max-xs:-mb-3 max-xs:px-3 max-sm:[@media(min-height:36rem)]:sticky max-sm:[@media(min-height:36rem)]:bottom-0';

export const SubmitBar = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${BAR} ${className}`}>{children}</div>
);
