import { Link } from 'react-router-dom';
import { FROM_LIST } from '#src/features/manage/find/record-link.ts';

interface NumberLinkProps {
  /** Undefined: the number leads nowhere. */
  to: string | undefined;
  /** What it leads to, beginning with what is seen. */
  name: string;
  children: string;
}

/** A number within a line. */
export const NumberLink = ({ to, name, children }: NumberLinkProps) =>
  to ? (
    <Link
      to={to}
      state={FROM_LIST}
      preventScrollReset
      aria-label={name}
      className="-my-2.5 inline-flex min-h-11 items-center text-tarp-700 underline decoration-1 underline-offset-4 hover:text-navy-900"
    >
      {children}
    </Link>
  ) : (
    children
  );
