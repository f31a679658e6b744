/** Green when full. Hidden from screen readers: the numbers must also appear as text beside it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const share = whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-full bg-foam-100"
    >
      <rect width={share} height="4" className={share === 100 ? 'fill-leaf-600' : 'fill-tarp-500'} />
    </svg>
  );
}
