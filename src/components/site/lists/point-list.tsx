import { Check, X } from 'lucide-react';

const MARKS = {
  check: { Icon: Check, color: 'text-leaf-600' },
  cross: { Icon: X, color: 'text-coral-600' },
};

interface PointListProps {
  points: readonly string[];
  mark?: keyof typeof MARKS;
}

export function PointList({ points, mark = 'check' }: PointListProps) {
  const { Icon, color } = MARKS[mark];
  return (
    <ul className="grid gap-1.5">
      {points.map((point) => (
        <li key={point} className="flex gap-2">
          <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${color}`} />
          {point}
        </li>
      ))}
    </ul>
  );
}
