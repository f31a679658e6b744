import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PictureCardProps {
  /** Fills its box. */
  picture: ReactNode;
  title: string;
  children: ReactNode;
  to: string;
  /** Link label at the bottom of the card. */
  action: string;
}

/** A list item with a picture above or beside its text. In a list, the picture is left and right in turns. */
export function PictureCard({ picture, title, children, to, action }: PictureCardProps) {
  return (
    <li className="card-link grid overflow-hidden rounded-2xl border border-line bg-white raised md:grid-cols-2 md:even:*:first:order-last">
      <div className="h-32 sm:h-52 md:h-full">{picture}</div>
      <div className="p-5 sm:p-7 md:min-h-68 md:content-center lg:px-10">
        <h3>
          <Link to={to} className="hover:text-tarp-700">
            {title}
          </Link>
        </h3>
        <div className="mt-2 text-slate-700">{children}</div>
        <span aria-hidden="true" className="flex items-center gap-1.5 pt-3 font-semibold text-tarp-700">
          {action}
          <ArrowRight className="size-4" />
        </span>
      </div>
    </li>
  );
}
