import { Star } from 'lucide-react';

interface RatingSummaryProps {
  /** Such as `5.0`. */
  rating: string;
  label: string;
  note: string;
}

/** White text: for a dark background. */
export function RatingSummary({ rating, label, note }: RatingSummaryProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex items-center gap-2 font-display text-3xl text-white">
        <Star aria-hidden="true" className="size-7 fill-current text-amber-500" />
        {rating}
      </span>{' '}
      <span className="text-base leading-snug">
        <span className="block first-letter:uppercase">{label}</span>
        {note}
      </span>
    </p>
  );
}
