import { Check } from 'lucide-react';

export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {points.map((point) => (
        <li key={point} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf-600" />
          {point}
        </li>
      ))}
    </ul>
  );
}
