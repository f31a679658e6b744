import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type Ground = 'foam' | 'sand' | 'white' | 'navy';

const GROUNDS: Record<Ground, string> = {
  foam: 'bg-foam-50',
  sand: 'bg-sand-100',
  white: 'bg-white',
  navy: 'on-dark bg-navy-900 text-foam-100 [&_h2]:text-white [&_h3]:text-white',
};

interface SectionProps {
  ground?: Ground;
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below title and lead, or after the content on narrow screens; for `split`. */
  below?: ReactNode;
  id?: string;
  /** Left out when the page is printed. */
  isForScreen?: boolean;
  /** `split` puts title and lead left of the content on wide screens; `narrow` is for reading and forms. */
  width?: 'wide' | 'narrow' | 'split';
}

const WIDTHS = {
  wide: { outer: '', head: 'mb-8 max-w-2xl sm:mb-10' },
  narrow: { outer: 'max-w-3xl', head: 'mb-8' },
  split: { outer: 'grid gap-x-16 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]', head: 'mb-8 max-w-xl' },
};

export function Section(props: SectionProps) {
  const { ground = 'foam', title, lead, children, below, id, isForScreen = false, width = 'wide' } = props;
  const headingId = useId();
  const { outer, head } = WIDTHS[width];
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={`py-14 sm:py-20 ${GROUNDS[ground]}${isForScreen ? ' print:hidden' : ''}`}
    >
      <div className={`wrap ${width === 'narrow' ? '' : outer}`}>
        <div className={width === 'narrow' ? outer : 'contents'}>
          {(title || lead) && (
            <div className={head}>
              {title && <h2 id={headingId}>{title}</h2>}
              {lead && <div className="mt-3 text-balance text-lg">{lead}</div>}
            </div>
          )}
          <div className={below ? 'row-span-2 min-w-0' : 'min-w-0'}>{children}</div>
          {below && <div className="max-lg:mt-12">{below}</div>}
        </div>
      </div>
    </section>
  );
}

interface EmptyPlaceProps {
  icon: LucideIcon;
  title: string;
  /** The file or the variables that fill it. */
  where: string;
}

/**
 * Keeps a place in a section for something of the owner's. Only for `npm start` (`import.meta.env.DEV`): a built site
 * has nothing there until it is given.
 */
export function EmptyPlace({ icon: Icon, title, where }: EmptyPlaceProps) {
  return (
    <div
      lang="en"
      className="flex items-center gap-4 rounded-xl border-2 border-tarp-300 border-dashed bg-white p-4 max-xs:flex-col max-xs:items-start"
    >
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-tarp-100 text-tarp-700">
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <p className="wrap-anywhere text-slate-700 text-sm">
        <span className="block font-semibold text-base text-navy-900">{title}</span>
        {where}
      </p>
    </div>
  );
}
